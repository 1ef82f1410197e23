export interface BillingPeriod {
  start: Date
  end: Date
}

/** In UTC. An anchor on the 31st falls on the last day of shorter months and returns to the 31st afterwards. */
export function billingPeriod(anchor: Date, now: Date): BillingPeriod {
  const first = Temporal.Instant.fromEpochMilliseconds(anchor.getTime()).toZonedDateTimeISO('UTC')
  const current = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC')
  let months = (current.year - first.year) * 12 + (current.month - first.month)
  if (Temporal.ZonedDateTime.compare(first.add({ months }), current) > 0) months -= 1
  const at = (count: number) => new Date(first.add({ months: count }).epochMilliseconds)
  return { start: at(months), end: at(months + 1) }
}
