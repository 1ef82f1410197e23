import { type SQL, and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, ne, notInArray } from 'drizzle-orm'
import { brands } from '#features/brands/server/tables.ts'
import { subtopics } from '#features/ideas/server/tables.ts'
import { outlines } from '#features/outlines/server/tables.ts'
import type { IdeaMeta } from '#writing/requests/idea-meta.ts'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import type { WaitingMonth } from '../contract.ts'
import { schedules } from './tables.ts'

export type ScheduleRow = typeof schedules.$inferSelect
type OutlineRow = typeof outlines.$inferSelect
export interface PlannedOutline {
  outline: OutlineRow
  meta: IdeaMeta | null
  plannedFor: string | null
}
/** What the calendar shows of an outline. */
export interface PlannedFacts {
  outline: Pick<
    OutlineRow,
    | 'id'
    | 'title'
    | 'ideaTitle'
    | 'mainTopicTitle'
    | 'template'
    | 'planYear'
    | 'planMonth'
    | 'workflowStatus'
    | 'notes'
    | 'scheduledSendAt'
  > & { content: Pick<OutlineRow['content'], 'subjectLines' | 'previewText' | 'segment'> }
  meta: IdeaMeta | null
}
export interface ScheduledFacts extends PlannedFacts {
  schedule: ScheduleRow
}
export interface ScheduledOutline extends PlannedOutline {
  schedule: ScheduleRow
}

export const ofIdea = and(eq(subtopics.workspaceId, outlines.workspaceId), eq(subtopics.id, outlines.subtopicId))
export const ofOutline = and(eq(outlines.workspaceId, schedules.workspaceId), eq(outlines.id, schedules.outlineId))

export async function findSchedulesBetween(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  from: string,
  before: string,
): Promise<ScheduledOutline[]> {
  return tx
    .select({ schedule: schedules, outline: outlines, meta: subtopics.meta, plannedFor: subtopics.plannedFor })
    .from(schedules)
    .innerJoin(outlines, ofOutline)
    .leftJoin(subtopics, ofIdea)
    .where(
      and(
        eq(schedules.workspaceId, workspaceId),
        eq(outlines.brandId, brandId),
        gte(outlines.scheduledSendAt, from),
        lt(outlines.scheduledSendAt, before),
        ne(outlines.workflowStatus, 'archived'),
        isNull(outlines.deletedAt),
      ),
    )
    .orderBy(asc(outlines.scheduledSendAt), asc(schedules.id))
}

export const waits = (workspaceId: string, brandIds: readonly string[]) =>
  and(
    eq(outlines.workspaceId, workspaceId),
    inArray(outlines.brandId, [...brandIds]),
    isNull(outlines.scheduledSendAt),
    isNull(outlines.deletedAt),
    notInArray(outlines.workflowStatus, ['archived', 'sent']),
  )

export async function countWaiting({ tx, workspaceId }: WorkspaceTx, brandId: string): Promise<WaitingMonth[]> {
  return tx
    .select({ year: outlines.planYear, month: outlines.planMonth, outlines: count() })
    .from(outlines)
    .where(waits(workspaceId, [brandId]))
    .groupBy(outlines.planYear, outlines.planMonth)
    .orderBy(asc(outlines.planYear), asc(outlines.planMonth))
}

export async function findUnscheduled(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  { year, month }: YearMonth,
): Promise<PlannedOutline[]> {
  return tx
    .select({ outline: outlines, meta: subtopics.meta, plannedFor: subtopics.plannedFor })
    .from(outlines)
    .leftJoin(subtopics, ofIdea)
    .where(and(waits(workspaceId, [brandId]), eq(outlines.planYear, year), eq(outlines.planMonth, month)))
    .orderBy(asc(outlines.createdAt), asc(outlines.id))
}

export async function findSchedule({ tx, workspaceId }: WorkspaceTx, id: string): Promise<ScheduledOutline | null> {
  const [row] = await tx
    .select({ schedule: schedules, outline: outlines, meta: subtopics.meta, plannedFor: subtopics.plannedFor })
    .from(schedules)
    .innerJoin(outlines, ofOutline)
    .leftJoin(subtopics, ofIdea)
    .where(
      and(
        eq(schedules.workspaceId, workspaceId),
        eq(schedules.id, id),
        isNotNull(outlines.scheduledSendAt),
        isNull(outlines.deletedAt),
      ),
    )
  return row ?? null
}

export const findScheduleWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, schedules, id, workspaceIds)

/** There is one schedule per outline. A second one changes the first, which keeps its id. */
export async function putSchedule({ tx }: WorkspaceTx, row: typeof schedules.$inferInsert): Promise<ScheduleRow> {
  const { manualOverride, justification = null, suggestedSendAt = null, updatedAt } = row
  const [kept] = await tx
    .insert(schedules)
    .values(row)
    .onConflictDoUpdate({
      target: [schedules.workspaceId, schedules.outlineId],
      set: { manualOverride, justification, suggestedSendAt, updatedAt },
    })
    .returning()
  return kept!
}

export async function findScheduleOf({ tx, workspaceId }: WorkspaceTx, outlineId: string): Promise<ScheduleRow | null> {
  const [row] = await tx
    .select()
    .from(schedules)
    .where(and(eq(schedules.workspaceId, workspaceId), eq(schedules.outlineId, outlineId)))
  return row ?? null
}

export interface PlannableOutline extends PlannedOutline {
  schedule: ScheduleRow | null
}

export const findPlannable = (scope: WorkspaceTx, brandId: string, outlineIds: readonly string[]) =>
  plannableWhere(scope, brandId, inArray(outlines.id, [...outlineIds]))

export const findPlannableOfIdeas = (scope: WorkspaceTx, brandId: string, ideaIds: readonly string[]) =>
  plannableWhere(scope, brandId, inArray(outlines.subtopicId, [...ideaIds]))

async function plannableWhere(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  wanted: SQL,
): Promise<PlannableOutline[]> {
  return tx
    .select({ outline: outlines, schedule: schedules, meta: subtopics.meta, plannedFor: subtopics.plannedFor })
    .from(outlines)
    .leftJoin(subtopics, ofIdea)
    .leftJoin(schedules, ofOutline)
    .where(
      and(eq(outlines.workspaceId, workspaceId), eq(outlines.brandId, brandId), wanted, isNull(outlines.deletedAt)),
    )
    .orderBy(asc(outlines.createdAt), asc(outlines.id))
}

export async function findBrandOf({ tx, workspaceId }: WorkspaceTx, outlineId: string): Promise<string | null> {
  const [row] = await tx
    .select({ brandId: outlines.brandId })
    .from(outlines)
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.id, outlineId)))
  return row?.brandId ?? null
}

/** Locks the outlines until the transaction ends. */
export async function holdOutlines({ tx, workspaceId }: WorkspaceTx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: outlines.id })
    .from(outlines)
    .where(and(eq(outlines.workspaceId, workspaceId), inArray(outlines.id, [...ids])))
    .orderBy(asc(outlines.id))
    .for('update')
}

/** Locks scheduling for the brand until the transaction ends. */
export async function holdPlansOf({ tx, workspaceId }: WorkspaceTx, brandId: string): Promise<void> {
  await tx
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.workspaceId, workspaceId), eq(brands.id, brandId)))
    .for('no key update')
}
