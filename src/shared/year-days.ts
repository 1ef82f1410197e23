import { DAY_MS } from './calendar-dates.ts'

// A day of any year is written `MM-DD`. Counting from February 29 starts at February 28, as in most years.

const PLAIN_YEAR = 2027
const DAYS_OF_A_YEAR = 365

export const yearDay = (month: number, day: number): string =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** Midnight UTC. A day that its month doesn't have is one of the next month. */
export function timeInYear(year: number, day: string): number {
  const [month = 1, number = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, number)
}

/** The ISO date: March 1 for February 29 in a year without it. */
export const dateInYear = (year: number, day: string): string =>
  new Date(timeInYear(year, day)).toISOString().slice(0, 'YYYY-MM-DD'.length)

const timeOf = (day: string): number => timeInYear(PLAIN_YEAR, day === '02-29' ? '02-28' : day)

export const yearDayAfter = (day: string, days: number): string =>
  new Date(timeOf(day) + days * DAY_MS).toISOString().slice('YYYY-'.length, 'YYYY-MM-DD'.length)

/** From one day to the next time that the other comes. */
export function daysUntil(from: string, to: string): number {
  const days = (timeOf(to) - timeOf(from)) / DAY_MS
  return days < 0 ? days + DAYS_OF_A_YEAR : days
}
