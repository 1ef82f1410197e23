import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { calendarFeeds } from './tables.ts'

/** Feeds are deleted as soon as no one may read the workspace. */
export async function deleteFeedsOf(db: Db, workspaceId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.workspaceId, workspaceId))
}

export async function forgetFeedMaker(db: Db, userId: string): Promise<void> {
  await db.update(calendarFeeds).set({ createdByUserId: null }).where(eq(calendarFeeds.createdByUserId, userId))
}
