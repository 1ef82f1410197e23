import { type YearMonth, dayAfter, defaultMonth, monthsAfter, todayAt } from '#shared/calendar-dates.ts'
import { keep, kept } from '#web/browser-storage.ts'
import type { SearchOf } from '#web/searches.ts'
import { firstOfMonth, isInMonth, monthOfDay } from '../calendar-days.ts'

/** The brand of an address that shows them all. */
export const ALL_BRANDS = 'all'

export type CalendarAddress = SearchOf<'emailCalendar'> & SearchOf<'dashboard'>
export type CalendarView = NonNullable<CalendarAddress['view']>
export type ListRange = NonNullable<CalendarAddress['range']>

export const VIEWS = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'list', label: 'List' },
] as const satisfies readonly { value: CalendarView; label: string }[]

export const LIST_RANGES = [
  { value: 'two-weeks', label: 'Next 2 weeks' },
  { value: 'month', label: 'This month' },
  { value: 'three-months', label: 'Next 3 months' },
] as const satisfies readonly { value: ListRange; label: string }[]

const KEY = 'mailmonth-calendar-view-'

/** The view of an address. One that names a month shows it, and one that names nothing shows the last view. */
export function viewOf({ view, year, month }: CalendarAddress, userId: string): CalendarView {
  if (view !== undefined) return view
  if (year !== undefined && month !== undefined) return 'month'
  return VIEWS.find(({ value }) => value === kept('browser', KEY + userId))?.value ?? 'month'
}

export const keepView = (view: CalendarView, userId: string): void => keep('browser', KEY + userId, view)

export function monthOfAddress({ year, month, day }: CalendarAddress, now: Date, timeZone: string): YearMonth {
  if (year !== undefined && month !== undefined) return { year, month }
  return day === undefined ? defaultMonth(now, timeZone) : monthOfDay(day)
}

/** A week is named by one of its days. */
export function dayOfAddress({ year, month, day }: CalendarAddress, now: Date, timeZone: string): string {
  const today = todayAt(timeZone, now)
  if (day !== undefined) return day
  if (year === undefined || month === undefined || isInMonth(today, { year, month })) return today
  return firstOfMonth({ year, month })
}

export interface Range {
  from: string
  to: string
}

export function weekOf(day: string): Range {
  const from = dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
  return { from, to: dayAfter(from, 6) }
}

export function listRange(range: ListRange, today: string): Range {
  if (range === 'two-weeks') return { from: today, to: dayAfter(today, 13) }
  const month = monthOfDay(today)
  if (range === 'month') return { from: firstOfMonth(month), to: dayAfter(firstOfMonth(monthsAfter(month, 1)), -1) }
  const later = monthsAfter(month, 3)
  const lastOfLater = dayAfter(firstOfMonth(monthsAfter(later, 1)), -1)
  const sameDay = `${firstOfMonth(later).slice(0, 8)}${today.slice(8)}`
  return { from: today, to: sameDay > lastOfLater ? lastOfLater : dayAfter(sameDay, -1) }
}

const DAYS = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** `Nov 22 – 28, 2026`. */
export const rangeTitle = ({ from, to }: Range): string => DAYS.formatRange(at(from), at(to))
