import type { Country } from '#shared/brand-brief.ts'
import { type YearMonth, dateFormat, dayAfter, monthKey } from '#shared/calendar-dates.ts'

const DAYS_SHOWN = 42

export function shownDays({ year, month }: YearMonth): string[] {
  const first = new Date(Date.UTC(year, month - 1, 1))
  const start = dayAfter(first.toISOString().slice(0, 10), -first.getUTCDay())
  return Array.from({ length: DAYS_SHOWN }, (_, index) => dayAfter(start, index))
}

export function isInMonth(day: string, { year, month }: YearMonth): boolean {
  return Number(day.slice(0, 4)) === year && Number(day.slice(5, 7)) === month
}

export const isInPastMonth = (day: string, today: string): boolean => day.slice(0, 7) < today.slice(0, 7)

export const monthOfDay = (day: string): YearMonth => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
})

export const firstOfMonth = (month: YearMonth): string => `${monthKey(month)}-01`

export const dayOf = (sendTime: string) => sendTime.slice(0, 10)
export const clockOf = (sendTime: string) => sendTime.slice(11, 16)

const LONG_DAY = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

export function dayName(day: string): string {
  return LONG_DAY().format(new Date(`${day}T00:00:00Z`))
}

export function clockText(sendTime: string, country: Country): string {
  const [hour = 0, minute = 0] = clockOf(sendTime).split(':').map(Number)
  const minutes = String(minute).padStart(2, '0')
  const twelve = country === 'US' || country === 'CA' || country === 'AU'
  return twelve ? `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}` : clockOf(sendTime)
}

export function shortClockText(sendTime: string, country: Country): string {
  const text = clockText(sendTime, country)
  const [clock = '', half] = text.split(' ')
  return half === undefined ? text : `${clock.replace(':00', '')}${half.charAt(0).toLowerCase()}`
}
