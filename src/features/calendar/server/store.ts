import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, notInArray } from 'drizzle-orm'
import { outlines } from '#features/outlines/server/tables.ts'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { schedules } from './tables.ts'

export type ScheduleRow = typeof schedules.$inferSelect
type OutlineRow = typeof outlines.$inferSelect
export interface ScheduledOutline {
  schedule: ScheduleRow
  outline: OutlineRow
}

const ofOutline = and(eq(outlines.workspaceId, schedules.workspaceId), eq(outlines.id, schedules.outlineId))

/** What a brand sends from the first wall-clock time up to the second, earliest first; archived outlines keep out. */
export async function findSchedulesBetween(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  from: string,
  before: string,
): Promise<ScheduledOutline[]> {
  return tx
    .select({ schedule: schedules, outline: outlines })
    .from(schedules)
    .innerJoin(outlines, ofOutline)
    .where(
      and(
        eq(schedules.workspaceId, workspaceId),
        eq(outlines.brandId, brandId),
        gte(outlines.scheduledSendAt, from),
        lt(outlines.scheduledSendAt, before),
        ne(outlines.workflowStatus, 'archived'),
      ),
    )
    .orderBy(asc(outlines.scheduledSendAt), asc(schedules.id))
}

/** What was planned for a month and has no date yet, in the order it was made. */
export async function findUnscheduled(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  { year, month }: YearMonth,
): Promise<OutlineRow[]> {
  return tx
    .select()
    .from(outlines)
    .where(
      and(
        eq(outlines.workspaceId, workspaceId),
        eq(outlines.brandId, brandId),
        eq(outlines.planYear, year),
        eq(outlines.planMonth, month),
        isNull(outlines.scheduledSendAt),
        notInArray(outlines.workflowStatus, ['archived', 'sent']),
      ),
    )
    .orderBy(asc(outlines.createdAt), asc(outlines.id))
}

export async function findSchedule({ tx, workspaceId }: WorkspaceTx, id: string): Promise<ScheduledOutline | null> {
  const [row] = await tx
    .select({ schedule: schedules, outline: outlines })
    .from(schedules)
    .innerJoin(outlines, ofOutline)
    .where(and(eq(schedules.workspaceId, workspaceId), eq(schedules.id, id), isNotNull(outlines.scheduledSendAt)))
  return row ?? null
}

/** Where a schedule lives, looking only in the given workspaces. */
export async function findScheduleWorkspace(
  db: Db,
  id: string,
  workspaceIds: readonly string[] | 'all',
): Promise<string | null> {
  if (workspaceIds.length === 0) return null
  const [row] = await db
    .select({ workspaceId: schedules.workspaceId })
    .from(schedules)
    .where(
      and(eq(schedules.id, id), workspaceIds === 'all' ? undefined : inArray(schedules.workspaceId, [...workspaceIds])),
    )
  return row?.workspaceId ?? null
}

/** Keeps one schedule per outline: a second one changes the first, and leaves its id and its reason as they are. */
export async function putSchedule({ tx }: WorkspaceTx, row: ScheduleRow): Promise<ScheduleRow> {
  const [kept] = await tx
    .insert(schedules)
    .values(row)
    .onConflictDoUpdate({
      target: [schedules.workspaceId, schedules.outlineId],
      set: { manualOverride: row.manualOverride, updatedAt: row.updatedAt },
    })
    .returning()
  return kept!
}

export async function deleteSchedule({ tx, workspaceId }: WorkspaceTx, id: string): Promise<void> {
  await tx.delete(schedules).where(and(eq(schedules.workspaceId, workspaceId), eq(schedules.id, id)))
}
