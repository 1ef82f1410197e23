import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#features/auth/server/tables.ts'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { memberships, workspaces } from './tables.ts'

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

/** A person's workspaces: the chosen one first, then the last used, then owned ones, then the oldest. */
export async function findWorkspacesOf(
  db: Db,
  userId: string,
): Promise<{ workspace: WorkspaceRow; membership: MembershipRow }[]> {
  return db
    .select({ workspace: workspaces, membership: memberships })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.userId, userId))
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
  changes: Partial<Pick<WorkspaceRow, 'name' | 'address' | 'website'>>,
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
