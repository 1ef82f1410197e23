import { MONTHS, monthKey, type YearMonth } from '#shared/calendar-dates.ts'

/** Last year, this year, next year. */
export function yearChoices(today: YearMonth): number[] {
  return [today.year - 1, today.year, today.year + 1]
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}

/** The month an address asks for; what it leaves out, or says wrongly, comes from today. */
export function chosenMonth(search: { year?: unknown; month?: unknown }, today: YearMonth): YearMonth {
  const year = wholeNumber(search.year)
  const month = wholeNumber(search.month)
  return {
    year: year !== undefined && yearChoices(today).includes(year) ? year : today.year,
    month: month !== undefined && month >= 1 && month <= MONTHS.length ? month : today.month,
  }
}

export function isPast(chosen: YearMonth, today: YearMonth): boolean {
  return monthKey(chosen) < monthKey(today)
}
