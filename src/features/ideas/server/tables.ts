import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import type { MonthThesis } from '#writing/requests/plan-request.ts'
import type { IdeaMeta } from '#writing/requests/idea-meta.ts'
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
    /** Null for manual ideas. */
    strategy: jsonb().$type<Strategy>(),
    thesis: jsonb().$type<MonthThesis>(),
    /** Sorts ideas of one run. The run's time comes first. */
    position: integer().notNull(),
    createdAt: at().notNull(),
    archivedAt: at(),
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
    meta: jsonb().$type<IdeaMeta>(),
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
