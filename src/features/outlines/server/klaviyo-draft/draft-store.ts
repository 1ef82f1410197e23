import { and, eq } from 'drizzle-orm'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { klaviyoDrafts } from '../tables.ts'

export type DraftRow = typeof klaviyoDrafts.$inferSelect

const ofOutline = (workspaceId: string, outlineId: string) =>
  and(eq(klaviyoDrafts.workspaceId, workspaceId), eq(klaviyoDrafts.outlineId, outlineId))

export async function findDraft({ tx, workspaceId }: WorkspaceTx, outlineId: string): Promise<DraftRow | null> {
  const [row] = await tx.select().from(klaviyoDrafts).where(ofOutline(workspaceId, outlineId))
  return row ?? null
}

/** Lock the outline before, so that two members don't begin a draft at the same time. */
export async function putDraft({ tx }: WorkspaceTx, row: DraftRow): Promise<void> {
  const { workspaceId: _workspace, outlineId: _outline, ...set } = row
  await tx
    .insert(klaviyoDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [klaviyoDrafts.workspaceId, klaviyoDrafts.outlineId], set })
}

/** False if another try has the claim now. */
export async function updateClaimedDraft(
  { tx, workspaceId }: WorkspaceTx,
  outlineId: string,
  claimId: string,
  change: Partial<DraftRow>,
): Promise<boolean> {
  const rows = await tx
    .update(klaviyoDrafts)
    .set(change)
    .where(and(ofOutline(workspaceId, outlineId), eq(klaviyoDrafts.claimId, claimId)))
    .returning({ outlineId: klaviyoDrafts.outlineId })
  return rows.length > 0
}
