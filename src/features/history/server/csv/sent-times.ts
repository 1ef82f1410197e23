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
  /** A value that the order changes. Null if there is no choice. */
  example: string | null
  read(cells: readonly string[]): Reading<string>
}

export interface SentTimeSettings {
  column: number
  country: Country
  timezone: string
  now: Date
  order?: DateOrder | undefined
}

/** Date and time may be in two columns, and the day or the month may come first. */
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
    example: choice && (values.find((value) => readDate(value, 'DMY') !== readDate(value, 'MDY')) ?? null),
    read(cells) {
      const text = joined(cells)
      const counted = unit === null ? null : readUnixTime(text, unit)
      if (counted !== null) return toBrandTime(counted)
      let read = readDate(text, chosen)
      // If one column mixes both orders, an unambiguous value decides for itself.
      if (typeof read !== 'string' && choice?.why === 'conflict' && order === undefined) read = readDate(text, 'MDY')
      return typeof read === 'string' ? toBrandTime(read) : read
    },
  }
}

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

/** A time without a zone is already the brand's local time. */
function wallClockIn(timezone: string): (read: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' })
  return (read) => (read.length === 19 ? read.replace('T', ' ') : format.format(new Date(read)))
}
