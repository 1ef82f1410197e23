import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import { type PersonHere, personHere } from '#features/access/server/people-store.ts'
import { memberships, workspacePeople } from '#features/access/server/workspace-tables.ts'
import { holdName } from '#server/db/named-lock.ts'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { type KeyedCampaign, campaignColumns, givenCampaigns } from './store.ts'
import { campaigns, csvImportChanges, csvImports } from './tables.ts'

export type { ImportStatus } from './tables.ts'

export type ImportRow = typeof csvImports.$inferSelect

const MOST_LISTED = 200

export async function insertImport({ tx }: WorkspaceTx, row: typeof csvImports.$inferInsert): Promise<void> {
  await tx.insert(csvImports).values(row)
}

export async function updateImport(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  change: Partial<ImportRow>,
): Promise<void> {
  await tx
    .update(csvImports)
    .set(change)
    .where(and(eq(csvImports.workspaceId, workspaceId), eq(csvImports.id, id)))
}

/** Locks the imports of a workspace until the transaction ends, because an undo reads what other imports stored. */
export const holdImports = ({ tx, workspaceId }: WorkspaceTx): Promise<void> =>
  holdName(tx, `csv_imports ${workspaceId}`)

export async function lockImport({ tx, workspaceId }: WorkspaceTx, id: string): Promise<ImportRow | null> {
  const [row] = await tx
    .select()
    .from(csvImports)
    .where(and(eq(csvImports.workspaceId, workspaceId), eq(csvImports.id, id)))
    .for('update')
  return row ?? null
}

/** False if the import no longer stores, because it was rolled back meanwhile. */
export async function touchStoring({ tx, workspaceId }: WorkspaceTx, id: string, touchedAt: Date): Promise<boolean> {
  const touched = await tx
    .update(csvImports)
    .set({ touchedAt })
    .where(and(eq(csvImports.workspaceId, workspaceId), eq(csvImports.id, id), eq(csvImports.status, 'storing')))
    .returning({ id: csvImports.id })
  return touched.length > 0
}

export async function findImports(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
): Promise<{ row: ImportRow; importedBy: PersonHere | null }[]> {
  return tx
    .select({ row: csvImports, importedBy: personHere })
    .from(csvImports)
    .leftJoin(workspacePeople, eq(workspacePeople.id, csvImports.importedByUserId))
    .leftJoin(
      memberships,
      and(eq(memberships.workspaceId, csvImports.workspaceId), eq(memberships.userId, workspacePeople.id)),
    )
    .where(and(eq(csvImports.workspaceId, workspaceId), eq(csvImports.brandId, brandId)))
    .orderBy(desc(csvImports.importedAt), desc(csvImports.id))
    .limit(MOST_LISTED)
}

export const findImportWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, csvImports, id, workspaceIds)

export async function findImportTime(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  fileHash: string,
): Promise<Date | null> {
  const [row] = await tx
    .select({ importedAt: csvImports.importedAt })
    .from(csvImports)
    .where(
      and(
        eq(csvImports.workspaceId, workspaceId),
        eq(csvImports.brandId, brandId),
        eq(csvImports.fileHash, fileHash),
        eq(csvImports.status, 'done'),
      ),
    )
    .orderBy(desc(csvImports.importedAt))
    .limit(1)
  return row?.importedAt ?? null
}

export async function findStuckImports(db: Db, before: Date): Promise<Pick<ImportRow, 'workspaceId' | 'id'>[]> {
  return db
    .select({ workspaceId: csvImports.workspaceId, id: csvImports.id })
    .from(csvImports)
    .where(and(eq(csvImports.status, 'storing'), lt(csvImports.touchedAt, before)))
    .limit(100)
}

/**
 * Inserts the campaigns that are new, and records the others unchanged. Returns the keys of those, which are locked
 * until the transaction ends.
 */
export async function insertNewCampaigns(
  { tx, workspaceId }: WorkspaceTx,
  importId: string,
  portion: readonly KeyedCampaign[],
): Promise<string[]> {
  // The update changes nothing. It locks a campaign and returns it, and finds it by the index of its key, which a
  // search wouldn't do while the table has no statistics about the campaigns of this brand.
  const { rows } = (await tx.execute(sql`
    with given as (${givenCampaigns(portion)}),
    stored as (
      insert into ${campaigns} (${campaignColumns}) select * from given
      on conflict (workspace_id, brand_id, natural_key) do update set natural_key = excluded.natural_key
      returning *
    ),
    known as (
      select * from stored where workspace_id = ${workspaceId}::uuid and id not in (select id from given)
    ),
    recorded as (
      insert into ${csvImportChanges} (workspace_id, import_id, campaign_id, before)
      select workspace_id, ${importId}::uuid, id, to_jsonb(known) from known
      on conflict do nothing
    )
    select natural_key as key from known`)) as { rows: { key: string }[] }
  return rows.map(({ key }) => key)
}

/** A campaign that a later import or sync also changed keeps its values. */
export async function restoreCampaigns(
  { tx, workspaceId }: WorkspaceTx,
  importId: string,
): Promise<{ removed: number; restored: number }> {
  const ofThis = sql`workspace_id = ${workspaceId}::uuid and import_id = ${importId}::uuid`
  await tx.execute(sql`
    update ${csvImportChanges} as later set before = (
      select mine.before from ${csvImportChanges} mine
      where mine.workspace_id = later.workspace_id and mine.import_id = ${importId}::uuid
        and mine.campaign_id = later.campaign_id)
    where later.workspace_id = ${workspaceId}::uuid and later.import_id <> ${importId}::uuid
      and later.before ->> 'last_import_id' = ${importId}`)
  const mine = and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.lastImportId, importId))
  const gone = await tx
    .delete(campaigns)
    .where(
      and(
        mine,
        sql`not exists (select 1 from ${csvImportChanges} c
          where c.workspace_id = ${campaigns.workspaceId} and c.import_id = ${importId}::uuid
            and c.campaign_id = ${campaigns.id} and c.before is not null)`,
      ),
    )
    .returning({ id: campaigns.id })
  const columns = sql.raw(RESTORED.map((name) => `"${name}" = old."${name}"`).join(', '))
  const back = tx.$with('back', { id: campaigns.id }).as(sql`
    update ${campaigns} set ${columns}
    from ${csvImportChanges} c, jsonb_populate_record(null::${campaigns}, c.before) old
    where c.workspace_id = ${campaigns.workspaceId} and c.import_id = ${importId}::uuid
      and c.campaign_id = ${campaigns.id} and c.before is not null and ${mine}
    returning ${campaigns.id}`)
  const [restored] = await tx.with(back).select({ campaigns: count() }).from(back)
  await tx.execute(sql`delete from ${csvImportChanges} where ${ofThis}`)
  return { removed: gone.length, restored: restored?.campaigns ?? 0 }
}

const RESTORED = [
  'natural_key',
  'name',
  'subject',
  'segment',
  'sent_at',
  'deliveries',
  'opens',
  'clicks',
  'orders',
  'revenue',
  'currency',
  'unsubscribes',
  'spam_reports',
  'source',
  'external_id',
  'last_import_id',
]
