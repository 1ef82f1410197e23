import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { calendarFeeds } from './tables.ts'

export type FeedRow = typeof calendarFeeds.$inferSelect

const ofBrand = ({ workspaceId }: WorkspaceTx, brandId: string) =>
  and(eq(calendarFeeds.workspaceId, workspaceId), eq(calendarFeeds.brandId, brandId))

export async function findFeed(scope: WorkspaceTx, brandId: string): Promise<FeedRow | null> {
  const [row] = await scope.tx.select().from(calendarFeeds).where(ofBrand(scope, brandId))
  return row ?? null
}

export async function findFeedByToken(db: Db, tokenHash: string): Promise<FeedRow | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash))
  return row ?? null
}

export async function putFeed({ tx }: WorkspaceTx, row: FeedRow): Promise<void> {
  const { tokenHash, createdByUserId, bySupport, createdAt, lastReadAt } = row
  await tx
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({
      target: [calendarFeeds.workspaceId, calendarFeeds.brandId],
      set: { tokenHash, createdByUserId, bySupport, createdAt, lastReadAt },
    })
}

export async function touchFeed(scope: WorkspaceTx, brandId: string, lastReadAt: Date): Promise<void> {
  await scope.tx.update(calendarFeeds).set({ lastReadAt }).where(ofBrand(scope, brandId))
}

export async function deleteFeed(scope: WorkspaceTx, brandId: string): Promise<void> {
  await scope.tx.delete(calendarFeeds).where(ofBrand(scope, brandId))
}
