import { type SendEffects, weekdayOf } from '#features/history/server/service.ts'
import { observancesOf } from '#server/marketing-knowledge/observances.ts'
import type { Country } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import type { ScheduleLimits } from '../../contract.ts'
import { type Day, addDays, daysBetween } from './days.ts'
import { type Occasion, occasionLift, occasionOf } from './occasions.ts'
import { type PlannedOutline, isPromo, valueOf } from './planned-outline.ts'
import { DAYS_BACK, type ScheduleProblem } from './schedule-problem.ts'
import { type SendTime, freeTimes, rankedTimes } from './send-times.ts'

/** An email that has its time already and keeps it. */
export interface StandingSend {
  /** Wall-clock time, `2026-12-04 10:00:00`. */
  sendTime: string
  promo: boolean
}

/** All that decides where emails go. */
export interface Situation {
  country: Country
  /** The month that the plan is for. */
  month: YearMonth
  /** The first and the last day that may be used. */
  first: Day
  last: Day
  outlines: readonly PlannedOutline[]
  standing: readonly StandingSend[]
  effects: SendEffects
  limits: ScheduleLimits
}

export interface MonthProblem {
  problem: ScheduleProblem
  days: readonly Day[]
  /** By day: the times of the first and the second email placed there. */
  times: readonly (readonly SendTime[])[]
  occasions: readonly (Occasion | null)[]
  keptFree: readonly { day: Day; name: string }[]
}

const MOST_A_DAY = 2

/** Turns what is known into numbers. */
export function monthProblem(situation: Situation): MonthProblem {
  const { country, month, first, last, outlines, effects, limits } = situation
  const days = daysBetween(addDays(first, -DAYS_BACK), addDays(last, DAYS_BACK))
  const standing = Map.groupBy(situation.standing, ({ sendTime }) => sendTime.slice(0, 10))
  const keptFree = daysWithoutSends(country, first, last)
  const isOpen = (day: Day) =>
    day >= first &&
    day <= last &&
    limits.weekdays.includes(weekdayOf(day)) &&
    !limits.blackoutDates.includes(day) &&
    !keptFree.some((free) => free.day === day)
  const ranked = rankedTimes(effects)
  const times = days.map((day) => {
    if (!isOpen(day)) return []
    const taken = (standing.get(day) ?? []).map(({ sendTime }) => sendTime.slice(11, 16))
    return freeTimes(ranked, taken, MOST_A_DAY - taken.length)
  })
  const occasions = outlines.map((outline) => occasionOf(outline, isPromo(outline), country, month))
  const problem: ScheduleProblem = {
    capacity: times.map(({ length }) => length),
    fixed: days.map((day) => (standing.get(day) ?? []).map(({ promo }) => ({ promo, weight: 1 }))),
    candidates: outlines.map((outline, index) => {
      const value = valueOf(outline, effects)
      return {
        id: outline.id,
        promo: isPromo(outline),
        weights: days.map((day, at) => {
          const lift = occasionLift(occasions[index]!, day)
          if (lift === null) return []
          return times[at]!.map((time) => value * Math.exp(effects.weekdays[weekdayOf(day)]!.lift + time.lift + lift))
        }),
      }
    }),
  }
  return { problem, days, times, occasions, keptFree }
}

/** Days on which nothing is sold, out of respect. */
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
