import { type SQL, and, asc, count, desc, eq, getTableColumns, gte, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { campaignKey, keyOf } from './campaign-key.ts'
import { campaigns, csvMappings } from './tables.ts'

export type CampaignRow = typeof campaigns.$inferSelect
export type NewCampaign = Omit<typeof campaigns.$inferInsert, 'naturalKey'>
export type KeyedCampaign = typeof campaigns.$inferInsert
type MappingRow = typeof csvMappings.$inferSelect

const BATCH = 500
export const LARGE_BATCH = 1000

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

/**
 * Changes with every change of these campaigns: a new one has a new version, which is higher than all before, and a
 * deleted one no longer counts.
 */
export async function findCampaignVersions(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  since: string,
): Promise<{ campaigns: number; versions: string }> {
  const [found] = await tx
    .select({ campaigns: count(), versions: sql<string>`coalesce(sum(${campaigns}.xmin::text::bigint), 0)::text` })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.brandId, brandId), gte(campaigns.sentAt, since)))
  return found!
}

export async function findSendsSince(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  since: string,
  most: number,
): Promise<Pick<CampaignRow, 'name' | 'segment' | 'sentAt'>[]> {
  return tx
    .select({ name: campaigns.name, segment: campaigns.segment, sentAt: campaigns.sentAt })
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.brandId, brandId), gte(campaigns.sentAt, since)))
    .orderBy(desc(campaigns.sentAt), asc(campaigns.name))
    .limit(most)
}

export async function findCampaignPage(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  after: Pick<CampaignRow, 'sentAt' | 'id'> | null,
  limit: number,
): Promise<CampaignRow[]> {
  const behind =
    after === null
      ? undefined
      : or(lt(campaigns.sentAt, after.sentAt), and(eq(campaigns.sentAt, after.sentAt), lt(campaigns.id, after.id)))
  return tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.brandId, brandId), behind))
    .orderBy(desc(campaigns.sentAt), desc(campaigns.id))
    .limit(limit)
}

export async function updateCountedAs(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  countedAs: CampaignRow['countedAs'],
): Promise<CampaignRow | null> {
  const [row] = await tx
    .update(campaigns)
    .set({ countedAs })
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, id)))
    .returning()
  return row ?? null
}

export const findCampaignWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, campaigns, id, workspaceIds)

const withKey = (row: NewCampaign) => ({
  ...row,
  naturalKey: keyOf(campaignKey({ ...row, segment: row.segment ?? null })),
})

export async function insertCampaigns({ tx }: WorkspaceTx, rows: readonly NewCampaign[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx.insert(campaigns).values(rows.slice(at, at + BATCH).map(withKey))
  }
}

const { id, workspaceId, brandId, naturalKey, ...changing } = getTableColumns(campaigns)
const nameOf = (key: string) => sql.identifier(key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
/** A later source wins, but its unknown values don't overwrite known ones. */
const laterWins = Object.fromEntries(
  Object.entries(changing).map(([key, column]) => [
    key,
    key === 'lastImportId' ? sql`excluded.last_import_id` : sql`coalesce(excluded.${nameOf(key)}, ${column})`,
  ]),
)
const columns = Object.entries(getTableColumns(campaigns))
const columnNames = sql.join(
  columns.map(([key]) => sql`given.${sql.identifier(key)}`),
  sql`, `,
)
export const campaignColumns = sql.join(
  columns.map(([key]) => nameOf(key)),
  sql`, `,
)
const columnTypes = sql.join(
  columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`),
  sql`, `,
)

/** Sorted by key, so that two concurrent imports can't deadlock. */
export const keyed = (rows: readonly NewCampaign[]): KeyedCampaign[] =>
  rows.map(withKey).toSorted((one, other) => (one.naturalKey < other.naturalKey ? -1 : 1))

// One parameter instead of one per value makes a large import several times faster.
export const givenCampaigns = (portion: readonly KeyedCampaign[]): SQL =>
  sql`select ${columnNames} from jsonb_to_recordset(${JSON.stringify(portion)}::jsonb) as given(${columnTypes})`

export async function upsertCampaigns({ tx }: WorkspaceTx, portion: readonly KeyedCampaign[]): Promise<number> {
  const stored = await tx
    .insert(campaigns)
    .select(givenCampaigns(portion))
    .onConflictDoUpdate({ target: [workspaceId, brandId, naturalKey], set: laterWins })
    .returning({ id })
  const ids = new Set(portion.map((row) => row.id))
  return stored.filter((row) => !ids.has(row.id)).length
}

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
