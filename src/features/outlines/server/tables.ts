import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import { OUTLINE_TYPES } from '#shared/brand-brief.ts'
import type { FieldPath, StoredContent } from '../content-fields.ts'
import { WORKFLOW_STATUSES } from '../contract.ts'
import { ACTIVITY_KINDS, type ActivityData } from './activity.ts'
import { type Hint, VERSION_KINDS } from '../editing-contract.ts'

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
    type: oneOf(OUTLINE_TYPES).notNull(),
    template: text().notNull(),
    planYear: integer().notNull(),
    planMonth: integer().notNull(),
    workflowStatus: oneOf(WORKFLOW_STATUSES).notNull(),
    assignedToUserId: uuid(),
    designLink: text(),
    notes: text(),
    /** When the assignee asked for a review; null again once someone has answered. */
    reviewRequestedAt: at(),
    /** Wall-clock time of the brand, or null while it has no place in the calendar. */
    scheduledSendAt: timestamp({ mode: 'string' }),
    content: jsonb().$type<Omit<StoredContent, 'title' | 'template'>>().notNull(),
    /** Counts the changes of what the mail is made from. */
    contentRevision: integer().notNull().default(0),
    /** What the quality gate says of it; null until somebody has opened or changed it. */
    hints: jsonb().$type<Hint[]>(),
    /** The revision and the state of the brand that was judged. */
    hintsOf: text(),
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
    ...onlyListedValues(table),
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
    kind: oneOf(ACTIVITY_KINDS).notNull(),
    data: jsonb().$type<ActivityData>().notNull().default({}),
    userId: uuid(),
    /** A super admin did it who was logged in as the person. */
    bySupport: boolean().notNull().default(false),
    /** The person it is about. */
    subjectUserId: uuid(),
    occurredAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.outlineId], outlines),
    index('outline_activity_outline').on(table.workspaceId, table.outlineId, table.occurredAt),
    // Only to forget a person who was deleted.
    index('outline_activity_user').on(table.userId),
    index('outline_activity_subject')
      .on(table.subjectUserId)
      .where(sql`${table.subjectUserId} is not null`),
    ...onlyListedValues(table),
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
    kind: oneOf(VERSION_KINDS).notNull(),
    type: oneOf(OUTLINE_TYPES).notNull(),
    content: jsonb().$type<StoredContent>().notNull(),
    /** The fields in which it differs from what was there before. */
    changes: jsonb().$type<FieldPath[]>().notNull(),
    /** What it was restored from. */
    restoredFrom: integer(),
    generatedBy: text(),
    userId: uuid(),
    /** A super admin did it who was logged in as the person. */
    bySupport: boolean().notNull().default(false),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.outlineId, table.number] }),
    goesWith([table.workspaceId, table.outlineId], outlines),
    index('outline_versions_newest').on(table.workspaceId, table.outlineId, table.updatedAt),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
