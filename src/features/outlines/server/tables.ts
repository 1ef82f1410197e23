import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import type { OutlineContent } from '#server/ai/writers.ts'
import { at } from '#server/db/at.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import type { OutlineType } from '#shared/brand-brief.ts'
import type { EditableContent, FieldPath, StoredSection } from '../content-fields.ts'
import type { WorkflowStatus } from '../contract.ts'
import type { VersionKind } from '../editing-contract.ts'

export const outlines = pgTable(
  'outlines',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    /** The idea it came from; the titles are copies, so an outline outlives its idea. */
    subtopicId: uuid(),
    title: text().notNull(),
    ideaTitle: text().notNull(),
    mainTopicTitle: text().notNull(),
    type: text().$type<OutlineType>().notNull(),
    template: text().notNull(),
    planYear: integer().notNull(),
    planMonth: integer().notNull(),
    workflowStatus: text().$type<WorkflowStatus>().notNull(),
    assignedToUserId: uuid(),
    designLink: text(),
    notes: text(),
    /** Wall-clock time of the brand, or null while it has no place in the calendar. */
    scheduledSendAt: timestamp({ mode: 'string' }),
    content: jsonb()
      .$type<Omit<OutlineContent, 'title' | 'template' | 'sections'> & { sections: StoredSection[] }>()
      .notNull(),
    /** Counts the changes of what the mail is made from. */
    contentRevision: integer().notNull().default(0),
    generatedBy: text().notNull(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
    /** In the trash, where only the way back sees it. */
    deletedAt: at(),
  },
  // What the library is ordered and searched by is computed by the database (drizzle/0009_library.sql): `list_month`,
  // `list_time`, `list_title` and `search_words`. Nothing here may write them, and nobody needs them read.
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.brandId], brands),
    index('outlines_recent')
      .on(table.workspaceId, table.brandId, table.createdAt)
      .where(sql`${table.deletedAt} is null`),
    // An idea whose outline is in the trash may get another one.
    uniqueIndex('outlines_subtopic')
      .on(table.workspaceId, table.subtopicId)
      .where(sql`${table.deletedAt} is null`),
    index('outlines_id').on(table.id),
    index('outlines_month').on(table.workspaceId, table.brandId, table.planYear, table.planMonth),
    onlyOwnWorkspace(),
  ],
)

/** What happened to an outline, by whom: recorded on every plan, shown on those that include it. */
export const outlineActivity = pgTable(
  'outline_activity',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    outlineId: uuid().notNull(),
    action: text().notNull(),
    userId: uuid(),
    userName: text().notNull(),
    details: text().notNull(),
    occurredAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.outlineId], outlines),
    index('outline_activity_outline').on(table.workspaceId, table.outlineId, table.occurredAt),
    onlyOwnWorkspace(),
  ],
)

/**
 * What an outline was made from at one time: as it was written, and at the end of every session somebody edited it in.
 * An outline that was never changed has none. The one changed last is what the outline is now.
 */
export const outlineVersions = pgTable(
  'outline_versions',
  {
    workspaceId: uuid().notNull(),
    outlineId: uuid().notNull(),
    number: integer().notNull(),
    kind: text().$type<VersionKind>().notNull(),
    type: text().$type<OutlineType>().notNull(),
    content: jsonb().$type<EditableContent>().notNull(),
    /** The fields in which it differs from what was there before. */
    changes: jsonb().$type<FieldPath[]>().notNull(),
    /** What it was restored from. */
    restoredFrom: integer(),
    generatedBy: text(),
    userId: uuid(),
    userName: text().notNull(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.outlineId, table.number] }),
    goesWith([table.workspaceId, table.outlineId], outlines),
    index('outline_versions_newest').on(table.workspaceId, table.outlineId, table.updatedAt),
    onlyOwnWorkspace(),
  ],
)
