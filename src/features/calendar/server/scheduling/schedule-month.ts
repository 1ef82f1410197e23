import { offsetInWords } from '#writing/month/series-steps.ts'
import type { Country } from '#shared/brand-brief.ts'
import { daysFrom } from '#shared/calendar-dates.ts'
import { whatSpeaksAgainst } from './against-date.ts'
import { counted } from './counted.ts'
import { type Day, spokenDay } from './days.ts'
import { MOST_OF_AN_OCCASION, type MonthProblem, type Situation, isSameAs, monthProblem } from './month-problem.ts'
import { lastUsefulDay, occasionLift } from './occasions.ts'
import type { PlacedSend } from './placed-send.ts'
import { type ReasonParts, reasonParts, reasonSentence, sharedReason } from './reasons.ts'
import { LEAST_APART, type Placement, type ScheduleProblem, scoreOf } from './schedule-problem.ts'
import { equallyGoodTimes, hoursBetween, leastUsed, timed } from './send-times.ts'
import { tooManyForTheDays } from './too-many.ts'
import { whyMoved } from './why-moved.ts'

export interface PlacedOutline {
  id: string
  sendTime: string
  reason: string
}

export interface PlacedMonth {
  placed: (PlacedOutline & {
    /** The reason without the shared part, or null if nothing is left. */
    ownReason: string | null
    against: string | null
  })[]
  unplaced: { id: string; reason: string }[]
  sharedReason: string | null
  tooMany: string | null
  keptFree: readonly { day: Day; name: string }[]
}

export type Search = (problem: ScheduleProblem, maxPerWeek: number) => Promise<Placement[]>

export async function scheduleMonth(situation: Situation, search: Search): Promise<PlacedMonth> {
  const month = monthProblem(situation)
  const placements = await search(month.problem, situation.limits.maxPerWeek ?? Infinity)
  const sends = sendsAt(placements, month, situation)
  const parts = sends.map((send) => partsOf(send, sends, month, situation, true))
  const shared = sharedReason(parts, situation.effects)
  const taken = new Set(placements.map(({ candidate }) => candidate))
  return {
    placed: sends.map((send, index) => {
      const against = whatSpeaksAgainst(send, sends, month, situation)
      return {
        id: situation.outlines[send.candidate]!.id,
        sendTime: `${send.day} ${send.time.time}:00`,
        reason: [reasonSentence(parts[index]!)!, ...(against === null ? [] : [against])].join(' '),
        ownReason: reasonSentence(parts[index]!, shared.said),
        against,
      }
    }),
    unplaced: situation.outlines.flatMap(({ id }, index) =>
      taken.has(index) ? [] : [{ id, reason: refusalFor(month, index, sends, situation) }],
    ),
    sharedReason: shared.sentence,
    tooMany: tooManyForTheDays(month, placements, situation),
    keptFree: month.keptFree.filter(({ day }) => !sends.some((send) => send.day === day)),
  }
}

export function sendsAt(
  placements: readonly Placement[],
  month: MonthProblem,
  { effects, standing }: Pick<Situation, 'effects' | 'standing'>,
): PlacedSend[] {
  const good = equallyGoodTimes(effects)
  const used: string[] = []
  const onDay = Map.groupBy(
    placements.toSorted((one, other) => one.day - other.day),
    ({ day }) => day,
  )
  return [...onDay].flatMap(([at, all]) => {
    const day = month.days[at]!
    const others = standing
      .filter(({ sendTime }) => sendTime.startsWith(day))
      .map(({ sendTime }) => sendTime.slice(11, 16))
    return all.map(({ candidate }, rank) => {
      const best = month.times[at]![rank]!
      const time = all.length > 1 ? best : (leastUsed(good, used, others) ?? best)
      used.push(time.time)
      return { candidate, day, time }
    })
  })
}

export function reasonsAt(situation: Situation, times: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const month = monthProblem(situation)
  const sends = situation.outlines.map(({ id }, candidate) => {
    const time = times.get(id)!
    return { id, candidate, day: time.slice(0, 10), time: timed(situation.effects, time.slice(11, 16)) }
  })
  return new Map(
    sends.flatMap((send) => {
      if (occasionLift(month.occasions[send.candidate]!, send.day) === null) return []
      return [[send.id, reasonSentence(partsOf(send, sends, month, situation, true))!]]
    }),
  )
}

function partsOf(
  send: PlacedSend,
  sends: readonly PlacedSend[],
  month: MonthProblem,
  situation: Situation,
  kept: boolean,
): ReasonParts {
  const { effects, country, outlines } = situation
  const { plannedFor, meta } = outlines[send.candidate]!
  const isMoved = plannedFor !== send.day
  // Suggestions are choices, so they need no reason against the planned day.
  const isChoice = isMoved && !kept
  return reasonParts({
    day: send.day,
    time: send.time,
    ...neighbours(send, month, sends, situation),
    occasion: month.occasions[send.candidate]!,
    planned:
      plannedFor === null || isChoice
        ? null
        : {
            day: plannedFor,
            movedBecause: isMoved ? whyMoved(plannedFor, send, sends, month, situation) : null,
            series: meta?.series === undefined ? null : offsetInWords(meta.series),
          },
    effects,
    country,
    kept,
  })
}

const NEAR_DAYS = 14

function neighbours(send: PlacedSend, { days }: MonthProblem, sends: readonly PlacedSend[], { standing }: Situation) {
  const others = [
    ...standing.map(({ sendTime }) => ({ day: sendTime.slice(0, 10), time: sendTime.slice(11, 16) })),
    ...sends.filter((other) => other !== send).map(({ day, time }) => ({ day, time: time.time })),
  ].filter(({ day }) => day >= days[0]! && day <= days.at(-1)!)
  const nearest = Math.min(...others.map(({ day }) => Math.abs(daysFrom(send.day, day))))
  const sameDay = others.filter(({ day }) => day === send.day).map(({ time }) => hoursBetween(time, send.time.time))
  return {
    nearestDays: nearest <= NEAR_DAYS ? nearest : null,
    hoursApart: sameDay.length === 0 ? null : Math.min(...sameDay),
  }
}

function refusalFor(month: MonthProblem, index: number, sends: readonly PlacedSend[], situation: Situation): string {
  const { limits, country } = situation
  const occasion = month.occasions[index]!
  if (occasion !== null && month.isTooMany[index]!) {
    return `${MOST_OF_AN_OCCASION} emails about ${occasion.name} are enough.`
  }
  const same = sameAs(month, index, sends)
  if (month.problem.candidates[index]!.weights.every(({ length }) => length === 0)) {
    const open = month.days.filter((_, at) => month.times[at]!.length > 0)
    if (occasion !== null && open.length > 0 && open.every((day) => occasionLift(occasion, day) === null)) {
      return overBeforeThen(occasion.name, lastUsefulDay(occasion), country)
    }
    return open.length > 0 && same !== null ? same : 'No days are available in the rest of this month.'
  }
  if (same !== null) return same
  if (limits.maxPerWeek !== null) {
    return `No day is left within your limit of ${counted(limits.maxPerWeek, 'email')} in seven days.`
  }
  return 'Every suitable day this month already has two emails.'
}

/** True if every remaining day is within a week of an email about the same thing. */
function sameAs(month: MonthProblem, index: number, sends: readonly PlacedSend[]): string | null {
  const own = month.subjects[index]!
  const others = [
    ...month.standing,
    ...sends.map(({ candidate, day }) => ({ ...month.subjects[candidate]!, day })),
  ].filter((other) => isSameAs(own, other))
  const isFree = (day: Day) => others.every((other) => Math.abs(daysFrom(day, other.day)) >= LEAST_APART)
  if (others.length === 0 || month.days.some((day, at) => month.times[at]!.length > 0 && isFree(day))) return null
  const isDoubt = others.some(({ doubt }) => doubt !== null && doubt === own.doubt)
  return `Emails that ${isDoubt ? 'answer the same doubt' : 'lead with the same offer'} must be more than a week apart, and no such day is left.`
}

const overBeforeThen = (name: string, last: Day, country: Country) =>
  `${name} ends on ${spokenDay(last, country)}, before the first available day.`

export function proposeSlots(situation: Situation, most: number): PlacedOutline[] {
  const month = monthProblem(situation)
  const { problem } = month
  const spaced = (gap: number) => (day: number) =>
    problem.fixed.every((sends, other) => sends.length === 0 || Math.abs(other - day) >= gap)
  const all = problem.candidates[0]!.weights.flatMap((weights, day) => (weights.length > 0 ? [day] : []))
  const calm = [2, 1, 0].map((gap) => all.filter(spaced(gap))).find(({ length }) => length >= most) ?? all
  return calm
    .map((day) => ({ day, score: scoreOf(problem, [{ candidate: 0, day }]) }))
    .toSorted((one, other) => other.score - one.score || one.day - other.day)
    .slice(0, most)
    .map(({ day }) => {
      const send = { candidate: 0, day: month.days[day]!, time: month.times[day]![0]! }
      return {
        id: problem.candidates[0]!.id,
        sendTime: `${send.day} ${send.time.time}:00`,
        reason: reasonSentence(partsOf(send, [send], month, situation, false))!,
      }
    })
}
