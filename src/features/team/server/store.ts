import { and, count, desc, eq, gt, isNull, lte, notInArray, sql } from 'drizzle-orm'
import { users } from '#features/auth/server/tables.ts'
import { personWith } from '#features/access/server/people-store.ts'
import { workspacePeople, workspaces } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { AssignableRole } from '#shared/role-ladder.ts'
import { invites } from './tables.ts'

export type InviteRow = typeof invites.$inferSelect
export interface SentInvite {
  invite: InviteRow
  inviter: { name: string; email: string } | null
}

const pendingIn = (workspaceId: string) => and(eq(invites.workspaceId, workspaceId), eq(invites.status, 'PENDING'))

export const findInviteWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, invites, id, workspaceIds)

export async function findInviteByToken(
  db: Db,
  tokenHash: string,
): Promise<(SentInvite & { workspaceName: string; suspended: boolean }) | null> {
  const [row] = await db
    .select({
      invite: invites,
      inviter: { name: users.name, email: users.email },
      workspaceName: workspaces.name,
      status: workspaces.status,
    })
    .from(invites)
    .innerJoin(workspaces, eq(workspaces.id, invites.workspaceId))
    .leftJoin(users, eq(users.id, invites.invitedByUserId))
    .where(and(eq(invites.tokenHash, tokenHash), isNull(workspaces.closedAt)))
  return row === undefined ? null : { ...row, suspended: row.status === 'SUSPENDED' }
}

export async function findPendingInvites({ tx, workspaceId }: WorkspaceTx): Promise<SentInvite[]> {
  return tx
    .select({ invite: invites, inviter: { name: workspacePeople.name, email: workspacePeople.email } })
    .from(invites)
    .leftJoinLateral(personWith(tx, invites.invitedByUserId), sql`true`)
    .where(pendingIn(workspaceId))
    .orderBy(desc(invites.createdAt), desc(invites.id))
}

export async function findPendingByEmail({ tx, workspaceId }: WorkspaceTx, email: string): Promise<InviteRow | null> {
  const [row] = await tx
    .select()
    .from(invites)
    .where(and(pendingIn(workspaceId), eq(sql`lower(${invites.email})`, email.toLowerCase())))
  return row ?? null
}

export async function findInviteForChange({ tx, workspaceId }: WorkspaceTx, id: string): Promise<InviteRow | null> {
  const [row] = await tx
    .select()
    .from(invites)
    .where(and(eq(invites.workspaceId, workspaceId), eq(invites.id, id)))
    .for('update')
  return row ?? null
}

export async function countPendingInvites({ tx, workspaceId }: WorkspaceTx, now: Date): Promise<number> {
  const [row] = await tx
    .select({ pending: count() })
    .from(invites)
    .where(and(pendingIn(workspaceId), gt(invites.expiresAt, now)))
  return row?.pending ?? 0
}

export async function insertInvite({ tx }: WorkspaceTx, invite: InviteRow): Promise<void> {
  await tx.insert(invites).values(invite)
}

export async function updateInvite(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  changes: Partial<InviteRow>,
): Promise<void> {
  await tx
    .update(invites)
    .set(changes)
    .where(and(eq(invites.workspaceId, workspaceId), eq(invites.id, id)))
}

/** Only for the email with this link. A newer link has its own email. */
export async function noteMailState(
  { tx, workspaceId }: WorkspaceTx,
  { id, tokenHash }: InviteRow,
  mailState: InviteRow['mailState'],
): Promise<void> {
  await tx
    .update(invites)
    .set({ mailState })
    .where(and(eq(invites.workspaceId, workspaceId), eq(invites.id, id), eq(invites.tokenHash, tokenHash)))
}

export async function closeExpired({ tx, workspaceId }: WorkspaceTx, email: string, now: Date): Promise<void> {
  await tx
    .update(invites)
    .set({ status: 'EXPIRED', closedAt: now })
    .where(
      and(pendingIn(workspaceId), eq(sql`lower(${invites.email})`, email.toLowerCase()), lte(invites.expiresAt, now)),
    )
}

export async function cancelInvitesFrom(
  { tx, workspaceId }: WorkspaceTx,
  userId: string,
  kept: readonly AssignableRole[],
  now: Date,
): Promise<number> {
  const canceled = await tx
    .update(invites)
    .set({ status: 'CANCELED', closedAt: now })
    .where(
      and(
        pendingIn(workspaceId),
        eq(invites.invitedByUserId, userId),
        kept.length === 0 ? undefined : notInArray(invites.role, [...kept]),
      ),
    )
    .returning({ id: invites.id })
  return canceled.length
}
