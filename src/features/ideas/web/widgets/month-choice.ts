import { MONTHS, monthKey, plannableYears, type YearMonth } from '#shared/calendar-dates.ts'

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}

export function chosenMonth(
  search: { year?: unknown; month?: unknown },
  today: YearMonth,
  proposed: YearMonth,
): YearMonth {
  const year = wholeNumber(search.year)
  const month = wholeNumber(search.month)
  const isYear = year !== undefined && plannableYears(today).includes(year)
  const isMonth = month !== undefined && month >= 1 && month <= MONTHS.length
  if (!isYear && !isMonth) return proposed
  return { year: isYear ? year : today.year, month: isMonth ? month : today.month }
}

export function isPast(chosen: YearMonth, today: YearMonth): boolean {
  return monthKey(chosen) < monthKey(today)
}
