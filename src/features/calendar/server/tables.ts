import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import { outlines } from '#features/outlines/server/tables.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'

/** Why an outline stands where it does in the calendar. When it is sent stands with the outline itself. */
export const schedules = pgTable(
  'schedules',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    outlineId: uuid().notNull(),
    /** A person chose the time. The reason that was given before stays for the record. */
    manualOverride: boolean().notNull(),
    justification: text(),
    /** The wall-clock time that the scheduler chose: standing there again, the email is its placement again. */
    suggestedSendAt: timestamp({ mode: 'string' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      columns: [table.workspaceId, table.outlineId],
      foreignColumns: [outlines.workspaceId, outlines.id],
    }).onDelete('cascade'),
    uniqueIndex('schedules_outline').on(table.workspaceId, table.outlineId),
    index('schedules_id').on(table.id),
    onlyOwnWorkspace(),
  ],
)

/** The iCal feed of a brand. Only a hash of the key in its address is kept: a copy of this table opens no feed. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    workspaceId: uuid().notNull(),
    brandId: uuid().notNull(),
    tokenHash: text().notNull(),
    createdByName: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastReadAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.brandId] }),
    foreignKey({
      columns: [table.workspaceId, table.brandId],
      foreignColumns: [brands.workspaceId, brands.id],
    }).onDelete('cascade'),
    uniqueIndex('calendar_feeds_token').on(table.tokenHash),
    onlyOwnWorkspace(),
  ],
)
