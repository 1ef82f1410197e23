import type { YearMonth } from '#shared/calendar-dates.ts'

const HAS_OFFSET = /(Z|[+-]\d\d:\d\d)$/

/**
 * The wall-clock time of a brand that a request means, to the minute: with an offset it names an instant, without one
 * it is what the brand's clock shows. A time that the clock skips in spring moves forward.
 */
export function brandWallClock(time: string, timeZone: string): string {
  const zoned = HAS_OFFSET.test(time)
    ? Temporal.Instant.from(time).toZonedDateTimeISO(timeZone)
    : Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ') + ':00'
}

const DAYS_SHOWN = 42

/** The first day of the six weeks that show a month, Sunday first, and the day after their last. */
export function shownDays({ year, month }: YearMonth): { from: string; before: string } {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const from = first.subtract({ days: first.dayOfWeek % 7 })
  return { from: from.toString(), before: from.add({ days: DAYS_SHOWN }).toString() }
}
