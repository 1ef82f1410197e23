import type { Country } from './brand-brief.ts'

/** The IANA zone a brand starts with: the one most of its country's shoppers live in. */
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
  /** 1 to 12. */
  month: number
}

/**
 * The month an outline is listed, shown and exported under: that of its send date, else that it was planned for.
 * `scheduledSendAt` is ISO 8601 in the brand's wall-clock time; an offset at its end does not move it.
 */
export function effectiveMonth(outline: { scheduledSendAt: string | null; planMonth: YearMonth }): YearMonth {
  if (outline.scheduledSendAt === null) return outline.planMonth
  return { year: Number(outline.scheduledSendAt.slice(0, 4)), month: Number(outline.scheduledSendAt.slice(5, 7)) }
}

/** `2026-12`: sorts as text in the order of time. */
export function monthKey({ year, month }: YearMonth): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}

/** The month so many months later, or earlier when `months` is negative. */
export function monthsAfter({ year, month }: YearMonth, months: number): YearMonth {
  const count = year * 12 + month - 1 + months
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

const MONTH_NAMES = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** `December 2026`. */
export function monthTitle({ year, month }: YearMonth): string {
  return `${MONTH_NAMES.format(Date.UTC(2000, month - 1))} ${year}`
}

/** Why an email cannot be scheduled in a month that is over, and what still can be done there. */
export const monthIsOver = (month: YearMonth): string =>
  `${monthTitle(month)} is over. You can still plan it for your records, but you can't schedule emails in it.`

/** The twelve English month names, January first. */
export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  MONTH_NAMES.format(Date.UTC(2000, index)),
)

/** The day that holds `instant` in a zone, as an ISO date. */
export const todayAt = (timeZone: string, instant: Date): string =>
  wallClockOf(instant, timeZone).slice(0, 'YYYY-MM-DD'.length)

/** The month that holds `instant` in a zone. */
export function monthOf(instant: Date, timeZone: string): YearMonth {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value)
  return { year: part('year'), month: part('month') }
}

const FIRST_DAY_OF_NEXT_MONTH = 15

/** The month a screen opens on when its address names none: from the 15th on, people plan the next one. */
export function defaultMonth(instant: Date, timeZone: string): YearMonth {
  const day = Number(wallClockOf(instant, timeZone).slice(8, 10))
  const month = monthOf(instant, timeZone)
  return day < FIRST_DAY_OF_NEXT_MONTH ? month : monthsAfter(month, 1)
}

/** The years that ideas can be planned for: last year, this year and next year. */
export function plannableYears(today: YearMonth): number[] {
  return [today.year - 1, today.year, today.year + 1]
}

const usesTwelveHours = (country: Country) => country === 'US' || country === 'CA' || country === 'AU'
const localeOf = (country: Country) => (usesTwelveHours(country) ? 'en-US' : 'en-GB')

/** The day of a date (`2026-12-04` and whatever follows it) as the send times around it are written: `Dec 4, 2026`. */
export const formatDay = (date: string, country: Country): string =>
  new Intl.DateTimeFormat(localeOf(country), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(date.slice(0, 10)),
  )

/** Twelve-hour clock where the brand's country uses it, else 24 hours: `Dec 4, 2026, 10:00 AM`. Wall-clock time, no zone maths. */
export function formatSendTime(scheduledSendAt: string, country: Country): string {
  return new Intl.DateTimeFormat(localeOf(country), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hour12: usesTwelveHours(country),
    timeZone: 'UTC',
  }).format(new Date(`${scheduledSendAt.slice(0, 16)}Z`))
}

/** The time of it alone: `10:00 AM`. */
export function formatSendClock(scheduledSendAt: string, country: Country): string {
  return new Intl.DateTimeFormat(localeOf(country), {
    timeStyle: 'short',
    hour12: usesTwelveHours(country),
    timeZone: 'UTC',
  }).format(new Date(`${scheduledSendAt.slice(0, 16)}Z`))
}

/** A brand's wall-clock time (`2026-12-04 10:00:00`) with the offset of its zone on that day: `2026-12-04T10:00:00+01:00`. */
export function withZoneOffset(wallClock: string, timeZone: string): string {
  return Temporal.PlainDateTime.from(wallClock)
    .toZonedDateTime(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

/** An instant on the clock of a zone: `2026-12-04 10:00:00`. */
export function wallClockOf(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ')
}
