import { SINGLE_WEEKDAYS } from './note-words.ts'
import {
  type Atom,
  type DateReading,
  type Day,
  NUMBER,
  bareAt,
  dayNear,
  lengthOf,
  monthAt,
  single,
  wordAt,
} from './date-parts.ts'
import { monthDayAt } from './written-dates.ts'

const MOST_UNITS = 60

export function partAt(reading: DateReading, at: number): Atom | null {
  const { parts } = reading.words.dates
  for (const [part, from, to] of [
    ['start', 1, 10],
    ['mid', 11, 20],
    ['end', 21, 31],
  ] as const) {
    const length = lengthOf(reading, at, parts[part])
    if (length === 0) continue
    const dash = wordAt(reading, at + length) === '-' ? 1 : 0
    const found = monthAt(reading, at + length + dash)
    if (found === null) continue
    const start = dayNear(reading, from, found.month, null)!
    return { start, end: start.with({ day: to }), next: found.next, isVague: true }
  }
  return null
}

export function nthAt(reading: DateReading, at: number): Atom | null {
  const { ordinals, week, weekend } = reading.words.dates
  const written = bareAt(reading, at)
  const nth =
    ordinals.get(wordAt(reading, at)) ?? (written?.isOrdinal === true && written.day <= 5 ? written.day : undefined)
  if (nth === undefined) return null
  const place = written?.isOrdinal === true ? written.next : at + 1
  const compound = compoundMonth(reading, wordAt(reading, place))
  if (compound !== null) return nthOf(reading, nth, compound.kind, compound.month, place + 1)
  const weekday = SINGLE_WEEKDAYS.get(wordAt(reading, place))
  const [weekLength, weekendLength] = [lengthOf(reading, place, week), lengthOf(reading, place, weekend)]
  const length = weekday === undefined ? weekendLength || weekLength : 1
  if (length === 0) return null
  const kind = weekday ?? (weekendLength > 0 ? 'weekend' : 'week')
  const linked = monthAt(reading, pastPreps(reading, place + length))
  return nthOf(reading, nth, kind, linked?.month ?? reading.context.month, linked?.next ?? place + length)
}

/** Past the "of" or "in" between a week and its month. */
function pastPreps(reading: DateReading, at: number): number {
  return at + lengthOf(reading, at, reading.words.dates.preps)
}

function nthOf(
  reading: DateReading,
  nth: number,
  kind: number | 'week' | 'weekend',
  month: number,
  next: number,
): Atom | null {
  const first = dayNear(reading, 1, month, null)!
  const last = first.with({ day: first.daysInMonth })
  if (kind === 'week') {
    if (nth < 0) return { start: last.subtract({ days: 6 }), end: last, next }
    const start = first.add({ days: 7 * (nth - 1) })
    return { start, end: earlier(start.add({ days: 6 }), last), next }
  }
  const weekday = kind === 'weekend' ? SATURDAY : kind
  const start =
    nth > 0
      ? first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) })
      : last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 })
  return start.month === month ? { start, end: kind === 'weekend' ? start.add({ days: 1 }) : start, next } : null
}

function compoundMonth(reading: DateReading, word: string): { month: number; kind: 'week' | 'weekend' } | null {
  const { monthEndings, months } = reading.words.dates
  for (const kind of ['weekend', 'week'] as const) {
    const ending = monthEndings[kind]
    if (ending === undefined || !word.endsWith(ending)) continue
    const month = months.get(word.slice(0, -ending.length))
    if (month !== undefined) return { month, kind }
  }
  return null
}

export function relativeAt(reading: DateReading, at: number): Atom | null {
  const { next, after, today, tomorrow, nextWeek, thisWeekend } = reading.words.dates
  const monday = reading.today.subtract({ days: reading.today.dayOfWeek - 1 })
  const [weekLength, weekendLength] = [lengthOf(reading, at, nextWeek), lengthOf(reading, at, thisWeekend)]
  if (weekLength > 0) {
    return { start: monday.add({ days: 7 }), end: monday.add({ days: 13 }), next: at + weekLength }
  }
  if (weekendLength > 0) {
    return { start: monday.add({ days: 5 }), end: monday.add({ days: 6 }), next: at + weekendLength }
  }
  const [now, soon] = [lengthOf(reading, at, today), lengthOf(reading, at, tomorrow)]
  if (now > 0) return single(reading.today, at + now)
  if (soon > 0) return single(reading.today.add({ days: 1 }), at + soon)
  const before = lengthOf(reading, at, next)
  const ahead = SINGLE_WEEKDAYS.get(wordAt(reading, at + before))
  if (ahead !== undefined) {
    const place = at + before + 1
    const behind = lengthOf(reading, place, after)
    if (before > 0 || behind > 0) return single(upcoming(reading, ahead), place + behind)
  }
  return withinAt(reading, at)
}

function withinAt(reading: DateReading, at: number): Atom | null {
  const { within, days, weeks } = reading.words.dates
  const length = lengthOf(reading, at, within)
  if (length === 0) return null
  const word = wordAt(reading, at + length)
  const count = NUMBER.test(word) ? Number(word) : reading.words.numbers.get(word)
  if (count === undefined || count > MOST_UNITS) return null
  const place = at + length + 1
  const [asDays, asWeeks] = [lengthOf(reading, place, days), lengthOf(reading, place, weeks)]
  if (asWeeks > 0) return single(reading.today.add({ weeks: count }), place + asWeeks)
  return asDays > 0 ? single(reading.today.add({ days: count }), place + asDays) : null
}

function upcoming(reading: DateReading, weekday: number): Day {
  return reading.today.add({ days: ((weekday - reading.today.dayOfWeek + 6) % 7) + 1 })
}

export function otherMonthAt(reading: DateReading, at: number): Atom | null {
  const length = lengthOf(reading, at, reading.words.dates.preps)
  if (length === 0) return null
  const month = reading.words.dates.months.get(wordAt(reading, at + length))
  if (month === undefined || month === reading.context.month) return null
  if (monthDayAt(reading, at + length) !== null) return null
  const start = dayNear(reading, 1, month, null)!
  return { start, end: start.with({ day: start.daysInMonth }), next: at + length + 1 }
}

const SATURDAY = 6

const earlier = (left: Day, right: Day): Day => (Temporal.PlainDate.compare(left, right) < 0 ? left : right)
