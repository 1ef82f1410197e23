import { chance } from './rate-ideas.ts'
import { belongsToAnother } from './own-dates.ts'
import type { MonthRequest } from './month-request.ts'

/** Days between two emails of a month, at least. */
export const LEAST_GAP = 2
/** We use another weekday when the next preferred one is further away than this. */
const OTHER_WEEKDAY = 1.6

const dayOf = (date: string) => Temporal.PlainDate.from(date)
export const gap = (left: string, right: string) => Math.abs(dayOf(left).until(dayOf(right)).days)

/**
 * The days of a month's emails in order: the pinned ones, and as many others as fit, each in the middle of the longest time
 * without an email and on a preferred weekday where one is near.
 */
export function sendDays(pinned: readonly string[], emails: number, request: MonthRequest): string[] {
  const { openDays } = request
  const [first, last] = [openDays[0], openDays.at(-1)]
  if (first === undefined || last === undefined) return pinned.toSorted()
  return pinned.length === 0 ? evenDays(emails, request) : between(pinned, emails, request)
}

/** Few read about a brand on a Sunday, unless that is one of its days. */
const ON_A_SUNDAY = 4
const SUNDAY = 7
/** So many emails in a week are enough beside the days of the brand's own. */
const MOST_IN_A_WEEK = 2
const DAYS_OF_A_WEEK = 7
const CROWDED = 3

/** A day of the brand's own, or its eve, is worth moving an email about something else by two days. */
const ANOTHERS_DAY = 5

const costOf =
  (request: MonthRequest) =>
  (date: string): number =>
    (request.weekdays.includes(dayOf(date).dayOfWeek) ? 0 : OTHER_WEEKDAY) +
    (belongsToAnother(date, null, request) ? ANOTHERS_DAY : 0) +
    (isOffSunday(date, request) ? ON_A_SUNDAY : 0) +
    chance(request, `day ${date}`)

const isOffSunday = (date: string, { weekdays }: MonthRequest): boolean =>
  dayOf(date).dayOfWeek === SUNDAY && !weekdays.includes(SUNDAY)

/** Whether more than two emails would go out in a week around a day. */
export function isCrowded(date: string, others: readonly string[]): boolean {
  const near = [date, ...others.filter((other) => gap(date, other) < DAYS_OF_A_WEEK)].toSorted()
  return near.some((first, at) => {
    const last = near[at + MOST_IN_A_WEEK]
    return last !== undefined && gap(first, last) < DAYS_OF_A_WEEK
  })
}

function evenDays(emails: number, request: MonthRequest): string[] {
  const { openDays } = request
  const first = dayOf(openDays[0]!)
  const span = first.until(dayOf(openDays.at(-1)!)).days
  const cost = costOf(request)
  const chosen: string[] = []
  for (let index = 0; index < emails; index += 1) {
    const ideal = ((index + 0.5) * span) / emails
    const rank = (date: string) => Math.abs(first.until(dayOf(date)).days - ideal) + cost(date)
    const free = openDays.filter((date) => chosen.every((other) => gap(date, other) >= LEAST_GAP))
    const best = free.toSorted((left, right) => rank(left) - rank(right))[0]
    if (best !== undefined) chosen.push(best)
  }
  return chosen.toSorted()
}

/** At the ends of a month, half a gap is enough. */
const AT_THE_END = 2

function between(pinned: readonly string[], emails: number, request: MonthRequest): string[] {
  const { openDays } = request
  const cost = costOf(request)
  const ends = [openDays[0]!, openDays.at(-1)!]
  const bestBeside = (others: readonly string[]): string | undefined => {
    const rank = (date: string) =>
      Math.min(
        ...others.map((other) => gap(date, other)),
        ...ends.map((end) => AT_THE_END + AT_THE_END * gap(date, end)),
      ) -
      cost(date) -
      (isCrowded(date, others) ? CROWDED : 0)
    const free = openDays.filter((date) => others.every((other) => gap(date, other) >= LEAST_GAP))
    return free.toSorted((left, right) => rank(right) - rank(left))[0]
  }
  let chosen: string[] = []
  while (pinned.length + chosen.length < emails) {
    const best = bestBeside([...pinned, ...chosen])
    if (best === undefined) break
    chosen.push(best)
  }
  // The first ones left no even gaps for the others.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, date] of chosen.entries()) {
      const others = [...pinned, ...chosen.toSpliced(at, 1)]
      chosen = chosen.with(at, bestBeside(others) ?? date)
    }
  }
  return [...pinned, ...chosen].toSorted()
}

const ROUNDS = 3
