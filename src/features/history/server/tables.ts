import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'

/** A campaign that was sent in the past, with what it achieved. Counts only; rates are computed. */
export const campaigns = pgTable(
  'campaigns',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
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
    onlyOwnWorkspace(),
  ],
)
