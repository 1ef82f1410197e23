import { isDeepStrictEqual } from 'node:util'
import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import { briefOf } from '#features/brands/server/brand-facts.ts'
import { sendEffectsOf } from '#features/history/server/service.ts'
import { ENOUGH_SENDS } from '#features/history/server/send-effects.ts'
import { type Rest, restsOf } from '#features/ideas/server/open-days.ts'
import { findPlannedIdeas } from '#features/ideas/server/store.ts'
import { setSendTime } from '#features/outlines/server/send-time.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/http/route.ts'
import { type YearMonth, monthTitle, withZoneOffset } from '#shared/calendar-dates.ts'
import type { AnswerOf, BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { todayIn } from '../calendar-days.ts'
import { type calendarEndpoints, scheduleLimits } from '../contract.ts'
import { presentSchedule, presentUnscheduled } from './present.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { type Day, addDays, daysBetween, firstOf, lastOf, later } from './scheduling/days.ts'
import type { Situation } from './scheduling/month-problem.ts'
import { type PlacedMonth, placeMonth, proposeSlots, reasonsAt } from './scheduling/place-month.ts'
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

/** Someone may change the calendar while the search runs. Then it starts over, so many times. */
const ATTEMPTS = 5
const SLOTS = 3
/** An outline whose month is nearly over gets slots in at least so many days. */
const SLOT_DAYS = 14
/** Emails about an occasion go out over so many days before it and after it. */
const OCCASION_DAYS = 60

const noneWaits = () =>
  new AppError('INVALID_INPUT', {
    message: 'No unscheduled outlines to schedule',
    details: { field: 'outlineIds' },
  })

/**
 * Gives every given outline without a date its best day and time and writes them in one transaction. The search may take
 * a minute, so it runs between two looks at the calendar and never inside a transaction. What it was based on must still
 * be true at the end.
 */
export async function placeAll(
  app: AppContext,
  scope: Scope,
  request: SuggestRequest,
  search: typeof searchInThread = searchInThread,
): Promise<SuggestAnswer> {
  const inWorkspace = <T>(work: (tx: WorkspaceTx) => Promise<T>) => withWorkspace(app.db, scope.workspaceId, work)
  const look = (tx: WorkspaceTx) => lookAt(tx, app.clock.now(), request)
  const tryOnce = async () => {
    const { situation } = await inWorkspace(look)
    const month = await placeMonth(situation, search)
    return inWorkspace(async (tx) => {
      await holdPlansOf(tx, request.brandId)
      // An email that a user schedules meanwhile keeps that date.
      await holdOutlines(tx, request.outlineIds)
      const now = await look(tx)
      return isDeepStrictEqual(now.situation, situation) ? writeMonth(tx, app, scope, now, month) : null
    })
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Of several schedulers of one brand only the first could write, so the others wait instead of searching in vain.
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
  const tomorrow = addDays(todayIn(brand.timezone, now), 1)
  const [first, last] = [later(tomorrow, firstOf({ year, month })), lastOf({ year, month })]
  if (first > last) {
    throw new AppError('INVALID_INPUT', {
      message: `${monthTitle({ year, month })} has no days left to schedule on.`,
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

/** Ids of other brands and workspaces name nothing. */
async function plannableOf(tx: WorkspaceTx, brandId: string, ids: readonly string[]): Promise<PlannableOutline[]> {
  const found = await findPlannable(tx, brandId, ids)
  if (found.length < new Set(ids).size) throw new AppError('NOT_FOUND')
  return found
}

const mayGetATime = ({ outline }: PlannableOutline) =>
  outline.workflowStatus !== 'sent' && outline.workflowStatus !== 'archived'

/** Placed by the scheduler, moved by nobody, and not out yet. */
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
  const near = await findSchedulesBetween(tx, brand.id, addDays(first, -OCCASION_DAYS), addDays(last, OCCASION_DAYS))
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

/** The days on which a brand sends nothing, with the reason. */
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
    await setSendTime(tx, scope, outlineId, now, () => sendTime)
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
  // Placed anew and found no day this time: it waits again.
  for (const { id } of unplaced) await setSendTime(tx, scope, id, now, () => null)
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

/** Takes off the calendar what the scheduler placed there and nobody has moved since. Says what that was. */
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
    for (const id of ids) await setSendTime(tx, scope, id, app.clock.now(), () => null)
    return ids
  })
}

/** Why emails of a month stand where they stand, in the scheduler's words; one that came too late for its day has none. */
export async function reasonsForPlaces(
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

/** The three best times for one outline beside what stands in the calendar; none for what is sent or archived. */
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
    const first = later(addDays(todayIn(brand.timezone, now), 1), firstOf(month))
    const last = later(lastOf(month), addDays(first, SLOT_DAYS - 1))
    const situation = await situationOf(tx, brand, now, month, { first, last }, [entry!])
    const slots = mayGetATime(entry!) ? proposeSlots(situation, SLOTS) : []
    return {
      slots: slots.map(({ sendTime, reason }) => ({ sendTime: withZoneOffset(sendTime, brand.timezone), reason })),
      campaigns: situation.effects.usable,
      learnsFrom: ENOUGH_SENDS,
    }
  })
}
