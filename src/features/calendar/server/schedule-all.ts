import { isDeepStrictEqual } from 'node:util'
import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import { briefOf } from '#features/brands/server/brand-facts.ts'
import { sendEffectsOf } from '#features/history/server/service.ts'
import { ENOUGH_SENDS } from '#features/history/server/send-effects.ts'
import { type Rest, restsOf } from '#writing/month/open-days.ts'
import { findPlannedIdeas } from '#features/ideas/server/store.ts'
import { setSendTime } from '#features/outlines/server/send-time.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { type YearMonth, dayAfter, monthTitle, todayAt, withZoneOffset } from '#shared/calendar-dates.ts'
import type { AnswerOf, BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { type calendarEndpoints, scheduleLimits } from '../contract.ts'
import { presentSchedule, presentUnscheduled } from './present.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { type Day, daysBetween, firstOf, lastOf, later } from './scheduling/days.ts'
import type { Situation } from './scheduling/month-problem.ts'
import { type PlacedMonth, scheduleMonth, proposeSlots, reasonsAt } from './scheduling/schedule-month.ts'
import type { PlannedOutline } from './scheduling/planned-outline.ts'
import { searchInThread } from './scheduling/search-in-thread.ts'
import { afterOthers } from './after-others.ts'
import {
  type PlannableOutline,
  type PlannedOutline as StoredPlannedOutline,
  findBrandOf,
  findPlannable,
  findSchedule,
  findSchedulesBetween,
  holdOutlines,
  holdPlansOf,
  putSchedule,
} from './store.ts'

type SuggestRequest = BodyOf<typeof calendarEndpoints.suggest>
type SuggestAnswer = AnswerOf<typeof calendarEndpoints.suggest>

const ATTEMPTS = 5
const SLOTS = 3
/** When a month is nearly over, an outline still gets suggestions for this many days. */
const SLOT_DAYS = 14
const OCCASION_DAYS = 60

const noneWaits = () =>
  new AppError('INVALID_INPUT', {
    message: 'No unscheduled outlines to schedule',
    details: { field: 'outlineIds' },
  })

/**
 * The search may take a minute, so it runs outside the transaction, which then checks that the calendar hasn't changed.
 */
export async function scheduleOutlines(
  app: AppContext,
  scope: Scope,
  request: SuggestRequest,
  search: typeof searchInThread = searchInThread,
): Promise<SuggestAnswer> {
  const inWorkspace = <T>(work: (tx: WorkspaceTx) => Promise<T>) => withWorkspace(app.db, scope.workspaceId, work)
  const look = (tx: WorkspaceTx) => lookAt(tx, app.clock.now(), request)
  const tryOnce = async () => {
    const { situation } = await inWorkspace(look)
    const month = await scheduleMonth(situation, search)
    return inWorkspace(async (tx) => {
      await holdPlansOf(tx, request.brandId)
      await holdOutlines(tx, request.outlineIds)
      const now = await look(tx)
      return isDeepStrictEqual(now.situation, situation) ? writeMonth(tx, app, scope, now, month) : null
    })
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // When requests schedule one brand concurrently, only the first can write. The others wait, because their search
    // would be wasted.
    const answer = await afterOthers(`${scope.workspaceId} ${request.brandId}`, tryOnce)
    if (answer !== null) return answer
  }
  throw new AppError('CONFLICT', { message: CHANGED_MEANWHILE })
}

const CHANGED_MEANWHILE = "We couldn't schedule the emails because the calendar kept changing. Please try again."

interface Look {
  brand: BrandRow
  situation: Situation
  plannable: PlannableOutline[]
}

async function lookAt(tx: WorkspaceTx, now: Date, request: SuggestRequest): Promise<Look> {
  const { brandId, year, month, again, limits = scheduleLimits.parse({}) } = request
  const brand = await getBrand(tx, brandId)
  const tomorrow = dayAfter(todayAt(brand.timezone, now), 1)
  const [first, last] = [later(tomorrow, firstOf({ year, month })), lastOf({ year, month })]
  if (first > last) {
    throw new AppError('INVALID_INPUT', {
      message: `There are no days left to schedule in ${monthTitle({ year, month })}.`,
      details: { field: 'month' },
    })
  }
  const plannable = await plannableOf(tx, brandId, request.outlineIds)
  const waiting = plannable.filter(
    (entry) => mayGetATime(entry) && (entry.outline.scheduledSendAt === null || (again && isItsOwn(entry, tomorrow))),
  )
  if (waiting.length === 0) throw noneWaits()
  const situation = await situationOf(tx, brand, now, { year, month }, { first, last }, waiting, limits)
  return { brand, plannable: waiting, situation }
}

async function plannableOf(tx: WorkspaceTx, brandId: string, ids: readonly string[]): Promise<PlannableOutline[]> {
  const found = await findPlannable(tx, brandId, ids)
  if (found.length < new Set(ids).size) throw new AppError('NOT_FOUND')
  return found
}

const mayGetATime = ({ outline }: PlannableOutline) =>
  outline.workflowStatus !== 'sent' && outline.workflowStatus !== 'archived'

/** Scheduled by AI, not moved by anyone and not sent yet. */
const isItsOwn = ({ outline, schedule }: PlannableOutline, tomorrow: Day) =>
  schedule?.manualOverride === false && outline.scheduledSendAt !== null && outline.scheduledSendAt >= tomorrow

async function situationOf(
  tx: WorkspaceTx,
  brand: BrandRow,
  now: Date,
  month: YearMonth,
  { first, last }: { first: Day; last: Day },
  waiting: readonly PlannableOutline[],
  limits = scheduleLimits.parse({}),
): Promise<Situation> {
  const near = await findSchedulesBetween(tx, brand.id, dayAfter(first, -OCCASION_DAYS), dayAfter(last, OCCASION_DAYS))
  const moving = new Set(waiting.map(({ outline }) => outline.id))
  return {
    country: brand.country,
    month,
    first,
    last,
    outlines: waiting.map(emailOf),
    standing: near
      .filter(({ outline }) => !moving.has(outline.id))
      .map((entry) => ({ sendTime: entry.outline.scheduledSendAt!, email: emailOf(entry) })),
    effects: await sendEffectsOf(tx, brand.id, now),
    limits,
    reserved: new Set((await findPlannedIdeas(tx, brand.id, first, last)).map(({ date }) => date)),
    rests: await restsBetween(await briefOf(tx, brand), first, last),
  }
}

function emailOf({ outline, meta, plannedFor }: StoredPlannedOutline): PlannedOutline {
  const { id, title, ideaTitle, template } = outline
  return { id, title, ideaTitle, template, meta, plannedFor }
}

async function restsBetween(brand: BrandBrief, first: Day, last: Day): Promise<Map<Day, Rest>> {
  const rests = new Map<Day, Rest>()
  for (const day of daysBetween(first, last).map((each) => Temporal.PlainDate.from(each))) {
    const rest = (await restsOf(brand, day.year))(day)
    if (rest !== null) rests.set(day.toString(), rest)
  }
  return rests
}

async function writeMonth(
  tx: WorkspaceTx,
  app: AppContext,
  scope: Scope,
  { brand, situation, plannable }: Look,
  { placed, unplaced, keptFree, sharedReason, tooMany }: PlacedMonth,
): Promise<SuggestAnswer> {
  const now = app.clock.now()
  const schedules = []
  for (const { id: outlineId, sendTime, reason } of placed) {
    await setSendTime(app, tx, scope, outlineId, () => sendTime)
    const { id } = await putSchedule(tx, {
      workspaceId: scope.workspaceId,
      id: newId(),
      outlineId,
      manualOverride: false,
      justification: reason,
      suggestedSendAt: sendTime,
      createdAt: now,
      updatedAt: now,
    })
    schedules.push(presentSchedule((await findSchedule(tx, id))!, brand))
  }
  // These emails were scheduled before and found no day this time.
  for (const { id } of unplaced) await setSendTime(app, tx, scope, id, () => null)
  const titles = new Map(plannable.map((entry) => [entry.outline.id, presentUnscheduled(entry, brand).campaignTitle]))
  return {
    schedules,
    unplaced: unplaced.map(({ id, reason }) => ({ outlineId: id, campaignTitle: titles.get(id)!, reason })),
    campaigns: situation.effects.usable,
    learnsFrom: ENOUGH_SENDS,
    keptFree: [...keptFree],
    sharedReason,
    reasons: placed.map(({ id, ownReason, against }) => ({ outlineId: id, reason: ownReason, against })),
    tooMany,
  }
}

export async function undoPlacing(
  app: AppContext,
  scope: Scope,
  brandId: string,
  outlineIds: readonly string[],
): Promise<string[]> {
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    await holdPlansOf(tx, brandId)
    await holdOutlines(tx, outlineIds)
    const found = await plannableOf(tx, brandId, outlineIds)
    const ids = found.filter((entry) => mayGetATime(entry) && isItsOwn(entry, '')).map(({ outline }) => outline.id)
    for (const id of ids) await setSendTime(app, tx, scope, id, () => null)
    return ids
  })
}

/** An email that came too late for its day has no reason. */
export async function reasonsForSchedules(
  tx: WorkspaceTx,
  brand: BrandRow,
  now: Date,
  month: YearMonth,
  outlineIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await findPlannable(tx, brand.id, outlineIds)
  const days = { first: firstOf(month), last: lastOf(month) }
  const situation = await situationOf(tx, brand, now, month, days, found)
  return reasonsAt(situation, new Map(found.map(({ outline }) => [outline.id, outline.scheduledSendAt!])))
}

export async function readSlots(
  app: AppContext,
  scope: Scope,
  outlineId: string,
): Promise<AnswerOf<typeof calendarEndpoints.slots>> {
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const brandId = await findBrandOf(tx, outlineId)
    if (brandId === null) throw new AppError('NOT_FOUND')
    const brand = await getBrand(tx, brandId)
    const [entry] = await plannableOf(tx, brandId, [outlineId])
    const now = app.clock.now()
    const month = { year: entry!.outline.planYear, month: entry!.outline.planMonth }
    const first = later(dayAfter(todayAt(brand.timezone, now), 1), firstOf(month))
    const last = later(lastOf(month), dayAfter(first, SLOT_DAYS - 1))
    const situation = await situationOf(tx, brand, now, month, { first, last }, [entry!])
    const slots = mayGetATime(entry!) ? proposeSlots(situation, SLOTS) : []
    return {
      slots: slots.map(({ sendTime, reason }) => ({ sendTime: withZoneOffset(sendTime, brand.timezone), reason })),
      campaigns: situation.effects.usable,
      learnsFrom: ENOUGH_SENDS,
    }
  })
}
