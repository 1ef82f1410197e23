import type { Country } from '#shared/brand-brief.ts'
import { type DateOrderChoice, chooseDateOrder } from './date-order.ts'
import { type DateOrder, isTimeAlone, readDate } from './dates.ts'
import { normaliseHeader } from './header-names.ts'
import { readUnixTime, unixUnitOf } from './unix-times.ts'
import type { Reading } from './unreadable.ts'

const WEEKDAY = /weekday|day of week|wochentag|dia de la semana|jour de la semaine|giorno della settimana/
const DAY = /\b(?:date|datum|fecha|data|tag|day|giorno|dia)\b|datum$/
const CLOCK = /\b(?:time|hour|hora|heure|ora|uhrzeit|zeit)\b|zeit$/

export interface SentTimes {
  choice: DateOrderChoice | null
  /** A value that reads differently either way. */
  example: string | null
  /** Wall-clock time of the brand. */
  read(cells: readonly string[]): Reading<string>
}

export interface SentTimeSettings {
  column: number
  country: Country
  timezone: string
  now: Date
  /** What a person said. */
  order?: DateOrder | undefined
}

/** How the time of a send is read in this file: date and time may stand in two columns, day or month first. */
export function sentTimesOf(
  headers: readonly string[],
  records: readonly (readonly string[])[],
  { column, country, timezone, now, order }: SentTimeSettings,
): SentTimes {
  const names = headers.map(normaliseHeader)
  const [dateColumn, timeColumn] = dateAndTime(names, records, column)
  const joined = (cells: readonly string[]) => {
    const date = (cells[dateColumn] ?? '').trim()
    const time = timeColumn === null ? '' : (cells[timeColumn] ?? '').trim()
    return time === '' || date === '' ? date : `${date} ${time}`
  }
  const weekday = names.findIndex((name) => WEEKDAY.test(name))
  const values = records.map(joined)
  const unit = unixUnitOf(values)
  const choice = chooseDateOrder(values, {
    country,
    now,
    weekdays: weekday === -1 ? undefined : records.map((cells) => cells[weekday] ?? ''),
  })
  const chosen = order ?? choice?.order ?? 'MDY'
  const toBrandTime = wallClockIn(timezone)
  return {
    choice: order === undefined || choice === null ? choice : { order, why: 'you said so', ambiguous: false },
    example: values.find((value) => readDate(value, 'DMY') !== readDate(value, 'MDY')) ?? null,
    read(cells) {
      const text = joined(cells)
      const counted = unit === null ? null : readUnixTime(text, unit)
      if (counted !== null) return toBrandTime(counted)
      let read = readDate(text, chosen)
      // Where both orders occur in one column, a value that only reads one way is read that way.
      if (typeof read !== 'string' && choice?.why === 'conflict' && order === undefined) read = readDate(text, 'MDY')
      return typeof read === 'string' ? toBrandTime(read) : read
    },
  }
}

/** The column of the dates, and that of the times where they stand apart. */
function dateAndTime(
  names: readonly string[],
  records: readonly (readonly string[])[],
  column: number,
): [number, number | null] {
  const sample = records.slice(0, 200)
  const most = (at: number, holds: (text: string) => boolean) => {
    const values = sample.map((cells) => (cells[at] ?? '').trim()).filter((text) => text !== '')
    return values.length > 0 && values.filter(holds).length > values.length * 0.6
  }
  const isDate = (text: string) => typeof readDate(text) === 'string' || typeof readDate(text, 'DMY') === 'string'
  const others = names.map((_, at) => at).filter((at) => at !== column)
  if (most(column, isTimeAlone)) {
    const date = others.find((at) => DAY.test(names[at]!) && !WEEKDAY.test(names[at]!) && most(at, isDate))
    return date === undefined ? [column, null] : [date, column]
  }
  const isDayAlone = (text: string) => isDate(text) && !/\d[:h]\d/.test(text)
  if (!most(column, isDayAlone)) return [column, null]
  return [column, others.find((at) => CLOCK.test(names[at]!) && most(at, isTimeAlone)) ?? null]
}

/** Takes a time with a zone to the wall clock of the brand; one without a zone is the brand's already. */
function wallClockIn(timezone: string): (read: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })
  return (read) => (read.length === 19 ? read.replace('T', ' ') : format.format(new Date(read)))
}
