import { and, desc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { campaigns, klaviyoConnections, klaviyoSyncs } from '../tables.ts'

export type SyncRow = typeof klaviyoSyncs.$inferSelect
export type ConnectionRow = typeof klaviyoConnections.$inferSelect

export async function findConnection({ tx, workspaceId }: WorkspaceTx, brandId: string): Promise<ConnectionRow | null> {
  const [row] = await tx
    .select()
    .from(klaviyoConnections)
    .where(and(eq(klaviyoConnections.workspaceId, workspaceId), eq(klaviyoConnections.brandId, brandId)))
  return row ?? null
}

export async function putConnection({ tx }: WorkspaceTx, row: ConnectionRow): Promise<void> {
  const { sealedKey, accountName, currency } = row
  await tx
    .insert(klaviyoConnections)
    .values(row)
    .onConflictDoUpdate({
      target: [klaviyoConnections.workspaceId, klaviyoConnections.brandId],
      set: { sealedKey, accountName, currency },
    })
}

export async function deleteConnection({ tx, workspaceId }: WorkspaceTx, brandId: string): Promise<void> {
  await tx
    .delete(klaviyoConnections)
    .where(and(eq(klaviyoConnections.workspaceId, workspaceId), eq(klaviyoConnections.brandId, brandId)))
}

const syncIn = (workspaceId: string, id: string) =>
  and(eq(klaviyoSyncs.workspaceId, workspaceId), eq(klaviyoSyncs.id, id))

export async function insertSync({ tx }: WorkspaceTx, row: typeof klaviyoSyncs.$inferInsert): Promise<void> {
  await tx.insert(klaviyoSyncs).values(row)
}

export async function updateSync(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  change: Partial<SyncRow>,
): Promise<void> {
  await tx
    .update(klaviyoSyncs)
    .set(change)
    .where(and(syncIn(workspaceId, id), eq(klaviyoSyncs.status, 'waiting')))
}

export async function findSync({ tx, workspaceId }: WorkspaceTx, id: string): Promise<SyncRow | null> {
  const [row] = await tx.select().from(klaviyoSyncs).where(syncIn(workspaceId, id))
  return row ?? null
}

export async function lockWaitingSync({ tx, workspaceId }: WorkspaceTx, id: string): Promise<SyncRow | null> {
  const [row] = await tx
    .select()
    .from(klaviyoSyncs)
    .where(and(syncIn(workspaceId, id), eq(klaviyoSyncs.status, 'waiting')))
    .for('update')
  return row ?? null
}

export async function findNewestSync({ tx, workspaceId }: WorkspaceTx, brandId: string): Promise<SyncRow | null> {
  const [row] = await tx
    .select()
    .from(klaviyoSyncs)
    .where(and(eq(klaviyoSyncs.workspaceId, workspaceId), eq(klaviyoSyncs.brandId, brandId)))
    .orderBy(desc(klaviyoSyncs.createdAt), desc(klaviyoSyncs.id))
    .limit(1)
  return row ?? null
}

export async function findWaitingSyncIds({ tx, workspaceId }: WorkspaceTx): Promise<string[]> {
  const rows = await tx
    .select({ id: klaviyoSyncs.id })
    .from(klaviyoSyncs)
    .where(and(eq(klaviyoSyncs.workspaceId, workspaceId), eq(klaviyoSyncs.status, 'waiting')))
  return rows.map(({ id }) => id)
}

export async function findUnfinishedSyncs(db: Db, before: Date): Promise<Pick<SyncRow, 'workspaceId' | 'id'>[]> {
  return db
    .select({ workspaceId: klaviyoSyncs.workspaceId, id: klaviyoSyncs.id })
    .from(klaviyoSyncs)
    .where(and(eq(klaviyoSyncs.status, 'waiting'), lt(klaviyoSyncs.createdAt, before)))
    .limit(500)
}

/** Matches by the platform's id, or by the natural key for campaigns with another id. */
export async function findSynced(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  externalIds: readonly string[],
  naturalKeys: readonly string[],
): Promise<{ externalId: string; naturalKey: string }[]> {
  const rows = await tx
    .select({ externalId: campaigns.externalId, naturalKey: campaigns.naturalKey })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.workspaceId, workspaceId),
        eq(campaigns.brandId, brandId),
        isNotNull(campaigns.externalId),
        or(inArray(campaigns.externalId, [...externalIds]), inArray(campaigns.naturalKey, [...naturalKeys])),
      ),
    )
  return rows.map(({ externalId, naturalKey }) => ({ externalId: externalId!, naturalKey }))
}
