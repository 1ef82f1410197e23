import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { calendarFeeds } from './tables.ts'

/** The addresses that open calendars of a workspace: they go as soon as nobody may read there. */
export async function deleteFeedsOf(db: Db, workspaceId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.workspaceId, workspaceId))
}

/** Nobody can tell any more who made a feed. `names`: what the person was called in these workspaces. */
export async function forgetFeedMaker(db: Db, workspaceIds: string[], names: string[]): Promise<void> {
  if (workspaceIds.length === 0) return
  await db
    .update(calendarFeeds)
    .set({ createdByName: 'Deleted person' })
    .where(and(inArray(calendarFeeds.workspaceId, workspaceIds), inArray(calendarFeeds.createdByName, names)))
}
