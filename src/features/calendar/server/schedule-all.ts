import { isDeepStrictEqual } from 'node:util'
import { type BrandRow, getBrand } from '#features/brands/server/service.ts'
import { ENOUGH_SENDS, sendEffectsOf } from '#features/history/server/service.ts'
import { setSendTime } from '#features/outlines/server/service.ts'
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
import { type Day, addDays, firstOf, lastOf, later } from './scheduling/days.ts'
import type { Situation } from './scheduling/month-problem.ts'
import { type PlacedMonth, placeMonth, proposeSlots, reasonsAt } from './scheduling/place-month.ts'
import { isPromo } from './scheduling/planned-outline.ts'
import { DAYS_BACK } from './scheduling/schedule-problem.ts'
import { searchInThread } from './scheduling/search-in-thread.ts'
import {
  type PlannableOutline,
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

/** Somebody else may change the calendar while the best places are looked for: then it looks again. */
const ATTEMPTS = 5
/** Of several that place the same emails one is first each time. Who was not so often has the others wait. */
const ATTEMPTS_BESIDE_OTHERS = 3
const SLOTS = 3
/** An outline whose month is nearly over gets slots in at least so many days. */
const SLOT_DAYS = 14

const noneWaits = () =>
  new AppError('INVALID_INPUT', {
    message: 'No unscheduled outlines to schedule',
    details: { field: 'outlineIds' },
  })

/**
 * Gives every given outline without a date its best day and time and writes them in one transaction. The search runs
 * between two looks at the calendar, so that nothing waits for it; what it was based on must still be true at the end.
 */
export async function placeAll(app: AppContext, scope: Scope, request: SuggestRequest): Promise<SuggestAnswer> {
  const inWorkspace = <T>(work: (tx: WorkspaceTx) => Promise<T>) => withWorkspace(app.db, scope.workspaceId, work)
  const look = (tx: WorkspaceTx) => lookAt(tx, app.clock.now(), request)
  const writeIfStillTrue = async (tx: WorkspaceTx, situation: Situation, month: PlacedMonth) => {
    // Whom a person gives a day in this moment keeps it.
    await holdOutlines(tx, request.outlineIds)
    const now = await look(tx)
    return isDeepStrictEqual(now.situation, situation) ? writeMonth(tx, app, scope, now, month) : null
  }
  const besideOthers = async () => {
    const { situation } = await inWorkspace(look)
    const month = await placeMonth(situation, searchInThread)
    return inWorkspace(async (tx) => {
      await holdPlansOf(tx, request.brandId)
      return writeIfStillTrue(tx, situation, month)
    })
  }
  const alone = () =>
    inWorkspace(async (tx) => {
      await holdPlansOf(tx, request.brandId)
      const { situation } = await look(tx)
      return writeIfStillTrue(tx, situation, await placeMonth(situation, searchInThread))
    })
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await (attempt < ATTEMPTS_BESIDE_OTHERS ? besideOthers() : alone())
    if (answer !== null) return answer
  }
  throw new AppError('CONFLICT')
}

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
  const situation = await situationOf(tx, brand, now, { year, month }, { first, last }, waiting)
  return { brand, plannable: waiting, situation: { ...situation, limits } }
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
): Promise<Situation> {
  const near = await findSchedulesBetween(tx, brand.id, addDays(first, -DAYS_BACK), addDays(last, DAYS_BACK + 1))
  const moving = new Set(waiting.map(({ outline }) => outline.id))
  return {
    country: brand.country,
    month,
    first,
    last,
    outlines: waiting.map(({ outline: { id, title, ideaTitle, template }, meta }) => ({
      id,
      title,
      ideaTitle,
      template,
      meta,
    })),
    standing: near
      .filter(({ outline }) => !moving.has(outline.id))
      .map(({ outline: { scheduledSendAt, template } }) => ({
        sendTime: scheduledSendAt!,
        promo: isPromo({ template, meta: null }),
      })),
    effects: await sendEffectsOf(tx, brand.id, now),
    limits: scheduleLimits.parse({}),
  }
}

async function writeMonth(
  tx: WorkspaceTx,
  app: AppContext,
  scope: Scope,
  { brand, situation, plannable }: Look,
  { placed, unplaced, keptFree }: PlacedMonth,
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
