import { and, asc, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { Once } from '#server/once.ts'
import { generationRuns, type RunKind } from './tables.ts'

export type { RunKind } from './tables.ts'

export type RunRow = typeof generationRuns.$inferSelect

const runIn = (workspaceId: string, id: string) =>
  and(eq(generationRuns.workspaceId, workspaceId), eq(generationRuns.id, id))

export async function insertRun({ tx }: WorkspaceTx, run: typeof generationRuns.$inferInsert): Promise<void> {
  await tx.insert(generationRuns).values(run)
}

export async function findRun({ tx, workspaceId }: WorkspaceTx, id: string): Promise<RunRow | null> {
  const [run] = await tx.select().from(generationRuns).where(runIn(workspaceId, id))
  return run ?? null
}

/** Locks the run. Null if another worker finished it. */
export async function lockWaitingRun({ tx, workspaceId }: WorkspaceTx, id: string): Promise<RunRow | null> {
  const [run] = await tx
    .select()
    .from(generationRuns)
    .where(and(runIn(workspaceId, id), eq(generationRuns.status, 'waiting')))
    .for('update')
  return run ?? null
}

const withKey = (workspaceId: string, { tokenId, key }: Once) =>
  and(
    eq(generationRuns.workspaceId, workspaceId),
    eq(generationRuns.onceTokenId, tokenId),
    eq(generationRuns.onceKey, key),
  )

export async function findRunOfKey({ tx, workspaceId }: WorkspaceTx, once: Once): Promise<RunRow | null> {
  const [run] = await tx.select().from(generationRuns).where(withKey(workspaceId, once))
  return run ?? null
}

export async function forgetOldKey({ tx, workspaceId }: WorkspaceTx, once: Once, before: Date): Promise<void> {
  await tx
    .update(generationRuns)
    .set({ onceTokenId: null, onceKey: null, onceHash: null })
    .where(and(withKey(workspaceId, once), lt(generationRuns.createdAt, before)))
}

export async function lockFailedRun({ tx, workspaceId }: WorkspaceTx, id: string): Promise<RunRow | null> {
  const [run] = await tx
    .select()
    .from(generationRuns)
    .where(and(runIn(workspaceId, id), eq(generationRuns.status, 'failed')))
    .for('update')
  return run ?? null
}

export async function updateRun({ tx, workspaceId }: WorkspaceTx, id: string, change: Partial<RunRow>): Promise<void> {
  await tx.update(generationRuns).set(change).where(runIn(workspaceId, id))
}

const makes = (workspaceId: string, kind: RunKind, brandId: string, target: string) =>
  and(
    eq(generationRuns.workspaceId, workspaceId),
    eq(generationRuns.kind, kind),
    eq(generationRuns.brandId, brandId),
    eq(generationRuns.target, target),
  )

export async function findNewestRuns(
  { tx, workspaceId }: WorkspaceTx,
  kind: RunKind,
  brandId: string,
  target: string,
): Promise<Partial<Record<RunRow['status'], RunRow>>> {
  const runs = await tx
    .selectDistinctOn([generationRuns.status])
    .from(generationRuns)
    .where(makes(workspaceId, kind, brandId, target))
    .orderBy(asc(generationRuns.status), desc(generationRuns.createdAt))
  return Object.fromEntries(runs.map((run) => [run.status, run]))
}

export async function storePartial({ tx, workspaceId }: WorkspaceTx, id: string, partial: unknown): Promise<boolean> {
  const stored = await tx
    .update(generationRuns)
    .set({ partial })
    .where(and(runIn(workspaceId, id), eq(generationRuns.status, 'waiting')))
    .returning({ id: generationRuns.id })
  return stored.length === 1
}

export const findRunWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, generationRuns, id, workspaceIds)

export async function findRunOf(
  { tx, workspaceId }: WorkspaceTx,
  kind: RunKind,
  brandId: string,
  target: string,
): Promise<RunRow | null> {
  const [run] = await tx
    .select()
    .from(generationRuns)
    .where(and(makes(workspaceId, kind, brandId, target), eq(generationRuns.status, 'waiting')))
  return run ?? null
}

export async function findWaitingRuns(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  kinds: readonly RunKind[],
): Promise<RunRow[]> {
  return tx
    .select()
    .from(generationRuns)
    .where(
      and(
        eq(generationRuns.workspaceId, workspaceId),
        eq(generationRuns.brandId, brandId),
        inArray(generationRuns.kind, [...kinds]),
        eq(generationRuns.status, 'waiting'),
      ),
    )
    .orderBy(asc(generationRuns.createdAt), asc(generationRuns.id))
}

export async function findBulksOf({ tx, workspaceId }: WorkspaceTx, brandId: string, since: Date): Promise<RunRow[]> {
  return tx
    .select()
    .from(generationRuns)
    .where(
      and(
        eq(generationRuns.workspaceId, workspaceId),
        eq(generationRuns.brandId, brandId),
        eq(generationRuns.kind, 'bulk'),
        gt(generationRuns.createdAt, since),
      ),
    )
    .orderBy(desc(generationRuns.createdAt), desc(generationRuns.id))
}

export async function findRunsOf({ tx, workspaceId }: WorkspaceTx, ids: string[]): Promise<RunRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(generationRuns)
    .where(and(eq(generationRuns.workspaceId, workspaceId), inArray(generationRuns.id, ids)))
}

/** Leaves out bulk runs, because they end with their outlines. */
export async function findWaitingRunIds({ tx, workspaceId }: WorkspaceTx): Promise<string[]> {
  const rows = await tx
    .select({ id: generationRuns.id })
    .from(generationRuns)
    .where(
      and(
        eq(generationRuns.workspaceId, workspaceId),
        eq(generationRuns.status, 'waiting'),
        ne(generationRuns.kind, 'bulk'),
      ),
    )
  return rows.map(({ id }) => id)
}

export async function findUnfinishedRuns(db: Db, before: Date): Promise<Pick<RunRow, 'workspaceId' | 'id' | 'kind'>[]> {
  return db
    .select({ workspaceId: generationRuns.workspaceId, id: generationRuns.id, kind: generationRuns.kind })
    .from(generationRuns)
    .where(and(eq(generationRuns.status, 'waiting'), lt(generationRuns.createdAt, before)))
    .limit(500)
}

export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(generationRuns).where(and(lt(generationRuns.createdAt, before), ne(generationRuns.status, 'waiting')))
}

export async function forgetRequester(db: Db, userId: string): Promise<void> {
  await db.update(generationRuns).set({ requestedByUserId: null }).where(eq(generationRuns.requestedByUserId, userId))
}
