const HAS_OFFSET = /(Z|[+-]\d\d:\d\d)$/

/** A time with an offset is an instant. A time that the clock skips in spring moves forward. */
export function brandWallClock(time: string, timeZone: string): string {
  const zoned = HAS_OFFSET.test(time)
    ? Temporal.Instant.from(time).toZonedDateTimeISO(timeZone)
    : Temporal.PlainDateTime.from(time).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ') + ':00'
}
