import type { Country } from './brand-brief.ts'

/** The IANA zone in which most people of the country live. */
export const DEFAULT_TIME_ZONE: Record<Country, string> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  AU: 'Australia/Sydney',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
}

export interface YearMonth {
  year: number
  month: number
}

/** By send date, else by planned month. `scheduledSendAt` is local, so its offset doesn't move it. */
export function effectiveMonth(outline: { scheduledSendAt: string | null; planMonth: YearMonth }): YearMonth {
  if (outline.scheduledSendAt === null) return outline.planMonth
  return { year: Number(outline.scheduledSendAt.slice(0, 4)), month: Number(outline.scheduledSendAt.slice(5, 7)) }
}

/** `2026-12`, which sorts by time. */
export function monthKey({ year, month }: YearMonth): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}

export function monthsAfter({ year, month }: YearMonth, months: number): YearMonth {
  const count = year * 12 + month - 1 + months
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export function monthTitle({ year, month }: YearMonth): string {
  return `${MONTHS[month - 1]} ${year}`
}

export const monthIsOver = (month: YearMonth): string =>
  `${monthTitle(month)} is over. You can still plan it for your records, but you can't schedule emails in it.`

export const todayAt = (timeZone: string, instant: Date): string =>
  wallClockOf(instant, timeZone).slice(0, 'YYYY-MM-DD'.length)

export function monthOf(instant: Date, timeZone: string): YearMonth {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value)
  return { year: part('year'), month: part('month') }
}

export const DAY_MS = 86_400_000

/** Adds days in UTC, where every day has 24 hours. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from one date to a later one, negative the other way. */
export const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

const FIRST_DAY_OF_NEXT_MONTH = 15

export function defaultMonth(instant: Date, timeZone: string): YearMonth {
  const day = Number(wallClockOf(instant, timeZone).slice(8, 10))
  const month = monthOf(instant, timeZone)
  return day < FIRST_DAY_OF_NEXT_MONTH ? month : monthsAfter(month, 1)
}

export function plannableYears(today: YearMonth): number[] {
  return [today.year - 1, today.year, today.year + 1]
}

const usesTwelveHours = (country: Country) => country === 'US' || country === 'CA' || country === 'AU'
const localeOf = (country: Country) => (usesTwelveHours(country) ? 'en-US' : 'en-GB')

/** `Dec 4, 2026` or `4 Dec 2026`, in the format of the country. */
export const formatDay = (date: string, country: Country): string =>
  new Intl.DateTimeFormat(localeOf(country), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(date.slice(0, 10)),
  )

/** Makes the formatter when it is first used, because a browser's first one takes as long as rendering a small page. */
export function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined
  return () => (format ??= new Intl.DateTimeFormat('en', options))
}

const LONG_DAY = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

export const formatLongDay = (moment: Date): string => LONG_DAY().format(moment)

const MOMENT = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** `Dec 4, 2026, 10:00 AM` in the time zone of the browser. */
export const formatMoment = (instant: string): string => MOMENT().format(new Date(instant))

/** `Dec 4, 2026, 10:00 AM`, with the 12- or 24-hour clock of the country. The time is local. */
export function formatSendTime(scheduledSendAt: string, country: Country): string {
  return new Intl.DateTimeFormat(localeOf(country), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: usesTwelveHours(country),
    timeZone: 'UTC',
  }).format(new Date(`${scheduledSendAt.slice(0, 16)}Z`))
}

export function formatSendClock(scheduledSendAt: string, country: Country): string {
  return new Intl.DateTimeFormat(localeOf(country), {
    timeStyle: 'short',
    hour12: usesTwelveHours(country),
    timeZone: 'UTC',
  }).format(new Date(`${scheduledSendAt.slice(0, 16)}Z`))
}

/** Adds the offset of the zone on that day: `2026-12-04T10:00:00+01:00`. */
export function withZoneOffset(wallClock: string, timeZone: string): string {
  return Temporal.PlainDateTime.from(wallClock)
    .toZonedDateTime(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** Converts an instant to the zone's local time: `2026-12-04 10:00:00`. */
export function wallClockOf(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ')
}
