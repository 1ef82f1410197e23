import { type SendEffects, weekdayOf } from '#features/history/server/send-effects.ts'
import type { Rest } from '#writing/month/open-days.ts'
import { observancesOf } from '#writing/knowledge/observances.ts'
import type { Country } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { dayAfter, daysFrom } from '#shared/calendar-dates.ts'
import { isAboutClosedDays, isClosedDay } from '../../closed-days.ts'
import type { ScheduleLimits } from '../../contract.ts'
import { type Day, daysBetween } from './days.ts'
import { type Occasion, asPlanned, lastUsefulDay, occasionLift, occasionOf } from './occasions.ts'
import { type PlannedOutline, isPromo, valueOf } from './planned-outline.ts'
import { DAYS_BACK, LEAST_APART, OUT_OF_ORDER, type Pair, type ScheduleProblem } from './schedule-problem.ts'
import { type SendTime, freeTimes, rankedTimes } from './send-times.ts'
import { type Subject, subjectOf } from './subjects.ts'

export interface StandingSend {
  /** Local time, `2026-12-04 10:00:00`. */
  sendTime: string
  email: PlannedOutline
}

export interface Situation {
  country: Country
  month: YearMonth
  first: Day
  last: Day
  outlines: readonly PlannedOutline[]
  standing: readonly StandingSend[]
  effects: SendEffects
  limits: ScheduleLimits
  rests: ReadonlyMap<Day, Rest>
  reserved: ReadonlySet<Day>
}

export interface MonthProblem {
  problem: ScheduleProblem
  days: readonly Day[]
  times: readonly (readonly SendTime[])[]
  occasions: readonly (Occasion | null)[]
  subjects: readonly Subject[]
  standing: readonly StandingSubject[]
  isTooMany: readonly boolean[]
  keptFree: readonly { day: Day; name: string }[]
}

export interface StandingSubject extends Subject {
  day: Day
  title: string
}

const MOST_A_DAY = 2
/** More emails about one day hurt the results. */
export const MOST_OF_AN_OCCASION = 3
/** Penalties are logarithms. This one is for leaving the planned day, and it grows with the distance. */
const OFF_THE_DAY = 0.03
const A_DAY_FURTHER = 0.01
const FURTHEST = 7
const RESERVED = 0.3
const BESIDE_RESERVED = 0.15
const SHARED_DAY = 0.15
/** Only the brand's own history may outweigh the plan. General best practice counts less. */
const WITHOUT_HISTORY = 0.2

export function monthProblem(situation: Situation): MonthProblem {
  const { country, month, first, last, outlines, effects, limits } = situation
  const days = daysBetween(dayAfter(first, -DAYS_BACK), dayAfter(last, DAYS_BACK))
  const onDay = Map.groupBy(situation.standing, ({ sendTime }) => sendTime.slice(0, 10))
  const remembrance = daysWithoutSends(country, first, last)
  const isOpen = (day: Day) =>
    day >= first &&
    day <= last &&
    limits.weekdays.includes(weekdayOf(day)) &&
    !limits.blackoutDates.includes(day) &&
    !remembrance.some((free) => free.day === day)
  const ranked = rankedTimes(effects)
  const times = days.map((day) => {
    if (!isOpen(day)) return []
    const taken = (onDay.get(day) ?? []).map(({ sendTime }) => sendTime.slice(11, 16))
    return freeTimes(ranked, taken, MOST_A_DAY - taken.length)
  })
  const occasions = outlines.map((outline) => occasionFor(outline, country, month))
  const subjects = outlines.map((outline, index) => subjectOf(outline, occasions[index]!))
  const standing = situation.standing.map(({ sendTime, email }) => ({
    ...subjectOf(email, occasionFor(email, country, month)),
    day: sendTime.slice(0, 10),
    title: email.title || email.ideaTitle,
  }))
  const isTooMany = tooManyOf(situation, subjects, standing)
  const candidates = outlines.map((outline, index) => {
    const value = valueOf(outline, effects)
    const { plannedFor } = outline
    const wish = plannedFor === null || plannedFor < first || plannedFor > last ? null : plannedFor
    const near = nearStanding(subjects[index]!, standing)
    return {
      id: outline.id,
      promo: isPromo(outline),
      wish: wish === null ? null : days.indexOf(wish),
      weights: days.map((day, at) => {
        const lift = liftOn(day, occasions[index]!, situation)
        const besides = near(day)
        if (isTooMany[index]! || lift === null || besides === null) return []
        const all =
          effects.weekdays[weekdayOf(day)]!.lift +
          lift +
          besides +
          wishLift(day, wish, effects) +
          reservedLift(day, wish, situation)
        const others = onDay.get(day)?.length ?? 0
        return times[at]!.map((time, rank) => value * Math.exp(time.lift + all - (others + rank > 0 ? SHARED_DAY : 0)))
      }),
    }
  })
  const problem: ScheduleProblem = {
    capacity: times.map(({ length }, at) => (candidates.some(({ weights }) => weights[at]!.length > 0) ? length : 0)),
    fixed: days.map((day) => (onDay.get(day) ?? []).map(({ email }) => ({ promo: isPromo(email), weight: 1 }))),
    candidates,
    order: orderOf(outlines, subjects),
    apart: apartPairs(subjects, days.length),
  }
  return {
    problem,
    days,
    times,
    occasions,
    subjects,
    standing,
    isTooMany,
    keptFree: [...remembrance, ...restsWorthAWord(situation, remembrance)].toSorted((one, other) =>
      one.day < other.day ? -1 : 1,
    ),
  }
}

const occasionFor = (outline: PlannedOutline, country: Country, month: YearMonth) =>
  asPlanned(occasionOf(outline, isPromo(outline), country, month), outline.plannedFor)

/** Null if the email can't go out: after its occasion, or on a day of rest that it isn't about. */
export function liftOn(day: Day, occasion: Occasion | null, { rests }: Pick<Situation, 'rests'>): number | null {
  const about = occasion && { day: occasion.day, lastDay: lastUsefulDay(occasion) }
  if (isClosedDay(day)) return isAboutClosedDays(about, day) ? occasionLift(occasion, day) : null
  const rest = rests.get(day)
  if (rest !== undefined && !(rest.kind === 'holiday' && isDayOf(occasion, day))) return null
  return occasionLift(occasion, day)
}

const isDayOf = (occasion: Occasion | null, day: Day) =>
  occasion !== null && occasion.day !== null && occasion.day <= day && day <= lastUsefulDay(occasion)

function reservedLift(day: Day, wish: Day | null, { reserved }: Situation): number {
  if (day === wish) return 0
  if (reserved.has(day)) return -RESERVED
  return reserved.has(dayAfter(day, -1)) || reserved.has(dayAfter(day, 1)) ? -BESIDE_RESERVED : 0
}

function wishLift(day: Day, wish: Day | null, { fitted }: SendEffects): number {
  if (wish === null || wish === day) return 0
  const away = Math.min(FURTHEST, Math.abs(daysFrom(day, wish)))
  return -(OFF_THE_DAY + (fitted ? 0 : WITHOUT_HISTORY) + A_DAY_FURTHER * away)
}

/** Null within a week of the same offer or doubt, lower if the order of an occasion breaks. */
function nearStanding(subject: Subject, standing: readonly StandingSubject[]): (day: Day) => number | null {
  const same = standing.filter((other) => isSameAs(subject, other))
  const steps = standing.filter((other) => isBefore(subject, other) || isBefore(other, subject))
  return (day) => {
    if (same.some((other) => Math.abs(daysFrom(day, other.day)) < LEAST_APART)) return null
    const broken = steps.filter((other) => (isBefore(subject, other) ? day >= other.day : day <= other.day))
    return -OUT_OF_ORDER * broken.length
  }
}

export const isSameAs = (one: Subject, other: Subject): boolean =>
  (one.doubt !== null && one.doubt === other.doubt) || (one.offer !== null && one.offer === other.offer)

const isBefore = (one: Subject, other: Subject): boolean =>
  one.occasion !== null &&
  one.occasion === other.occasion &&
  one.step !== null &&
  other.step !== null &&
  one.step < other.step

function orderOf(outlines: readonly PlannedOutline[], subjects: readonly Subject[]): Pair[] {
  return pairsOf(outlines.length, (one, other) => {
    const [first, second] = [outlines[one]!.plannedFor, outlines[other]!.plannedFor]
    return first !== null && second !== null ? first < second : isBefore(subjects[one]!, subjects[other]!)
  })
}

function apartPairs(subjects: readonly Subject[], days: number): Pair[] {
  const all = pairsOf(subjects.length, (one, other) => one < other && isSameAs(subjects[one]!, subjects[other]!))
  const ties = tyingOffer(subjects, days)
  if (ties === null) return all
  return all.filter(([one, other]) => {
    const [first, second] = [subjects[one]!, subjects[other]!]
    return first.offer !== ties || second.offer !== ties || (first.doubt !== null && first.doubt === second.doubt)
  })
}

/** An offer that most emails lead with can't stay a week apart, so the rule skips it. */
function tyingOffer(subjects: readonly Subject[], days: number): string | null {
  const leading = [...Map.groupBy(subjects, ({ offer }) => offer)].find(
    ([offer, all]) =>
      offer !== null &&
      all.length > subjects.length / 2 &&
      all.length > Math.ceil((days - 2 * DAYS_BACK) / LEAST_APART),
  )
  return leading?.[0] ?? null
}

function pairsOf(count: number, wanted: (one: number, other: number) => boolean): Pair[] {
  const all = Array.from({ length: count }, (_, index) => index)
  return all.flatMap((one) =>
    all.filter((other) => other !== one && wanted(one, other)).map((other): Pair => [one, other]),
  )
}

function tooManyOf(
  { outlines, effects }: Situation,
  subjects: readonly Subject[],
  standing: readonly StandingSubject[],
): boolean[] {
  const tooMany = new Set<number>()
  const indexes = Map.groupBy(subjects.keys(), (index) => subjects[index]!.occasion)
  for (const [occasion, members] of indexes) {
    if (occasion === null) continue
    const room = MOST_OF_AN_OCCASION - standing.filter((other) => other.occasion === occasion).length
    const rank = (index: number) =>
      (outlines[index]!.plannedFor === null ? 0 : 1000) + valueOf(outlines[index]!, effects)
    const ranked = members.toSorted((one, other) => rank(other) - rank(one))
    for (const index of ranked.slice(Math.max(0, room))) {
      // A member asked for every email of a series.
      if (outlines[index]!.meta?.series === undefined) tooMany.add(index)
    }
  }
  return outlines.map((_, index) => tooMany.has(index))
}

const UNNAMED: ReadonlySet<Rest['kind']> = new Set(['rule', 'closed', 'weekend'])

function restsWorthAWord(
  { first, last, rests }: Situation,
  named: readonly { day: Day }[],
): { day: Day; name: string }[] {
  return daysBetween(first, last).flatMap((day) => {
    if (named.some((other) => other.day === day)) return []
    if (isClosedDay(day)) return [{ day, name: 'Christmas' }]
    const rest = rests.get(day)
    if (rest === undefined || UNNAMED.has(rest.kind)) return []
    return [{ day, name: restName(rest) }]
  })
}

const REST_NAMES = {
  family: 'holidays',
  bridge: 'bridge day',
  weekend: 'weekend',
  rule: 'a day without emails',
  closed: 'a day without emails',
} as const
export const restName = (rest: Rest): string => (rest.kind === 'holiday' ? rest.name : REST_NAMES[rest.kind])

function daysWithoutSends(country: Country, first: Day, last: Day): { day: Day; name: string }[] {
  const years = new Set([Number(first.slice(0, 4)), Number(last.slice(0, 4))])
  return [...years]
    .flatMap((year) => observancesOf(country, year))
    .filter(({ blocked }) => blocked)
    .flatMap(({ date, lastDay, names }) =>
      daysBetween(date, lastDay).map((day) => ({ day, name: names.en ?? Object.values(names)[0] ?? '' })),
    )
    .filter(({ day }) => day >= first && day <= last)
}
