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
import { DRAFT_STATES, type DraftChoice } from '../klaviyo-draft-contract.ts'

export const outlines = pgTable(
  'outlines',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    /** The titles are copies, so an outline outlives its idea. */
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
    reviewRequestedAt: at(),
    /** The brand's wall-clock time. Null while unscheduled. */
    scheduledSendAt: timestamp({ mode: 'string' }),
    content: jsonb().$type<Omit<StoredContent, 'title' | 'template'>>().notNull(),
    contentRevision: integer().notNull().default(0),
    hints: jsonb().$type<Hint[]>(),
    /** The revision and the brand's state that were checked. */
    hintsOf: text(),
    generatedBy: text().notNull(),
    createdAt: at().notNull(),
    updatedAt: at().notNull(),
    deletedAt: at(),
  },
  // The database computes the columns for sorting and searching (drizzle/0009_library.sql): `list_month`, `list_time`,
  // `list_title` and `search_words`. Don't write them here.
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
    index('outlines_calendar')
      .on(table.workspaceId, table.scheduledSendAt)
      .where(sql`${table.deletedAt} is null`),
    index('outlines_month').on(table.workspaceId, table.brandId, table.planYear, table.planMonth),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

export const outlineActivity = pgTable(
  'outline_activity',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    outlineId: uuid().notNull(),
    kind: oneOf(ACTIVITY_KINDS).notNull(),
    data: jsonb().$type<ActivityData>().notNull().default({}),
    userId: uuid(),
    bySupport: boolean().notNull().default(false),
    /** The name of the API token that did it. */
    byToken: text(),
    subjectUserId: uuid(),
    occurredAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.outlineId], outlines),
    index('outline_activity_outline').on(table.workspaceId, table.outlineId, table.occurredAt),
    index('outline_activity_user').on(table.userId),
    index('outline_activity_subject')
      .on(table.subjectUserId)
      .where(sql`${table.subjectUserId} is not null`),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

/** An outline that was never changed has no row. The newest row is the current text. */
export const outlineVersions = pgTable(
  'outline_versions',
  {
    workspaceId: uuid().notNull(),
    outlineId: uuid().notNull(),
    number: integer().notNull(),
    kind: oneOf(VERSION_KINDS).notNull(),
    type: oneOf(OUTLINE_TYPES).notNull(),
    content: jsonb().$type<StoredContent>().notNull(),
    changes: jsonb().$type<FieldPath[]>().notNull(),
    restoredFrom: integer(),
    generatedBy: text(),
    userId: uuid(),
    bySupport: boolean().notNull().default(false),
    /** The name of the API token that did it. */
    byToken: text(),
    /** A client decided about this text, so the next edit starts another version. */
    closed: boolean().notNull().default(false),
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

/** The newest draft of an outline in Klaviyo. The row comes first, so that a try continues where the last one stopped. */
export const klaviyoDrafts = pgTable(
  'klaviyo_drafts',
  {
    workspaceId: uuid().notNull(),
    outlineId: uuid().notNull(),
    /** Klaviyo keeps it as the label of the message, so that a lost campaign is found again. */
    runId: uuid().notNull(),
    state: oneOf(DRAFT_STATES).notNull(),
    campaignId: text(),
    templateId: text(),
    choice: jsonb().$type<DraftChoice>().notNull(),
    isSample: boolean().notNull().default(false),
    contentRevision: integer().notNull(),
    /** While a request makes the draft, no other one does. */
    claimId: uuid(),
    claimedAt: at(),
    madeByUserId: uuid(),
    begunAt: at().notNull(),
    madeAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.outlineId] }),
    goesWith([table.workspaceId, table.outlineId], outlines),
    index('klaviyo_drafts_maker').on(table.madeByUserId),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
