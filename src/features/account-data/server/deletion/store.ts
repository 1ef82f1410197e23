import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { memberships, workspaces } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'

export interface PendingWorkspace {
  id: string
  name: string
  ownerUserId: string
  deletionRequestedAt: Date
}

export async function findPendingWorkspaces(db: Db, userId: string): Promise<PendingWorkspace[]> {
  const rows = await db
    .select({ workspace: workspaces })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.userId, userId), isNotNull(workspaces.deletionRequestedAt), isNull(workspaces.closedAt)))
    .orderBy(asc(workspaces.deletionRequestedAt))
  return rows.map(({ workspace: { id, name, ownerUserId, deletionRequestedAt } }) => ({
    id,
    name,
    ownerUserId,
    deletionRequestedAt: deletionRequestedAt!,
  }))
}

export async function findStandings(db: Db, userId: string): Promise<{ workspaceId: string; isOwner: boolean }[]> {
  const rows = await db.select().from(memberships).where(eq(memberships.userId, userId))
  return rows.map(({ workspaceId, role }) => ({ workspaceId, isOwner: role === 'OWNER' }))
}
