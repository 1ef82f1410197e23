import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import { briefOf } from '#features/brands/server/brand-facts.ts'
import { findPlannedIdeas } from '#features/ideas/server/store.ts'
import { setSendTime } from '#features/outlines/server/send-time.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, readWorkspace, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { type YearMonth, dayAfter, monthIsOver, todayAt } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import { isInPastMonth, monthOfDay, shownDays } from '../calendar-days.ts'
import type { MovedAnchor, PlannedIdea, ShownObservance, Unscheduled, WaitingMonth } from '../contract.ts'
import type { Schedule } from '../fields.ts'
import { movedAnchor } from './moving/moved-anchor.ts'
import { presentSchedule, presentUnscheduled } from './present.ts'
import { brandWallClock } from './send-time.ts'
import { observancesBetween } from './shown-observances.ts'
import {
  type ScheduleRow,
  type ScheduledOutline,
  countWaiting,
  findSchedule,
  findScheduleOf,
  findSchedulesBetween,
  findUnscheduled,
  putSchedule,
} from './store.ts'

export interface MonthPlan {
  schedules: Schedule[]
  unscheduled: Unscheduled[]
  waiting: WaitingMonth[]
  planned: PlannedIdea[]
  observances: ShownObservance[]
}

export async function readMonth(
  app: AppContext,
  scope: Scope,
  brandId: string,
  month: YearMonth,
): Promise<{ brand: BrandRow; plan: MonthPlan }> {
  const days = shownDays(month)
  const [first, last] = [days[0]!, days.at(-1)!]
  return readWorkspace(app.db, scope.workspaceId, async (tx) => {
    const brand = await getBrand(tx, brandId)
    const found = await findSchedulesBetween(tx, brandId, first, dayAfter(last, 1))
    const waiting = await findUnscheduled(tx, brandId, month)
    return {
      brand,
      plan: {
        schedules: found.map((entry) => presentSchedule(entry, brand)),
        waiting: await countWaiting(tx, brandId),
        planned: await findPlannedIdeas(tx, brandId, first, last),
        unscheduled: waiting.map((entry) => presentUnscheduled(entry, brand)),
        observances: observancesBetween(await briefOf(tx, brand), first, last),
      },
    }
  })
}

export async function readObservances(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  month: YearMonth,
): Promise<ShownObservance[]> {
  const days = shownDays(month)
  return readWorkspace(app.db, workspaceId, async (tx) =>
    observancesBetween(await briefOf(tx, await getBrand(tx, brandId)), days[0]!, days.at(-1)!),
  )
}

export interface ScheduleRequest {
  scheduleId?: string | undefined
  outlineId?: string | undefined
  brandId?: string | undefined
  newSendTime: string
  undo: boolean
}

export async function scheduleManually(
  app: AppContext,
  scope: Scope,
  request: ScheduleRequest,
): Promise<{ schedule: Schedule; anchor?: MovedAnchor }> {
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const outlineId = await outlineOf(tx, request)
    const { brand, before, ...placed } = await scheduleByHand(app, tx, scope, { ...request, outlineId })
    const anchor = movedAnchor(placed, before)
    return { schedule: presentSchedule(placed, brand), ...(anchor !== undefined && { anchor }) }
  })
}

export async function scheduleByHand(
  app: AppContext,
  tx: WorkspaceTx,
  scope: Scope,
  request: Pick<ScheduleRequest, 'brandId' | 'newSendTime' | 'undo'> & { outlineId: string },
): Promise<ScheduledOutline & { brand: BrandRow; before: string | null }> {
  const { outlineId } = request
  const now = app.clock.now()
  let stoodAt: string | null = null
  let time = ''
  const { brand } = await setSendTime(app, tx, scope, outlineId, ({ outline, brand: ofOutline }) => {
    if (request.brandId !== undefined && request.brandId !== outline.brandId) throw new AppError('NOT_FOUND')
    stoodAt = outline.scheduledSendAt
    time = brandWallClock(request.newSendTime, ofOutline.timezone)
    return time
  })
  const before = await findScheduleOf(tx, outlineId)
  // An undo may lead back into a month that is over by now.
  const leadsBack = request.undo && before !== null
  if (time !== stoodAt && !leadsBack) refusePastMonth(time, todayAt(brand.timezone, now))
  // A first schedule starts clean. A move keeps AI Schedule All's reason and time so that undo can restore them.
  const known = before !== null && (stoodAt !== null || request.undo) ? before : null
  const suggestedSendAt = known === null ? null : suggestionOf(known, stoodAt)
  const kept = await putSchedule(tx, {
    workspaceId: scope.workspaceId,
    id: newId(),
    outlineId,
    manualOverride: !(request.undo && suggestedSendAt === time),
    justification: known?.justification ?? null,
    suggestedSendAt,
    createdAt: now,
    updatedAt: now,
  })
  return { ...(await findSchedule(tx, kept.id))!, brand, before: stoodAt }
}

function refusePastMonth(time: string, today: string): void {
  if (!isInPastMonth(time, today)) return
  throw new AppError('INVALID_INPUT', {
    message: monthIsOver(monthOfDay(time)),
    details: { field: 'newSendTime' },
  })
}

function suggestionOf({ suggestedSendAt, manualOverride }: ScheduleRow, stoodAt: string | null): string | null {
  return suggestedSendAt ?? (manualOverride ? null : stoodAt)
}

async function outlineOf(tx: WorkspaceTx, { scheduleId, outlineId }: ScheduleRequest): Promise<string> {
  if (scheduleId === undefined) return outlineId!
  const found = await findSchedule(tx, scheduleId)
  if (found === null || (outlineId !== undefined && found.outline.id !== outlineId)) throw new AppError('NOT_FOUND')
  return found.outline.id
}

/** Keeps the hidden schedule row, so that undo finds its reason again. */
export async function unschedule(app: AppContext, scope: Scope, id: string): Promise<void> {
  await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const found = await findSchedule(tx, id)
    if (found === null) throw new AppError('NOT_FOUND')
    const now = app.clock.now()
    await setSendTime(app, tx, scope, found.outline.id, () => null)
    const suggestedSendAt = suggestionOf(found.schedule, found.outline.scheduledSendAt)
    await putSchedule(tx, { ...found.schedule, suggestedSendAt, updatedAt: now })
  })
}
