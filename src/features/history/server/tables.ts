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

/** We store only counts and compute rates. */
export const campaigns = pgTable(
  'campaigns',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    /** Hash of name, day and segment. The same campaign from another file or platform updates this row. */
    naturalKey: text().notNull(),
    name: text().notNull(),
    subject: text(),
    segment: text(),
    countedAs: oneOf(COUNTED_AS),
    sentAt: timestamp({ mode: 'string' }).notNull(),
    deliveries: integer().notNull(),
    opens: integer(),
    clicks: integer(),
    orders: integer(),
    revenue: numeric({ mode: 'number' }),
    /** ISO code. Null means the currency of the brand's country. */
    currency: text(),
    unsubscribes: integer(),
    spamReports: integer(),
    source: oneOf(['csv', 'klaviyo', 'demo']).notNull(),
    externalId: text(),
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

export const csvMappings = pgTable(
  'csv_mappings',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
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

/** `storing` means that rows are still being imported. We roll back an import that a crash left there. */
const IMPORT_STATUSES = ['storing', 'done', 'undone', 'interrupted'] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

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
    updatedRows: integer().notNull().default(0),
    status: oneOf(IMPORT_STATUSES).notNull().default('done'),
    importedByUserId: uuid(),
    importedAt: at().notNull(),
    touchedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.brandId], brands),
    index('csv_imports_file').on(table.workspaceId, table.brandId, table.fileHash),
    index('csv_imports_id').on(table.id),
    // One import at a time, so that the recorded earlier state is always right.
    uniqueIndex('csv_imports_storing')
      .on(table.workspaceId, table.brandId)
      .where(sql`status = 'storing'`),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

/** The state of a campaign before an import changed it. Undo restores it. */
export const csvImportChanges = pgTable(
  'csv_import_changes',
  {
    workspaceId: uuid().notNull(),
    importId: uuid().notNull(),
    campaignId: uuid().notNull(),
    /** Null if the campaign exists only because of an import that was undone meanwhile. */
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

/** The key is stored encrypted and never leaves the server. */
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

/** We record a sync before it starts, so that a crash or a closed tab loses nothing. */
export const klaviyoSyncs = pgTable(
  'klaviyo_syncs',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    status: oneOf(['waiting', 'done', 'failed']).notNull(),
    days: integer().notNull(),
    step: oneOf(SYNC_STEPS).notNull(),
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
