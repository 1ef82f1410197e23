import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { campaigns, csvImports, csvMappings, klaviyoConnections, klaviyoSyncs } from './tables.ts'

const PORTION = 2000

/** Deletes in portions, because one statement over a million rows would block the database. */
export async function deleteHistoryOf(db: Db, workspaceId: string): Promise<void> {
  for (;;) {
    const portion = db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(eq(campaigns.workspaceId, workspaceId))
      .limit(PORTION)
    const gone = await db
      .delete(campaigns)
      .where(and(eq(campaigns.workspaceId, workspaceId), inArray(campaigns.id, portion)))
      .returning({ id: campaigns.id })
    if (gone.length < PORTION) break
  }
  for (const table of [csvMappings, csvImports, klaviyoSyncs, klaviyoConnections]) {
    await db.delete(table).where(eq(table.workspaceId, workspaceId))
  }
}

/** Keys are deleted as soon as no one can use them. */
export async function deleteConnectionsOf(db: Db, workspaceId: string): Promise<void> {
  await db.delete(klaviyoConnections).where(eq(klaviyoConnections.workspaceId, workspaceId))
}

export async function forgetImporter(db: Db, userId: string): Promise<void> {
  await db.update(csvImports).set({ importedByUserId: null }).where(eq(csvImports.importedByUserId, userId))
  await db.update(klaviyoSyncs).set({ requestedByUserId: null }).where(eq(klaviyoSyncs.requestedByUserId, userId))
}
