import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import { outlines } from '#features/outlines/server/tables.ts'
import { at } from '#server/db/at.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'

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

/** The iCal feed of a brand. Only a hash of the key in its address is kept: a copy of this table opens no feed. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    workspaceId: uuid().notNull(),
    brandId: uuid().notNull(),
    tokenHash: text().notNull(),
    createdByUserId: uuid(),
    /** A super admin made it who was logged in as the person. */
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
