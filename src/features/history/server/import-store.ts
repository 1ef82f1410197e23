import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type PersonHere, personHere } from '#features/access/server/people-store.ts'
import { memberships, workspacePeople } from '#features/access/server/workspace-tables.ts'
import { holdName } from '#server/db/named-lock.ts'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
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

export async function rememberBefore(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  importId: string,
  naturalKeys: readonly string[],
): Promise<void> {
  const own = and(
    eq(campaigns.workspaceId, workspaceId),
    eq(campaigns.brandId, brandId),
    inArray(campaigns.naturalKey, [...naturalKeys]),
  )
  // Locks the rows until we change them. Otherwise a concurrent sync would be missing from the record.
  await tx.execute(sql`
    insert into ${csvImportChanges} (workspace_id, import_id, campaign_id, before)
    select workspace_id, ${importId}::uuid, id, to_jsonb(${campaigns}) from ${campaigns} where ${own} for update
    on conflict do nothing`)
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
