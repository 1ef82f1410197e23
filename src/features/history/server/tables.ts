import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import type { FieldMapping } from '../contract.ts'

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
    theme: text(),
    /** Wall-clock time of the brand. */
    sentAt: timestamp({ mode: 'string' }).notNull(),
    deliveries: integer().notNull(),
    opens: integer(),
    clicks: integer(),
    orders: integer(),
    /** In the brand's currency. */
    revenue: doublePrecision(),
    unsubscribes: integer(),
    spamReports: integer(),
    source: text().$type<'csv' | 'klaviyo' | 'demo'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      columns: [table.workspaceId, table.brandId],
      foreignColumns: [brands.workspaceId, brands.id],
    }).onDelete('cascade'),
    index('campaigns_sent').on(table.workspaceId, table.brandId, table.sentAt),
    uniqueIndex('campaigns_natural_key').on(table.workspaceId, table.brandId, table.naturalKey),
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
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      columns: [table.workspaceId, table.brandId],
      foreignColumns: [brands.workspaceId, brands.id],
    }).onDelete('cascade'),
    uniqueIndex('csv_mappings_fingerprint').on(table.workspaceId, table.brandId, table.fingerprint),
    onlyOwnWorkspace(),
  ],
)

/** A file that was imported, so that the same one is recognised. */
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
    importedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      columns: [table.workspaceId, table.brandId],
      foreignColumns: [brands.workspaceId, brands.id],
    }).onDelete('cascade'),
    index('csv_imports_file').on(table.workspaceId, table.brandId, table.fileHash),
    onlyOwnWorkspace(),
  ],
)
