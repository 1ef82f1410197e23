import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import type { IdeaMeta, MonthThesis } from '#server/ai/writers.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import type { Strategy } from '#shared/strategy.ts'

export const mainTopics = pgTable(
  'main_topics',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    year: integer().notNull(),
    month: integer().notNull(),
    title: text().notNull(),
    why: text(),
    isManual: boolean().notNull(),
    /** What was wanted of the month when it was generated; null for ideas that people typed. */
    strategy: jsonb().$type<Strategy>(),
    /** What ties the emails of its month together; null where nobody planned any. */
    thesis: jsonb().$type<MonthThesis>(),
    /** Place within what was generated together; the run's time comes first. */
    position: integer().notNull(),
    createdAt: at().notNull(),
    archivedAt: at(),
    /** In the trash, unseen by everyone. */
    deletedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.brandId], brands),
    index('main_topics_id').on(table.id),
    index('main_topics_month').on(table.workspaceId, table.brandId, table.year, table.month),
    onlyOwnWorkspace(),
  ],
)

export const subtopics = pgTable(
  'subtopics',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    mainTopicId: uuid().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    why: text(),
    status: oneOf(['NEW', 'OUTLINED']).notNull(),
    /** What the planner knew when it had the idea; null for an idea that a person typed. */
    meta: jsonb().$type<IdeaMeta>(),
    /** The day of the email that the plan of the month makes of it; null for an idea on the shelf. */
    plannedFor: date(),
    position: integer().notNull(),
    archivedAt: at(),
    deletedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.mainTopicId], mainTopics),
    index('subtopics_id').on(table.id),
    index('subtopics_topic').on(table.workspaceId, table.mainTopicId),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
