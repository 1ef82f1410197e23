import type { Country } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import type { NoteWords } from './note-words.ts'
import { type Phrases, type Token, phraseAt } from './tokens.ts'

export interface DateContext extends YearMonth {
  /** ISO date of the day on which the note was written, where the brand is. */
  today: string
  country: Country
}

export interface DateReading {
  tokens: readonly Token[]
  words: NoteWords
  context: DateContext
  today: Day
}

export type Day = Temporal.PlainDate

/** A day or a range of days, and the index after its last token. */
export interface Atom {
  start: Day
  end: Day
  next: number
  isVague?: boolean
}

export interface Bare {
  day: number
  next: number
  /** Written as an ordinal: "12th". */
  isOrdinal: boolean
}

export const NUMBER = /^\d{1,2}$/

export function wordAt(reading: DateReading, at: number): string {
  return reading.tokens[at]?.word ?? ''
}

export function lengthOf(reading: DateReading, at: number, phrases: Phrases): number {
  return phraseAt(reading.tokens, at, phrases)
}

export function pastFillers(reading: DateReading, at: number): number {
  let next = at
  for (let count = 0; count < 2; count += 1) next += lengthOf(reading, next, reading.words.dates.fillers)
  return next
}

export function isTight(reading: DateReading, at: number): boolean {
  return reading.tokens[at + 1]?.from === reading.tokens[at]?.to
}

export function isUnit(reading: DateReading, at: number): boolean {
  return (
    wordAt(reading, at) === '%' || wordAt(reading, at) === ':' || lengthOf(reading, at, reading.words.dates.units) > 0
  )
}

export function bareAt(reading: DateReading, at: number, isSlashed = false): Bare | null {
  const word = wordAt(reading, at)
  if (!NUMBER.test(word)) return null
  const day = Number(word)
  if (day < 1 || day > 31) return null
  const before = reading.tokens[at - 1]
  const isTiedBefore = before !== undefined && before.to === reading.tokens[at]!.from
  if (!isSlashed && isTiedBefore && /^[.,:/$€£\d]$/.test(before.raw)) return null
  const after = wordAt(reading, at + 1)
  const isTied = reading.tokens[at + 1]?.from === reading.tokens[at]!.to
  const isOrdinal = isTied && (reading.words.dates.suffixes.has(after) || after === '.')
  if (isOrdinal && after === '.' && NUMBER.test(wordAt(reading, at + 2)) && isTight(reading, at + 1)) return null
  return { day, next: isOrdinal ? at + 2 : at + 1, isOrdinal }
}

/** A month by its name, or the planned one as "the month". */
export function monthAt(reading: DateReading, at: number): { month: number; next: number } | null {
  const { months, month: planned } = reading.words.dates
  const place = pastFillers(reading, at)
  const isNamed = months.get(wordAt(reading, place))
  if (isNamed !== undefined) return { month: isNamed, next: place + 1 }
  const length = lengthOf(reading, place, planned)
  return length === 0 ? null : { month: reading.context.month, next: place + length }
}

export function dayNear(reading: DateReading, day: number, month: number, year: number | null): Day | null {
  if (month < 1 || month > 12) return null
  const { year: planned, month: plannedMonth } = reading.context
  const apart = month - plannedMonth
  const near = year ?? (apart > 6 ? planned - 1 : apart < -6 ? planned + 1 : planned)
  const first = Temporal.PlainDate.from({ year: near, month, day: 1 })
  return day < 1 || day > first.daysInMonth ? null : first.with({ day })
}

export const single = (day: Day | null, next: number): Atom | null =>
  day === null ? null : { start: day, end: day, next }
