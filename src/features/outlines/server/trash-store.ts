import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { ActivityInsert, OutlineRow } from './store.ts'
import { outlineActivity, outlines } from './tables.ts'

export async function findTrashedOutlines({ tx, workspaceId }: WorkspaceTx, brandId: string, limit: number) {
  const { id, title, ideaTitle, mainTopicTitle, planYear, planMonth, deletedAt } = outlines
  return tx
    .select({ id, title, ideaTitle, mainTopicTitle, planYear, planMonth, deletedAt })
    .from(outlines)
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.brandId, brandId), isNotNull(outlines.deletedAt)))
    .orderBy(desc(outlines.deletedAt), desc(outlines.id))
    .limit(limit)
}

export async function findTrashedOutline({ tx, workspaceId }: WorkspaceTx, id: string): Promise<OutlineRow | null> {
  const [row] = await tx
    .select()
    .from(outlines)
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.id, id), isNotNull(outlines.deletedAt)))
    .for('update')
  return row ?? null
}

export async function moveOutline(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  changes: Pick<OutlineRow, 'deletedAt' | 'subtopicId'>,
  activity: ActivityInsert,
): Promise<void> {
  await tx
    .update(outlines)
    .set({ ...changes, updatedAt: activity.occurredAt })
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.id, id)))
  await tx.insert(outlineActivity).values(activity)
}

export async function deleteTrashedOutlinesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(outlines).where(lt(outlines.deletedAt, before))
}
