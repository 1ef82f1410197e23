import { type SQL, and, count, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { users } from '#features/auth/server/tables.ts'
import { type PersonHere, personHere, personWith } from '#features/access/server/people-store.ts'
import type { StandingRow } from '#features/access/server/subscription-store.ts'
import { subscriptions } from '#features/access/server/subscription-tables.ts'
import { memberships, workspaces } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { apiTokens } from './tables.ts'

export type TokenRow = typeof apiTokens.$inferSelect

export const findTokenWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, apiTokens, id, workspaceIds)

/** Reads token, user, membership and plan in one round trip. */
export async function findTokenByHash(db: Db, tokenHash: string): Promise<(StandingRow & { token: TokenRow }) | null> {
  const [row] = await db
    .select({
      token: apiTokens,
      user: users,
      membership: memberships,
      status: workspaces.status,
      closedAt: workspaces.closedAt,
      subscription: subscriptions,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .innerJoin(
      memberships,
      and(eq(memberships.workspaceId, apiTokens.workspaceId), eq(memberships.userId, apiTokens.userId)),
    )
    .innerJoin(workspaces, eq(workspaces.id, apiTokens.workspaceId))
    .innerJoin(subscriptions, eq(subscriptions.workspaceId, apiTokens.workspaceId))
    .where(eq(apiTokens.tokenHash, tokenHash))
  return row ?? null
}

/** Two processes may see the same old time, so the statement checks it again. */
export async function touchToken(db: Db, tokenHash: string, now: Date, unlessSince: Date): Promise<void> {
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(
      and(eq(apiTokens.tokenHash, tokenHash), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, unlessSince))),
    )
}

const live = (now: Date): SQL => and(isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, now))!

export interface OwnedToken {
  token: TokenRow
  person: PersonHere
}

export async function findLiveTokens(
  { tx, workspaceId }: WorkspaceTx,
  now: Date,
  ofUser: string | null,
): Promise<OwnedToken[]> {
  return tx
    .select({ token: apiTokens, person: personHere })
    .from(apiTokens)
    .innerJoinLateral(personWith(tx, apiTokens.userId), sql`true`)
    .innerJoin(
      memberships,
      and(eq(memberships.workspaceId, apiTokens.workspaceId), eq(memberships.userId, apiTokens.userId)),
    )
    .where(
      and(
        eq(apiTokens.workspaceId, workspaceId),
        live(now),
        ofUser === null ? undefined : eq(apiTokens.userId, ofUser),
      ),
    )
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
}

export async function lockMembership({ tx, workspaceId }: WorkspaceTx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
    .for('update')
  return rows.length === 1
}

export async function countLiveTokens({ tx, workspaceId }: WorkspaceTx, userId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ tokens: count() })
    .from(apiTokens)
    .where(and(eq(apiTokens.workspaceId, workspaceId), eq(apiTokens.userId, userId), live(now)))
  return row?.tokens ?? 0
}

/** In every workspace of the user. */
export async function countLiveTokensOf(db: Db, userId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ tokens: count() })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), live(now)))
  return row?.tokens ?? 0
}

export async function insertToken({ tx }: WorkspaceTx, row: typeof apiTokens.$inferInsert): Promise<void> {
  await tx.insert(apiTokens).values(row)
}

export async function findToken({ tx, workspaceId }: WorkspaceTx, id: string): Promise<TokenRow | null> {
  const [row] = await tx
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.workspaceId, workspaceId), eq(apiTokens.id, id)))
  return row ?? null
}

export async function setRevoked({ tx, workspaceId }: WorkspaceTx, id: string, now: Date): Promise<void> {
  await tx
    .update(apiTokens)
    .set({ revokedAt: now })
    .where(and(eq(apiTokens.workspaceId, workspaceId), eq(apiTokens.id, id), isNull(apiTokens.revokedAt)))
}

export interface ExpiringToken {
  token: TokenRow
  email: string
  workspaceName: string
  standing: StandingRow
}

export async function findExpiringTokens(db: Db, now: Date, until: Date): Promise<ExpiringToken[]> {
  const rows = await db
    .select({
      token: apiTokens,
      user: users,
      membership: memberships,
      workspace: workspaces,
      subscription: subscriptions,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .innerJoin(
      memberships,
      and(eq(memberships.workspaceId, apiTokens.workspaceId), eq(memberships.userId, apiTokens.userId)),
    )
    .innerJoin(workspaces, eq(workspaces.id, apiTokens.workspaceId))
    .innerJoin(subscriptions, eq(subscriptions.workspaceId, apiTokens.workspaceId))
    .where(and(live(now), lte(apiTokens.expiresAt, until), isNull(apiTokens.expiryToldAt)))
  return rows.map(({ token, user, membership, workspace, subscription }) => ({
    token,
    email: user.email,
    workspaceName: workspace.name,
    standing: { user, membership, status: workspace.status, closedAt: workspace.closedAt, subscription },
  }))
}

/** Returns false if another process told the user first. */
export async function noteExpiryTold(db: Db, { workspaceId, id }: TokenRow, now: Date): Promise<boolean> {
  const told = await db
    .update(apiTokens)
    .set({ expiryToldAt: now })
    .where(and(eq(apiTokens.workspaceId, workspaceId), eq(apiTokens.id, id), isNull(apiTokens.expiryToldAt)))
    .returning({ id: apiTokens.id })
  return told.length === 1
}

/** Ended tokens stay a while, so that the security log and this table agree. */
export async function deleteTokensEndedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(apiTokens).where(or(lt(apiTokens.expiresAt, before), lt(apiTokens.revokedAt, before)))
}
