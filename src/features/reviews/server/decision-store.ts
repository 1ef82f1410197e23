import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { reviewDecisions } from './tables.ts'

export type DecisionRow = typeof reviewDecisions.$inferSelect

const newestFirst = [desc(reviewDecisions.decidedAt), desc(reviewDecisions.id)]

export const findDecisionWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, reviewDecisions, id, workspaceIds)

export async function insertDecision({ tx }: WorkspaceTx, row: DecisionRow): Promise<void> {
  await tx.insert(reviewDecisions).values(row)
}

export async function findDecisionsOf({ tx, workspaceId }: WorkspaceTx, outlineId: string): Promise<DecisionRow[]> {
  return tx
    .select()
    .from(reviewDecisions)
    .where(and(eq(reviewDecisions.workspaceId, workspaceId), eq(reviewDecisions.outlineId, outlineId)))
    .orderBy(...newestFirst)
}

/** By outline. The newest decision counts, whichever link it came by. */
export async function findNewestDecisions(
  { tx, workspaceId }: WorkspaceTx,
  outlineIds: readonly string[],
): Promise<Map<string, DecisionRow>> {
  if (outlineIds.length === 0) return new Map()
  const rows = await tx
    .selectDistinctOn([reviewDecisions.outlineId])
    .from(reviewDecisions)
    .where(and(eq(reviewDecisions.workspaceId, workspaceId), inArray(reviewDecisions.outlineId, [...outlineIds])))
    .orderBy(reviewDecisions.outlineId, ...newestFirst)
  return new Map(rows.map((row) => [row.outlineId, row]))
}

/** The newest decision of each link about each of its outlines. */
export async function findDecisionsByLink(
  { tx, workspaceId }: WorkspaceTx,
  linkIds: readonly string[],
): Promise<DecisionRow[]> {
  if (linkIds.length === 0) return []
  return tx
    .selectDistinctOn([reviewDecisions.linkId, reviewDecisions.outlineId])
    .from(reviewDecisions)
    .where(and(eq(reviewDecisions.workspaceId, workspaceId), inArray(reviewDecisions.linkId, [...linkIds])))
    .orderBy(reviewDecisions.linkId, reviewDecisions.outlineId, ...newestFirst)
}

export async function findDecisionForChange({ tx, workspaceId }: WorkspaceTx, id: string): Promise<DecisionRow | null> {
  const [row] = await tx
    .select()
    .from(reviewDecisions)
    .where(and(eq(reviewDecisions.workspaceId, workspaceId), eq(reviewDecisions.id, id)))
    .for('update')
  return row ?? null
}

export async function clearReviewerName({ tx, workspaceId }: WorkspaceTx, id: string): Promise<void> {
  await tx
    .update(reviewDecisions)
    .set({ reviewerName: null })
    .where(and(eq(reviewDecisions.workspaceId, workspaceId), eq(reviewDecisions.id, id)))
}
