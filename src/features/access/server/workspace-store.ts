import { and, asc, count, eq, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import { users } from '#features/auth/server/tables.ts'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { memberships, workspaces } from './workspace-tables.ts'

export type WorkspaceRow = typeof workspaces.$inferSelect
export type MembershipRow = typeof memberships.$inferSelect

export async function insertWorkspace(
  db: Db,
  workspace: typeof workspaces.$inferInsert,
  owner: typeof memberships.$inferInsert,
): Promise<void> {
  await db.insert(workspaces).values(workspace)
  await db.insert(memberships).values(owner)
}

export async function insertMembership(db: Db, membership: typeof memberships.$inferInsert): Promise<void> {
  await db.insert(memberships).values(membership)
}

export async function findWorkspacesOf(
  db: Db,
  userId: string,
): Promise<{ workspace: WorkspaceRow; membership: MembershipRow }[]> {
  return db
    .select({ workspace: workspaces, membership: memberships })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.userId, userId), isNull(workspaces.closedAt)))
    .orderBy(
      sql`(${workspaces.id} = ${users.currentWorkspaceId}) desc nulls last`,
      sql`${memberships.lastUsedAt} desc`,
      sql`(${memberships.role} = 'OWNER') desc`,
      asc(workspaces.createdAt),
    )
}

export async function countMembers(db: Db, workspaceIds: string[]): Promise<Map<string, number>> {
  if (workspaceIds.length === 0) return new Map()
  const rows = await db
    .select({ id: memberships.workspaceId, members: count() })
    .from(memberships)
    .where(inArray(memberships.workspaceId, workspaceIds))
    .groupBy(memberships.workspaceId)
  return new Map(rows.map(({ id, members }) => [id, members]))
}

export async function workspaceExists(db: Db, id: string): Promise<WorkspaceRow | null> {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, id))
  return row ?? null
}

export async function updateWorkspace(
  db: Db,
  id: string,
  changes: Partial<Pick<WorkspaceRow, 'name' | 'address' | 'website' | 'assigneesSetReadyForReview'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await db.update(workspaces).set(changes).where(eq(workspaces.id, id))
}

export async function setWorkspaceStatus(db: Db, id: string, status: WorkspaceRow['status']): Promise<void> {
  await db.update(workspaces).set({ status }).where(eq(workspaces.id, id))
}

export async function setLastAccessedBrand(
  { tx, workspaceId }: WorkspaceTx,
  userId: string,
  brandId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(memberships)
    .set({ lastAccessedBrandId: brandId, lastUsedAt: now })
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
}

export async function findOwnedWorkspaces(db: Db, userId: string): Promise<(WorkspaceRow & { others: number })[]> {
  const rows = await db
    .select({ workspace: workspaces, others: count(memberships.id) })
    .from(workspaces)
    .leftJoin(memberships, and(eq(memberships.workspaceId, workspaces.id), ne(memberships.userId, userId)))
    .where(and(eq(workspaces.ownerUserId, userId), isNull(workspaces.closedAt)))
    .groupBy(workspaces.id)
    .orderBy(asc(workspaces.createdAt))
  return rows.map(({ workspace, others }) => ({ ...workspace, others }))
}

export async function setWorkspaceDeletionRequest(db: Db, id: string, requestedAt: Date | null): Promise<void> {
  await db.update(workspaces).set({ deletionRequestedAt: requestedAt }).where(eq(workspaces.id, id))
}

/** Locks the row until the transaction ends. Other transactions can still insert rows that refer to it. */
export async function lockWorkspace(db: Db, id: string): Promise<WorkspaceRow | null> {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, id)).for('no key update')
  return row ?? null
}

export async function findWorkspacesToClose(db: Db, requestedUntil: Date): Promise<WorkspaceRow[]> {
  return db
    .select()
    .from(workspaces)
    .where(and(lte(workspaces.deletionRequestedAt, requestedUntil), isNull(workspaces.closedAt)))
}

/** Returns true for exactly one of several concurrent calls. */
export async function closeWorkspace(db: Db, id: string, closedAt: Date): Promise<boolean> {
  const closed = await db
    .update(workspaces)
    .set({ closedAt })
    .where(and(eq(workspaces.id, id), isNull(workspaces.closedAt)))
    .returning({ id: workspaces.id })
  return closed.length === 1
}

export async function findClosedWorkspaceIds(
  db: Db,
  by: { closedUntil: Date } | { requestedUntil: Date } | { ownerUserId: string },
): Promise<string[]> {
  const chosen =
    'closedUntil' in by
      ? lte(workspaces.closedAt, by.closedUntil)
      : 'requestedUntil' in by
        ? lte(workspaces.deletionRequestedAt, by.requestedUntil)
        : eq(workspaces.ownerUserId, by.ownerUserId)
  const rows = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(chosen, isNotNull(workspaces.closedAt)))
  return rows.map(({ id }) => id)
}

export async function deleteWorkspace(db: Db, id: string): Promise<void> {
  await db.delete(workspaces).where(eq(workspaces.id, id))
}

export async function findMemberEmails(db: Db, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(memberships.createdAt))
  return rows.map(({ email }) => email)
}
