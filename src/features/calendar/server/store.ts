import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, ne, notInArray } from 'drizzle-orm'
import { brands } from '#features/brands/server/tables.ts'
import { subtopics } from '#features/ideas/server/tables.ts'
import { outlines } from '#features/outlines/server/tables.ts'
import type { IdeaMeta } from '#server/ai/writers.ts'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import type { WaitingMonth } from '../contract.ts'
import { schedules } from './tables.ts'

export type ScheduleRow = typeof schedules.$inferSelect
type OutlineRow = typeof outlines.$inferSelect
/** `meta` is what the planner knew of the idea behind it; null for one that a person typed. */
export interface PlannedOutline {
  outline: OutlineRow
  meta: IdeaMeta | null
  /** The day that the plan of the month gives the idea; null for one on the shelf. */
  plannedFor: string | null
}
export interface ScheduledOutline extends PlannedOutline {
  schedule: ScheduleRow
}

const ofIdea = and(eq(subtopics.workspaceId, outlines.workspaceId), eq(subtopics.id, outlines.subtopicId))
const ofOutline = and(eq(outlines.workspaceId, schedules.workspaceId), eq(outlines.id, schedules.outlineId))

/** What a brand sends from the first wall-clock time up to the second, earliest first; archived outlines keep out. */
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

const waits = (workspaceId: string, brandId: string) =>
  and(
    eq(outlines.workspaceId, workspaceId),
    eq(outlines.brandId, brandId),
    isNull(outlines.scheduledSendAt),
    isNull(outlines.deletedAt),
    notInArray(outlines.workflowStatus, ['archived', 'sent']),
  )

/** How many outlines of a brand have no date yet, by the month they were planned for. */
export async function countWaiting({ tx, workspaceId }: WorkspaceTx, brandId: string): Promise<WaitingMonth[]> {
  return tx
    .select({ year: outlines.planYear, month: outlines.planMonth, outlines: count() })
    .from(outlines)
    .where(waits(workspaceId, brandId))
    .groupBy(outlines.planYear, outlines.planMonth)
    .orderBy(asc(outlines.planYear), asc(outlines.planMonth))
}

/** What was planned for a month and has no date yet, in the order it was made. */
export async function findUnscheduled(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  { year, month }: YearMonth,
): Promise<PlannedOutline[]> {
  return tx
    .select({ outline: outlines, meta: subtopics.meta, plannedFor: subtopics.plannedFor })
    .from(outlines)
    .leftJoin(subtopics, ofIdea)
    .where(and(waits(workspaceId, brandId), eq(outlines.planYear, year), eq(outlines.planMonth, month)))
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

/** Where a schedule lives, looking only in the given workspaces. */
export const findScheduleWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, schedules, id, workspaceIds)

/** Keeps one schedule per outline: a second one changes the first, which keeps its id. */
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

/** The schedule of an outline; what was taken off the calendar still has one, for the way back. */
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

/** Outlines of a brand with what their ideas knew, in a fixed order. */
export async function findPlannable(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  outlineIds: readonly string[],
): Promise<PlannableOutline[]> {
  return tx
    .select({ outline: outlines, schedule: schedules, meta: subtopics.meta, plannedFor: subtopics.plannedFor })
    .from(outlines)
    .leftJoin(subtopics, ofIdea)
    .leftJoin(schedules, ofOutline)
    .where(
      and(
        eq(outlines.workspaceId, workspaceId),
        eq(outlines.brandId, brandId),
        inArray(outlines.id, [...outlineIds]),
        isNull(outlines.deletedAt),
      ),
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

/** From here to the end of the transaction nobody changes these outlines, which a plan is written for. */
export async function holdOutlines({ tx, workspaceId }: WorkspaceTx, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: outlines.id })
    .from(outlines)
    .where(and(eq(outlines.workspaceId, workspaceId), inArray(outlines.id, [...ids])))
    .orderBy(asc(outlines.id))
    .for('update')
}

/** From here to the end of the transaction no other plan is written for the brand. */
export async function holdPlansOf({ tx, workspaceId }: WorkspaceTx, brandId: string): Promise<void> {
  await tx
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.workspaceId, workspaceId), eq(brands.id, brandId)))
    .for('no key update')
}
