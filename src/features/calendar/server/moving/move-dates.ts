import { getBrand } from '#features/brands/server/service.ts'
import type { BrandRow } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, readWorkspace, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { dayAfter, todayAt, withZoneOffset } from '#shared/calendar-dates.ts'
import type { AnswerOf, BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { dayOf, isInPastMonth } from '../../calendar-days.ts'
import type { ShownMove, Stays, moveEndpoints } from '../../moves-contract.ts'
import { type PlannedEmail, planWarnings } from '../../plan-warnings.ts'
import { type Shift, shiftedDay } from '../../shifted-days.ts'
import { presentUnscheduled } from '../present.ts'
import { brandWallClock } from '../send-time.ts'
import { scheduleByHand } from '../service.ts'
import { moveDaysOf } from './move-days.ts'
import { type PlannableOutline, findPlannable, findSchedulesBetween, holdOutlines } from '../store.ts'

/** Emails this many days around a move can be part of a warning about it. */
const DAYS_AROUND = 31

export async function lookAtMoves(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  { outlineIds, shift }: BodyOf<typeof moveEndpoints.look>,
): Promise<AnswerOf<typeof moveEndpoints.look>> {
  return readWorkspace(app.db, workspaceId, async (tx) => {
    const brand = await getBrand(tx, brandId)
    const found = await findPlannable(tx, brandId, outlineIds)
    if (found.length < new Set(outlineIds).size) throw new AppError('NOT_FOUND')
    const today = todayAt(brand.timezone, app.clock.now())
    const moves = found
      .map((entry) => ({ entry, move: shownMove(entry, shift, brand, today) }))
      .toSorted(({ move: one }, { move: other }) => ((one.from ?? '~') < (other.from ?? '~') ? -1 : 1))
    return {
      moves: moves.map(({ move }) => move),
      conflicts: await newWarnings(tx, brand, moves, today),
    }
  })
}

export interface LookedAt {
  entry: PlannableOutline
  move: ShownMove
}

export function shownMove({ outline }: PlannableOutline, shift: Shift, brand: BrandRow, today: string): ShownMove {
  const campaignTitle = outline.title || outline.ideaTitle
  const from = outline.scheduledSendAt === null ? null : wallTimeOf(outline.scheduledSendAt)
  const to =
    from === null
      ? null
      : wallTimeOf(brandWallClock(`${shiftedDay(dayOf(from), shift)}${from.slice(10)}`, brand.timezone))
  const stays = whyItStays(outline, to, today)
  return { outlineId: outline.id, campaignTitle, from, to, past: stays === null && dayOf(to!) < today, stays }
}

function whyItStays({ workflowStatus }: PlannableOutline['outline'], to: string | null, today: string): Stays | null {
  if (workflowStatus === 'sent' || workflowStatus === 'archived') return workflowStatus
  if (to === null) return 'unscheduled'
  return isInPastMonth(to, today) ? 'month_over' : null
}

const wallTimeOf = (stored: string) => stored.slice(0, 16).replace(' ', 'T')

export async function newWarnings(
  tx: WorkspaceTx,
  brand: BrandRow,
  looked: readonly LookedAt[],
  today: string,
): Promise<string[]> {
  const moving = looked.filter(({ move }) => move.stays === null)
  if (moving.length === 0) return []
  const days = moving.flatMap(({ move }) => [dayOf(move.from!), dayOf(move.to!)]).toSorted()
  const around = await findSchedulesBetween(
    tx,
    brand.id,
    dayAfter(days[0]!, -DAYS_AROUND),
    dayAfter(days.at(-1)!, DAYS_AROUND + 1),
  )
  const ids = new Set(moving.map(({ move }) => move.outlineId))
  const others = around
    .filter(({ outline }) => !ids.has(outline.id))
    .map((entry) => plannedEmail(entry, entry.outline.scheduledSendAt!, brand))
  const at = (time: 'from' | 'to') =>
    planWarnings([...others, ...moving.map(({ entry, move }) => plannedEmail(entry, move[time]!, brand))], today)
  const known = new Set(at('from').map(({ sentence }) => sentence))
  return at('to')
    .filter(({ kind, concerns }) => kind !== 'over' && concerns.some((id) => ids.has(id)))
    .map(({ sentence }) => sentence)
    .filter((sentence) => !known.has(sentence))
}

const plannedEmail = (
  entry: Pick<PlannableOutline, 'outline' | 'meta'>,
  time: string,
  brand: BrandRow,
): PlannedEmail => ({
  ...presentUnscheduled(entry, brand),
  sendTime: withZoneOffset(time.replace(' ', 'T'), brand.timezone),
})

export async function moveDates(
  app: AppContext,
  scope: Scope,
  brandId: string,
  { moves, days, undo }: BodyOf<typeof moveEndpoints.move>,
): Promise<AnswerOf<typeof moveEndpoints.move>> {
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const ids = moves.map(({ outlineId }) => outlineId)
    await holdOutlines(tx, ids)
    const found = new Map((await findPlannable(tx, brandId, ids)).map(({ outline }) => [outline.id, outline]))
    const moved: { outlineId: string; from: string; to: string }[] = []
    for (const { outlineId, from, to } of moves) {
      const outline = found.get(outlineId)
      if (outline === undefined) throw new AppError('NOT_FOUND')
      if (outline.scheduledSendAt === null || wallTimeOf(outline.scheduledSendAt) !== from) {
        throw movedSince(outline.title || outline.ideaTitle)
      }
      const { outline: after } = await scheduleByHand(app, tx, scope, { outlineId, brandId, newSendTime: to, undo })
      moved.push({ outlineId, from, to: wallTimeOf(after.scheduledSendAt!) })
    }
    if (days.length > 0) await moveDaysOf(tx, await getBrand(tx, brandId), days)
    return { moves: moved, days }
  })
}

const movedSince = (title: string) =>
  new AppError('CONFLICT', { message: `“${title}” has moved since then, so no email was moved.` })
