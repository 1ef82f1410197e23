import { saidRests } from '../brand/said-closings.ts'
import { publicHolidays } from '../knowledge/public-holidays.ts'
import { observancesOf } from '../knowledge/observances.ts'
import { type DateOfOccasion, closedOccasions, closedWeekdays, movingRest, yearlyRest } from '../gate/brand-rules.ts'
import type { BrandBrief, Country } from '#shared/brand-brief.ts'
import { type YearMonth, dayAfter } from '#shared/calendar-dates.ts'
import { isSameOccasion } from './occasion-kin.ts'

/** Days around Christmas and the turn of the year on which people are with their families. */
const FAMILY_DAYS: ReadonlySet<string> = new Set(['12-24', '12-25', '12-26', '12-31', '01-02', '01-03', '01-04'])
/** Days since the last one of a closing. */
const BACK_FOR = [1, 2, 3]
const FRIDAY = 5
/** An email takes some days to write, design and approve. */
const DAYS_TO_MAKE = 2

export type RestDays = (day: Temporal.PlainDate) => boolean

export type Rest = { kind: 'holiday'; name: string } | { kind: 'family' | 'rule' | 'closed' | 'weekend' | 'bridge' }

export async function restDays(brand: BrandBrief, year: number): Promise<RestDays> {
  const restOn = await restsOf(brand, year)
  return (day) => restOn(day) !== null
}

/** Why a brand sends nothing on a day of a year. Null where it may. A B2B brand has weekends and bridge days off. */
export async function restsOf(brand: BrandBrief, year: number): Promise<(day: Temporal.PlainDate) => Rest | null> {
  const holidays = await publicHolidays(brand.country, year)
  const weekdays = closedWeekdays(brand.facts)
  const isYearlyRest = yearlyRest({ ...brand.facts, rules: [...brand.facts.rules, ...saidRests(brand)] })
  const closedOn = closedOccasions(brand.facts)
  const closed = new Set(observancesOf(brand.country, year).flatMap(({ id, date }) => (closedOn.has(id) ? [date] : [])))
  const isMovingRest = movingRest(brand.facts, datesIn(brand.country))
  const sellsToBusinesses = brand.facts.buyers?.buyers === 'businesses'
  return (day) => {
    if (weekdays.has(day.dayOfWeek)) return { kind: 'rule' }
    if (isYearlyRest(day) || isMovingRest(day) || closed.has(day.toString())) return { kind: 'closed' }
    const holiday = holidays.get(day.toString())
    if (holiday !== undefined) return { kind: 'holiday', name: holiday }
    // Who says on which day of January they are back is there.
    const isBack = day.month === 1 && BACK_FOR.some((days) => isYearlyRest(day.subtract({ days })))
    if (!isBack && FAMILY_DAYS.has(day.toString().slice('YYYY-'.length))) return { kind: 'family' }
    if (!sellsToBusinesses) return null
    if (day.dayOfWeek > FRIDAY) return { kind: 'weekend' }
    const isBridge = day.dayOfWeek === FRIDAY && holidays.has(day.subtract({ days: 1 }).toString())
    return isBridge ? { kind: 'bridge' } : null
  }
}

const datesIn =
  (country: Country): DateOfOccasion =>
  (occasion, year) => {
    const days = observancesOf(country, year)
    const found = days.find(({ id }) => id === occasion) ?? days.find(({ id }) => isSameOccasion(id, occasion))
    return found?.date ?? null
  }

/**
 * The days of a month on which a brand can send, in order, no earlier than an email can be ready. A past month has all
 * its days, because it's planned for the record. `today` is an ISO date.
 */
export async function openDays(brand: BrandBrief, { year, month }: YearMonth, today: string): Promise<string[]> {
  const rests = await restDays(brand, year)
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const days = Array.from({ length: first.daysInMonth }, (_, index) => first.add({ days: index }))
    .filter((day) => !rests(day))
    .map(String)
  const earliest = dayAfter(today, DAYS_TO_MAKE)
  const isOver = today > first.add({ days: first.daysInMonth - 1 }).toString()
  return isOver ? days : days.filter((day) => day >= earliest)
}
