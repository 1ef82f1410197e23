import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { COUNTED_AS } from '../campaign-contract.ts'
import { type FieldMapping, SYNC_STEPS, type SyncSummary } from '../contract.ts'

/** A campaign that was sent in the past, with what it achieved. Counts only; rates are computed. */
export const campaigns = pgTable(
  'campaigns',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    /** Hash of name, day and segment: the same campaign from another file or platform updates this one. */
    naturalKey: text().notNull(),
    name: text().notNull(),
    subject: text(),
    segment: text(),
    /** What a member says it is about; null where its name decides. */
    countedAs: oneOf(COUNTED_AS),
    /** Wall-clock time of the brand. */
    sentAt: timestamp({ mode: 'string' }).notNull(),
    deliveries: integer().notNull(),
    opens: integer(),
    clicks: integer(),
    orders: integer(),
    revenue: numeric({ mode: 'number' }),
    /** ISO code of the revenue, where a file or platform named it; else it is that of the brand's country. */
    currency: text(),
    unsubscribes: integer(),
    spamReports: integer(),
    source: oneOf(['csv', 'klaviyo', 'demo']).notNull(),
    /** The platform's own id, where a platform told of it. */
    externalId: text(),
    /** The import that added or changed it last; null when a sync did. */
    lastImportId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.brandId], brands),
    index('campaigns_id').on(table.id),
    index('campaigns_sent').on(table.workspaceId, table.brandId, table.sentAt),
    uniqueIndex('campaigns_natural_key').on(table.workspaceId, table.brandId, table.naturalKey),
    uniqueIndex('campaigns_external_id').on(table.workspaceId, table.brandId, table.externalId),
    index('campaigns_import').on(table.workspaceId, table.lastImportId),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

/** What the columns of a file mean, remembered for the next file with the same headers. */
export const csvMappings = pgTable(
  'csv_mappings',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    /** Hash of the sorted headers. */
    fingerprint: text().notNull(),
    sourceLabel: text().notNull(),
    headers: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<FieldMapping>().notNull(),
    updatedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.brandId], brands),
    uniqueIndex('csv_mappings_fingerprint').on(table.workspaceId, table.brandId, table.fingerprint),
    onlyOwnWorkspace(),
  ],
)

/** `storing` while rows still go in; an import that a crash left there is taken back. */
const IMPORT_STATUSES = ['storing', 'done', 'undone', 'interrupted'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** A file that was imported: the same one is recognised, and the import can be taken back. */
export const csvImports = pgTable(
  'csv_imports',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    filename: text().notNull(),
    fileHash: text().notNull(),
    successfulRows: integer().notNull(),
    failedRows: integer().notNull(),
    /** How many of the stored campaigns were known before. */
    updatedRows: integer().notNull().default(0),
    status: oneOf(IMPORT_STATUSES).notNull().default('done'),
    importedByUserId: uuid(),
    importedAt: at().notNull(),
    /** The last sign of life while rows go in; later, when it ended. */
    touchedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.brandId], brands),
    index('csv_imports_file').on(table.workspaceId, table.brandId, table.fileHash),
    index('csv_imports_id').on(table.id),
    // One at a time, so that what a campaign was before an import is never a guess.
    uniqueIndex('csv_imports_storing')
      .on(table.workspaceId, table.brandId)
      .where(sql`status = 'storing'`),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

/** What a campaign was before an import changed it. An import that is taken back puts this in its place again. */
export const csvImportChanges = pgTable(
  'csv_import_changes',
  {
    workspaceId: uuid().notNull(),
    importId: uuid().notNull(),
    campaignId: uuid().notNull(),
    /** The whole row; null when it would not be there without an import that was taken back meanwhile. */
    before: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.importId, table.campaignId] }),
    goesWith([table.workspaceId, table.importId], csvImports),
    goesWith([table.workspaceId, table.campaignId], campaigns),
    index('csv_import_changes_campaign').on(table.workspaceId, table.campaignId),
    onlyOwnWorkspace(),
  ],
)

/** A brand's connection to Klaviyo. The key is sealed and never leaves the server. */
export const klaviyoConnections = pgTable(
  'klaviyo_connections',
  {
    workspaceId: uuid().notNull(),
    brandId: uuid().notNull(),
    sealedKey: text().notNull(),
    accountName: text().notNull(),
    currency: text(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.brandId] }),
    goesWith([table.workspaceId, table.brandId], brands),
    onlyOwnWorkspace(),
  ],
)

/** One sync with Klaviyo, written before it starts: a crash or a closed tab loses nothing. */
export const klaviyoSyncs = pgTable(
  'klaviyo_syncs',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    status: oneOf(['waiting', 'done', 'failed']).notNull(),
    /** How far back it looks. */
    days: integer().notNull(),
    step: oneOf(SYNC_STEPS).notNull(),
    /** Campaigns read so far. */
    campaigns: integer().notNull().default(0),
    summary: jsonb().$type<SyncSummary>(),
    errorCode: text().$type<ErrorCode>(),
    requestedByUserId: uuid(),
    createdAt: at().notNull(),
    finishedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.brandId], brands),
    uniqueIndex('klaviyo_syncs_waiting')
      .on(table.workspaceId, table.brandId)
      .where(sql`status = 'waiting'`),
    index('klaviyo_syncs_newest').on(table.workspaceId, table.brandId, table.createdAt),
    index('klaviyo_syncs_unfinished')
      .on(table.createdAt)
      .where(sql`status = 'waiting'`),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
