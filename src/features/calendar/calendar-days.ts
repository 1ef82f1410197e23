import type { Country } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'

const DAYS_SHOWN = 42
const DAY_MS = 86_400_000

/** A day as `2026-12-04`. Days are counted in UTC, where every one has 24 hours. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The 42 days that show a month, for the screen and for the server: six weeks from the Sunday on or before its first. */
export function shownDays({ year, month }: YearMonth): string[] {
  const first = new Date(Date.UTC(year, month - 1, 1))
  const start = dayAfter(first.toISOString().slice(0, 10), -first.getUTCDay())
  return Array.from({ length: DAYS_SHOWN }, (_, index) => dayAfter(start, index))
}

export function isInMonth(day: string, { year, month }: YearMonth): boolean {
  return Number(day.slice(0, 4)) === year && Number(day.slice(5, 7)) === month
}

/** Whether the month of a day, or of a send time, is over. */
export const isInPastMonth = (day: string, today: string): boolean => day.slice(0, 7) < today.slice(0, 7)

/** Today where the brand is, whatever zone the browser stands in. */
export function todayIn(timeZone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}

export const monthOfDay = (day: string): YearMonth => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
})

export const dayOf = (sendTime: string) => sendTime.slice(0, 10)
export const clockOf = (sendTime: string) => sendTime.slice(11, 16)

const LONG_DAY = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

/** `Friday, December 4`. */
export function dayName(day: string): string {
  return LONG_DAY.format(new Date(`${day}T00:00:00Z`))
}

/** Twelve hours where the brand's country counts so: `6:30 PM`; else `18:30`. */
export function clockText(sendTime: string, country: Country): string {
  const [hour = 0, minute = 0] = clockOf(sendTime).split(':').map(Number)
  const minutes = String(minute).padStart(2, '0')
  const twelve = country === 'US' || country === 'CA' || country === 'AU'
  return twelve ? `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}` : clockOf(sendTime)
}

/** Days from one day to another; negative when the other lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The hour as short as it can be told: `10a`, `6:30p`, or `18:30`. */
export function shortClockText(sendTime: string, country: Country): string {
  const text = clockText(sendTime, country)
  const [clock = '', half] = text.split(' ')
  return half === undefined ? text : `${clock.replace(':00', '')}${half.charAt(0).toLowerCase()}`
}
