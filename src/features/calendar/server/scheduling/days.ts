import type { Country } from '#shared/brand-brief.ts'
import { type YearMonth, dayAfter, daysFrom } from '#shared/calendar-dates.ts'

export type Day = string

export const firstOf = ({ year, month }: YearMonth): Day => Temporal.PlainDate.from({ year, month, day: 1 }).toString()
export const lastOf = ({ year, month }: YearMonth): Day =>
  Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 }).subtract({ days: 1 }).toString()
export const later = (one: Day, other: Day): Day => (one > other ? one : other)

export function daysBetween(first: Day, last: Day): Day[] {
  return first > last ? [] : Array.from({ length: daysFrom(first, last) + 1 }, (_, index) => dayAfter(first, index))
}

const at = (day: Day) => new Date(`${day}T00:00:00Z`)

/** In the format of the brand's country: `May 10` or `10 May`. */
export function spokenDay(day: Day, country: Country): string {
  const locale = country === 'US' || country === 'CA' ? 'en-US' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at(day))
}

const LONG_WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
export const weekdayName = (day: Day): string => LONG_WEEKDAY.format(at(day))
