import { SINGLE_WEEKDAYS } from './note-words.ts'
import {
  type Atom,
  type DateReading,
  NUMBER,
  bareAt,
  dayNear,
  isTight,
  isUnit,
  lengthOf,
  pastFillers,
  single,
  wordAt,
} from './date-parts.ts'

const YEAR = /^20\d\d$/

export function afterWeekday(reading: DateReading, at: number): Atom | null {
  if (!SINGLE_WEEKDAYS.has(wordAt(reading, at))) return null
  const next = pastFillers(reading, wordAt(reading, at + 1) === ',' ? at + 2 : at + 1)
  return isoAt(reading, next) ?? numericAt(reading, next) ?? dayMonthAt(reading, next) ?? monthDayAt(reading, next)
}

export function isoAt(reading: DateReading, at: number): Atom | null {
  const [year, dash, month, other, day] = [0, 1, 2, 3, 4].map((offset) => wordAt(reading, at + offset))
  if (!YEAR.test(year!) || dash !== '-' || other !== '-' || !NUMBER.test(month!) || !NUMBER.test(day!)) return null
  return single(dayNear(reading, Number(day), Number(month), Number(year)), at + 5)
}

export function numericAt(reading: DateReading, at: number): Atom | null {
  const [first, sign, second] = [wordAt(reading, at), wordAt(reading, at + 1), wordAt(reading, at + 2)]
  if (!NUMBER.test(first) || !NUMBER.test(second) || (sign !== '.' && sign !== '/')) return null
  if (!isTight(reading, at) || !isTight(reading, at + 1)) return null
  let next = at + 3
  let year: number | null = null
  if (wordAt(reading, next) === sign && isTight(reading, next - 1)) {
    const written = wordAt(reading, next + 1)
    const isYear = isTight(reading, next) && (YEAR.test(written) || NUMBER.test(written))
    if (isYear) year = written.length === 4 ? Number(written) : 2000 + Number(written)
    next += isYear ? 2 : sign === '.' ? 1 : 0
  }
  if (isUnit(reading, next)) return null
  const [left, right] = [Number(first), Number(second)]
  const isFlipped = sign === '/' && isMonthFirst(reading, left, right)
  const [day, month] = isFlipped ? [right, left] : [left, right]
  return single(dayNear(reading, day, month, year), next)
}

/** Prefers the planned month. Otherwise the country's order of day and month decides. */
function isMonthFirst(reading: DateReading, left: number, right: number): boolean {
  const { month, country } = reading.context
  if (left === month && right !== month) return true
  if (right === month && left !== month) return false
  if (left > 12) return false
  return right > 12 || country === 'US' || country === 'CA'
}

export function dayMonthAt(reading: DateReading, at: number): Atom | null {
  const bare = bareAt(reading, at)
  if (bare === null) return null
  const place = pastFillers(reading, bare.next)
  const month = reading.words.dates.months.get(wordAt(reading, place))
  return month === undefined ? null : withYear(reading, bare.day, month, place + 1)
}

export function monthDayAt(reading: DateReading, at: number): Atom | null {
  const { months, fillers } = reading.words.dates
  const month = months.get(wordAt(reading, at))
  if (month === undefined) return null
  const dot = wordAt(reading, at + 1) === '.' ? 1 : 0
  const place = at + 1 + dot
  const bare = bareAt(reading, place + lengthOf(reading, place, fillers))
  if (bare === null || isUnit(reading, bare.next)) return null
  return withYear(reading, bare.day, month, bare.next)
}

function withYear(reading: DateReading, day: number, month: number, next: number): Atom | null {
  const at = pastFillers(reading, wordAt(reading, next) === ',' ? next + 1 : next)
  const hasYear = YEAR.test(wordAt(reading, at))
  return single(dayNear(reading, day, month, hasYear ? Number(wordAt(reading, at)) : null), hasYear ? at + 1 : next)
}
