import type { Country } from '#shared/brand-brief.ts'
import { counted } from './counted.ts'
import { type Day, daysFrom, spokenDay } from './days.ts'
import { type MonthProblem, type Situation, type StandingSend, monthProblem } from './month-problem.ts'
import { type Occasion, lastUsefulDay, occasionLift } from './occasions.ts'
import { reasonFor } from './reasons.ts'
import { type Placement, type ScheduleProblem, scoreOf } from './schedule-problem.ts'
import { type SendTime, hoursBetween, timed } from './send-times.ts'

export interface PlacedOutline {
  id: string
  /** Wall-clock time, `2026-12-04 10:00:00`. */
  sendTime: string
  reason: string
}

export interface PlacedMonth {
  placed: PlacedOutline[]
  unplaced: { id: string; reason: string }[]
  keptFree: readonly { day: Day; name: string }[]
}

/** Hands the search to whoever has time for it. */
export type Search = (problem: ScheduleProblem, maxPerWeek: number) => Promise<Placement[]>

/** Gives every outline its best day and time, and says why; what finds none is told with the reason. */
export async function placeMonth(situation: Situation, search: Search): Promise<PlacedMonth> {
  const month = monthProblem(situation)
  const placements = await search(month.problem, situation.limits.maxPerWeek ?? Infinity)
  const rankOn = new Map<number, number>()
  const sends = placements
    .toSorted((one, other) => one.day - other.day)
    .map(({ candidate, day }) => {
      const rank = rankOn.get(day) ?? 0
      rankOn.set(day, rank + 1)
      return { candidate, day: month.days[day]!, time: month.times[day]![rank]! }
    })
  const taken = new Set(placements.map(({ candidate }) => candidate))
  return {
    placed: sends.map((send) => ({
      id: situation.outlines[send.candidate]!.id,
      sendTime: `${send.day} ${send.time.time}:00`,
      reason: reasonAt(send, sends, month.occasions[send.candidate]!, situation, true),
    })),
    unplaced: situation.outlines.flatMap(({ id }, index) =>
      taken.has(index) ? [] : [{ id, reason: refusalFor(month, index, situation) }],
    ),
    keptFree: month.keptFree,
  }
}

/** The same for emails that have their times already, `2026-12-04 10:00:00` by id; none for one that comes too late. */
export function reasonsAt(situation: Situation, times: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const { occasions } = monthProblem(situation)
  const sends = situation.outlines.map(({ id }) => {
    const time = times.get(id)!
    return { id, day: time.slice(0, 10), time: timed(situation.effects, time.slice(11, 16)) }
  })
  return new Map(
    sends.flatMap((send, index) => {
      const occasion = occasions[index]!
      if (occasionLift(occasion, send.day) === null) return []
      return [[send.id, reasonAt(send, sends, occasion, situation, true)]]
    }),
  )
}

interface Send {
  day: Day
  time: SendTime
}

function reasonAt(
  send: Send,
  sends: readonly Send[],
  occasion: Occasion | null,
  { standing, effects, country }: Situation,
  kept: boolean,
): string {
  return reasonFor({
    day: send.day,
    time: send.time,
    ...neighbours(send, standing, sends),
    occasion,
    effects,
    country,
    kept,
  })
}

const NEAR_DAYS = 14

/** How far the next email is, before or after. */
function neighbours(send: Send, standing: readonly StandingSend[], sends: readonly Send[]) {
  const others = [
    ...standing.map(({ sendTime }) => ({ day: sendTime.slice(0, 10), time: sendTime.slice(11, 16) })),
    ...sends.filter((other) => other !== send).map(({ day, time }) => ({ day, time: time.time })),
  ]
  const nearest = Math.min(...others.map(({ day }) => Math.abs(daysFrom(send.day, day))))
  const sameDay = others.filter(({ day }) => day === send.day).map(({ time }) => hoursBetween(time, send.time.time))
  return {
    nearestDays: nearest <= NEAR_DAYS ? nearest : null,
    hoursApart: sameDay.length === 0 ? null : Math.min(...sameDay),
  }
}

function refusalFor(month: MonthProblem, index: number, situation: Situation): string {
  const { limits, country } = situation
  if (month.problem.capacity.every((room) => room === 0)) return 'No day is open in the rest of this month.'
  const occasion = month.occasions[index]
  if (occasion && month.problem.candidates[index]!.weights.every(({ length }) => length === 0)) {
    return overBeforeThen(occasion.name, lastUsefulDay(occasion), country)
  }
  if (limits.maxPerWeek !== null) {
    return `No open day is left with at most ${counted(limits.maxPerWeek, 'email')} in seven days.`
  }
  return 'Every open day of this month that suits it has two emails already.'
}

const overBeforeThen = (name: string, last: Day, country: Country) =>
  `${name} is over on ${spokenDay(last, country)}, before the first open day.`

/** The best days for a single outline beside what stands already, the best first. */
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
      const send = { day: month.days[day]!, time: month.times[day]![0]! }
      return {
        id: problem.candidates[0]!.id,
        sendTime: `${send.day} ${send.time.time}:00`,
        reason: reasonAt(send, [], month.occasions[0]!, situation, false),
      }
    })
}
