import { createHash } from 'node:crypto'
import { and, desc, eq, getTableColumns, gte, sql } from 'drizzle-orm'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { campaignKey } from './csv/understand-file.ts'
import { campaigns, csvImports, csvMappings } from './tables.ts'

export type CampaignRow = typeof campaigns.$inferSelect
type NewCampaign = Omit<typeof campaigns.$inferInsert, 'naturalKey'>
type MappingRow = typeof csvMappings.$inferSelect

const BATCH = 500
const LARGE_BATCH = 2000

/** A brand's campaigns sent since a wall-clock time of the brand. */
export async function findCampaignsSince(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  since: string,
): Promise<CampaignRow[]> {
  return tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.brandId, brandId), gte(campaigns.sentAt, since)))
}

const withKey = (row: NewCampaign) => ({
  ...row,
  naturalKey: createHash('sha256')
    .update(campaignKey({ ...row, segment: row.segment ?? null }))
    .digest('base64url'),
})

export async function insertCampaigns({ tx }: WorkspaceTx, rows: readonly NewCampaign[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx.insert(campaigns).values(rows.slice(at, at + BATCH).map(withKey))
  }
}

const { id, workspaceId, brandId, naturalKey, ...changing } = getTableColumns(campaigns)
const nameOf = (key: string) => sql.identifier(key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
/** A later source wins, but what it does not know stays. */
const laterWins = Object.fromEntries(
  Object.entries(changing).map(([key, column]) => [key, sql`coalesce(excluded.${nameOf(key)}, ${column})`]),
)
const columns = Object.entries(getTableColumns(campaigns))
const columnNames = sql.join(
  columns.map(([key]) => sql`given.${sql.identifier(key)}`),
  sql`, `,
)
const columnTypes = sql.join(
  columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`),
  sql`, `,
)

/** Stores campaigns; those that are known are updated. Says how many were. */
export async function upsertCampaigns({ tx }: WorkspaceTx, rows: readonly NewCampaign[]): Promise<number> {
  let updated = 0
  // In one order everywhere, so that two imports at once cannot wait for each other.
  const sorted = rows.map(withKey).toSorted((one, other) => (one.naturalKey < other.naturalKey ? -1 : 1))
  for (let at = 0; at < sorted.length; at += LARGE_BATCH) {
    const batch = sorted.slice(at, at + LARGE_BATCH)
    // One parameter instead of one per value: a large import is several times as fast.
    const given = sql`select ${columnNames} from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given(${columnTypes})`
    const stored = await tx
      .insert(campaigns)
      .select(given)
      .onConflictDoUpdate({ target: [workspaceId, brandId, naturalKey], set: laterWins })
      .returning({ id })
    const ids = new Set(batch.map((row) => row.id))
    updated += stored.filter((row) => !ids.has(row.id)).length
  }
  return updated
}

/** The saved mappings of a workspace, the newest first. */
export async function findMappings({ tx, workspaceId: own }: WorkspaceTx): Promise<MappingRow[]> {
  return tx
    .select()
    .from(csvMappings)
    .where(eq(csvMappings.workspaceId, own))
    .orderBy(desc(csvMappings.updatedAt))
    .limit(500)
}

export async function saveMappingRow({ tx }: WorkspaceTx, row: MappingRow): Promise<void> {
  const { sourceLabel, headers, mapping, updatedAt } = row
  await tx
    .insert(csvMappings)
    .values(row)
    .onConflictDoUpdate({
      target: [csvMappings.workspaceId, csvMappings.brandId, csvMappings.fingerprint],
      set: { sourceLabel, headers, mapping, updatedAt },
    })
}

export async function insertImport({ tx }: WorkspaceTx, row: typeof csvImports.$inferInsert): Promise<void> {
  await tx.insert(csvImports).values(row)
}

/** When a file with this hash was last imported for the brand; null when it never was. */
export async function findImportTime(
  { tx, workspaceId: own }: WorkspaceTx,
  brand: string,
  fileHash: string,
): Promise<Date | null> {
  const [row] = await tx
    .select({ importedAt: csvImports.importedAt })
    .from(csvImports)
    .where(and(eq(csvImports.workspaceId, own), eq(csvImports.brandId, brand), eq(csvImports.fileHash, fileHash)))
    .orderBy(desc(csvImports.importedAt))
    .limit(1)
  return row?.importedAt ?? null
}
