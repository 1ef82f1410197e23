import type { BrandRow } from '#features/brands/server/store.ts'
import { monthOf, plannableYears } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'

/** The brand's time zone decides which year it is. */
export function refuseYear({ timezone }: BrandRow, now: Date, year: number, field = 'year'): void {
  const years = plannableYears(monthOf(now, timezone))
  if (years.includes(year)) return
  throw new AppError('INVALID_INPUT', {
    message: `Choose a year from ${years[0]} to ${years.at(-1)}.`,
    details: { field },
  })
}
