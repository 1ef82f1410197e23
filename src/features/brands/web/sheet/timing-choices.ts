import { MONTHS } from '#shared/calendar-dates.ts'

const SHORT = 3
const weekdayName = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

export const MONTH_CHOICES = MONTHS.map((name, index) => ({ value: index + 1, short: name.slice(0, SHORT), name }))

export const WEEKDAY_CHOICES = Array.from({ length: 7 }, (_, index) => {
  // January 1, 2024 was a Monday.
  const name = weekdayName.format(Date.UTC(2024, 0, index + 1))
  return { value: index + 1, short: name.slice(0, SHORT), name }
})
