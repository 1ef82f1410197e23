import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import { outlines } from '#features/outlines/server/tables.ts'
import { at } from '#server/db/at.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'

/** The reason for the date of an outline. The send time itself is a column of the outline. */
export const schedules = pgTable(
  'schedules',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    outlineId: uuid().notNull(),
    /** A user chose the time. We keep the earlier AI reason for the record. */
    manualOverride: boolean().notNull(),
    justification: text(),
    /** The local time that AI Schedule All chose. Moved back to it, the email counts as scheduled by AI again. */
    suggestedSendAt: timestamp({ mode: 'string' }),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.outlineId], outlines),
    uniqueIndex('schedules_outline').on(table.workspaceId, table.outlineId),
    index('schedules_id').on(table.id),
    onlyOwnWorkspace(),
  ],
)

/** Stores only a hash of the link's key, so a copy of this table opens no feed. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    workspaceId: uuid().notNull(),
    brandId: uuid().notNull(),
    tokenHash: text().notNull(),
    createdByUserId: uuid(),
    bySupport: boolean().notNull().default(false),
    createdAt: at().notNull(),
    lastReadAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.brandId] }),
    goesWith([table.workspaceId, table.brandId], brands),
    uniqueIndex('calendar_feeds_token').on(table.tokenHash),
    index('calendar_feeds_maker').on(table.createdByUserId),
    onlyOwnWorkspace(),
  ],
)
