import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { calendarFeeds } from './tables.ts'

/** The addresses that open calendars of a workspace: they go as soon as nobody may read there. */
export async function deleteFeedsOf(db: Db, workspaceId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.workspaceId, workspaceId))
}

/** Nobody can tell any more who made a feed. */
export async function forgetFeedMaker(db: Db, userId: string): Promise<void> {
  await db.update(calendarFeeds).set({ createdByUserId: null }).where(eq(calendarFeeds.createdByUserId, userId))
}
