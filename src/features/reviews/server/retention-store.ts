import { eq, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import { reviewDecisions, reviewLinks } from './tables.ts'

/** Decisions stay with their outline. They only forget by which link they came. */
export async function deleteLinksEndedBefore(db: Db, before: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = tx
      .select({ id: reviewLinks.id })
      .from(reviewLinks)
      .where(or(lt(reviewLinks.revokedAt, before), lt(reviewLinks.expiresAt, before)))
    await tx.update(reviewDecisions).set({ linkId: null }).where(inArray(reviewDecisions.linkId, ended))
    await tx.delete(reviewLinks).where(inArray(reviewLinks.id, ended))
  })
}

/** Links are deleted as soon as no one may read the workspace. */
export async function deleteReviewLinksOf(db: Db, workspaceId: string): Promise<void> {
  await db.delete(reviewLinks).where(eq(reviewLinks.workspaceId, workspaceId))
}

export async function forgetLinkMaker(db: Db, userId: string): Promise<void> {
  await db.update(reviewLinks).set({ createdByUserId: null }).where(eq(reviewLinks.createdByUserId, userId))
}
