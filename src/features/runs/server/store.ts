import { and, asc, desc, eq, gt, inArray, lt, ne } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
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

/** The run if it still waits for its result, held until the transaction ends; null when another worker finished it. */
export async function lockWaitingRun({ tx, workspaceId }: WorkspaceTx, id: string): Promise<RunRow | null> {
  const [run] = await tx
    .select()
    .from(generationRuns)
    .where(and(runIn(workspaceId, id), eq(generationRuns.status, 'waiting')))
    .for('update')
  return run ?? null
}

/** The run if it was given up, held until the transaction ends. */
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

/** For each state the newest run that is in it. */
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

/** Keeps what is there of a run so far; false when the run waits for it no more. */
export async function storePartial({ tx, workspaceId }: WorkspaceTx, id: string, partial: unknown): Promise<boolean> {
  const stored = await tx
    .update(generationRuns)
    .set({ partial })
    .where(and(runIn(workspaceId, id), eq(generationRuns.status, 'waiting')))
    .returning({ id: generationRuns.id })
  return stored.length === 1
}

/** Where a run belongs, looking only in the given workspaces. */
export const findRunWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, generationRuns, id, workspaceIds)

/** The run of a brand that still makes a target; null when none does. */
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

/** What a brand still waits for, of some kinds, the oldest first. */
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

/** The bulks of a brand since then, the newest first. */
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

/** Runs by their ids. */
export async function findRunsOf({ tx, workspaceId }: WorkspaceTx, ids: string[]): Promise<RunRow[]> {
  if (ids.length === 0) return []
  return tx
    .select()
    .from(generationRuns)
    .where(and(eq(generationRuns.workspaceId, workspaceId), inArray(generationRuns.id, ids)))
}

/** What a workspace still waits for; several outlines at once end by themselves when theirs have ended. */
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

/** Runs of all workspaces that still wait although they were asked for before `before`. */
export async function findUnfinishedRuns(db: Db, before: Date): Promise<Pick<RunRow, 'workspaceId' | 'id' | 'kind'>[]> {
  return db
    .select({ workspaceId: generationRuns.workspaceId, id: generationRuns.id, kind: generationRuns.kind })
    .from(generationRuns)
    .where(and(eq(generationRuns.status, 'waiting'), lt(generationRuns.createdAt, before)))
    .limit(500)
}

/** What was generated when, before then. What still waits for its result stays. */
export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(generationRuns).where(and(lt(generationRuns.createdAt, before), ne(generationRuns.status, 'waiting')))
}

/** Nobody can tell any more who asked for a run. */
export async function forgetRequester(db: Db, userId: string): Promise<void> {
  await db.update(generationRuns).set({ requestedByUserId: null }).where(eq(generationRuns.requestedByUserId, userId))
}
