import type { NoteWords } from './note-words.ts'
import { type Token, phraseAt } from './tokens.ts'
import {
  type Atom,
  type DateContext,
  type DateReading,
  NUMBER,
  bareAt,
  dayNear,
  isTight,
  isUnit,
  lengthOf,
  pastFillers,
  wordAt,
} from './date-parts.ts'
import { nthAt, otherMonthAt, partAt, relativeAt } from './spoken-dates.ts'
import { afterWeekday, dayMonthAt, isoAt, monthDayAt, numericAt } from './written-dates.ts'

export interface FoundDate {
  start: string
  end: string
  at: number
  next: number
  /** "Mid-May" means some day of these. */
  isVague: boolean
}

const DASHES: ReadonlySet<string> = new Set(['-', '–', '—'])

export function findDates(tokens: readonly Token[], words: NoteWords, context: DateContext): FoundDate[] {
  const reading: DateReading = { tokens, words, context, today: Temporal.PlainDate.from(context.today) }
  const found: FoundDate[] = []
  for (let at = 0; at < tokens.length;) {
    const atom = rangeAt(reading, at)
    if (atom === null) {
      at += 1
      continue
    }
    const [start, end] = [atom.start.toString(), atom.end.toString()]
    found.push({ start, end, at, next: atom.next, isVague: atom.isVague === true })
    at = atom.next
  }
  return found
}

/** A range of days, or a single day, that begins at an index. */
function rangeAt(reading: DateReading, at: number): Atom | null {
  const { openers, between } = reading.words.dates
  const opened = phraseAt(reading.tokens, at, openers)
  const isBetween = opened > 0 && phraseAt(reading.tokens, at, between) > 0
  const range =
    rangeFromBare(reading, at + opened, opened > 0, isBetween) ?? rangeFromAtom(reading, at + opened, isBetween)
  if (range !== null) return range
  if (opened > 0) return null
  return bareDay(reading, at)
}

/** The index after the words that join two days, or null. "And" joins them only after "between". */
function pastJoiner(reading: DateReading, at: number, isBetween: boolean): number | null {
  const length = lengthOf(reading, at, reading.words.dates.joiners)
  if (length === 0) return null
  const isAnd = lengthOf(reading, at, reading.words.joiners) === length && !DASHES.has(wordAt(reading, at))
  return isAnd && !isBetween ? null : pastFillers(reading, at + length)
}

/** "10-14 May", "10. bis 14. Mai", "from the 10th to the 14th". */
function rangeFromBare(reading: DateReading, given: number, isOpened: boolean, isBetween: boolean): Atom | null {
  const at = pastFillers(reading, given)
  const first = bareAt(reading, at)
  if (first === null) return null
  const second = pastJoiner(reading, first.next, isBetween)
  if (second === null) return null
  const end = atomAt(reading, second)
  if (end !== null && end.start.equals(end.end)) {
    const start = dayNear(reading, first.day, end.start.month, end.start.year)
    return start === null || Temporal.PlainDate.compare(start, end.end) > 0 ? null : { ...end, start }
  }
  const last = bareAt(reading, second)
  if (last === null || !(isOpened || (first.isOrdinal && last.isOrdinal)) || isUnit(reading, last.next)) return null
  return rangeOfMonth(reading, first.day, last.day, last.next)
}

function rangeOfMonth(reading: DateReading, first: number, last: number, next: number): Atom | null {
  const { year, month } = reading.context
  const [start, end] = [dayNear(reading, first, month, year), dayNear(reading, last, month, year)]
  return start === null || end === null || first > last ? null : { start, end, next }
}

/** "May 10-14", "May 28 to June 3", or a single date. */
function rangeFromAtom(reading: DateReading, given: number, isBetween: boolean): Atom | null {
  const at = pastFillers(reading, given)
  const first = atomAt(reading, at) ?? (at === given ? null : atomAt(reading, given))
  if (first === null) return null
  const second = pastJoiner(reading, first.next, isBetween) ?? pastSlash(reading, first.next)
  if (second === null) return first
  const last = atomAt(reading, second)
  if (last !== null && Temporal.PlainDate.compare(first.start, last.end) <= 0) {
    return { start: first.start, end: last.end, next: last.next }
  }
  const day = bareAt(reading, second, wordAt(reading, second - 1) === '/')
  if (day === null || isUnit(reading, day.next)) return first
  const end = dayNear(reading, day.day, first.start.month, first.start.year)
  return end !== null && Temporal.PlainDate.compare(first.start, end) <= 0
    ? { start: first.start, end, next: day.next }
    : first
}

/** "May 15/16" */
function pastSlash(reading: DateReading, at: number): number | null {
  const isTied = wordAt(reading, at) === '/' && isTight(reading, at - 1) && isTight(reading, at)
  return isTied && NUMBER.test(wordAt(reading, at + 1)) ? at + 1 : null
}

/** "On the 12th", "am 12.", "le 12": a day of the planned month. */
function bareDay(reading: DateReading, at: number): Atom | null {
  const { dayPreps, ordinalIsDay } = reading.words.dates
  const { year, month } = reading.context
  const prep = lengthOf(reading, at, dayPreps)
  const bare = bareAt(reading, at + prep)
  if (bare === null || isUnit(reading, bare.next) || atomAt(reading, at + prep) !== null) return null
  if (prep === 0 && !(bare.isOrdinal && ordinalIsDay)) return null
  const { day, next } = bare
  // "On 5 products", and the end of a decimal.
  if (!bare.isOrdinal && ordinalIsDay && reading.tokens[next] !== undefined) {
    if (!/^[,;:.!?)–—-]$/.test(wordAt(reading, next))) return null
  }
  const found = dayNear(reading, day, month, year)
  return found === null ? null : { start: found, end: found, next }
}

function atomAt(reading: DateReading, at: number): Atom | null {
  return (
    afterWeekday(reading, at) ??
    isoAt(reading, at) ??
    numericAt(reading, at) ??
    dayMonthAt(reading, at) ??
    monthDayAt(reading, at) ??
    partAt(reading, at) ??
    nthAt(reading, at) ??
    relativeAt(reading, at) ??
    otherMonthAt(reading, at)
  )
}
