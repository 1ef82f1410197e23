import { type YearMonth, dayAfter, monthKey, monthsAfter } from '#shared/calendar-dates.ts'

/** A number of days, or the same weekday of another month: the second Tuesday stays the second Tuesday. */
export type Shift = { by: 'days'; days: number } | ({ by: 'month' } & YearMonth)

const WEEK = 7

export function shiftedDay(day: string, shift: Shift): string {
  return shift.by === 'days' ? dayAfter(day, shift.days) : sameWeekday(day, shift)
}

/** A fifth weekday becomes the fourth in a month that has only four. */
function sameWeekday(day: string, month: YearMonth): string {
  const first = firstOf(month)
  const weeks = Math.floor((Number(day.slice(8, 10)) - 1) / WEEK)
  const firstSame = dayAfter(first, (weekdayOf(day) - weekdayOf(first) + WEEK) % WEEK)
  const wanted = dayAfter(firstSame, weeks * WEEK)
  return wanted < firstOf(monthsAfter(month, 1)) ? wanted : dayAfter(wanted, -WEEK)
}

const firstOf = (month: YearMonth) => `${monthKey(month)}-01`
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
