import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import { generationRuns } from '#features/runs/server/tables.ts'
import { aiCalls } from '#features/models/server/tables.ts'
import { brands } from '#features/brands/server/tables.ts'
import { workspaces } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import type { ErrorCode } from '#shared/errors.ts'

export type FailedRunRow = Awaited<ReturnType<typeof findFailedRuns>>[number]

/** Ids grow with time, so the primary key gives the newest runs. */
export async function findFailedRuns(db: Db, sinceId: string, limit: number) {
  return db
    .select({ run: generationRuns, workspaceName: workspaces.name, status: workspaces.status, brandName: brands.name })
    .from(generationRuns)
    .innerJoin(workspaces, and(eq(workspaces.id, generationRuns.workspaceId), isNull(workspaces.closedAt)))
    .innerJoin(brands, and(eq(brands.workspaceId, generationRuns.workspaceId), eq(brands.id, generationRuns.brandId)))
    .where(and(gte(generationRuns.id, sinceId), eq(generationRuns.status, 'failed')))
    .orderBy(desc(generationRuns.id))
    .limit(limit)
}

export async function findRunById(
  db: Db,
  id: string,
): Promise<{ workspaceId: string; workspaceStatus: 'ACTIVE' | 'SUSPENDED' } | null> {
  const [row] = await db
    .select({ workspaceId: generationRuns.workspaceId, workspaceStatus: workspaces.status })
    .from(generationRuns)
    .innerJoin(workspaces, and(eq(workspaces.id, generationRuns.workspaceId), isNull(workspaces.closedAt)))
    .where(eq(generationRuns.id, id))
  return row ?? null
}

export async function findFailedCall(
  db: Db,
  promptType: (typeof aiCalls.$inferSelect)['promptType'],
  since: Date,
): Promise<{ errorCode: ErrorCode | null; createdAt: Date } | null> {
  const [row] = await db
    .select({ errorCode: aiCalls.errorCode, createdAt: aiCalls.createdAt })
    .from(aiCalls)
    .where(and(gte(aiCalls.createdAt, since), eq(aiCalls.state, 'failed'), eq(aiCalls.promptType, promptType)))
    .orderBy(desc(aiCalls.createdAt))
    .limit(1)
  return row ?? null
}
