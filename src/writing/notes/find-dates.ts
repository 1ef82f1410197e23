import type { Country } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { type NoteWords, SINGLE_WEEKDAYS } from './note-words.ts'
import { type Phrases, type Token, phraseAt } from './tokens.ts'

/** What the days of a note are told by. */
export interface DateContext extends YearMonth {
  /** ISO date of the day on which the note was written, where the brand is. */
  today: string
  country: Country
}

export interface FoundDate {
  /** ISO dates, inclusive. */
  start: string
  end: string
  /** The places of its tokens: the first one, and the one after the last. */
  at: number
  next: number
  /** "Mid-May": some day of these. */
  isVague: boolean
}

type Day = Temporal.PlainDate

interface Atom {
  start: Day
  end: Day
  next: number
  isVague?: boolean
}

/** A day of a month that is not named. */
interface Bare {
  day: number
  next: number
  /** Written as an ordinal: "12th". */
  isOrdinal: boolean
}

const NUMBER = /^\d{1,2}$/
const YEAR = /^20\d\d$/
const DASHES: ReadonlySet<string> = new Set(['-', '–', '—'])
const MOST_UNITS = 60

/** Every day and range of days that a note names, in the order of its words. */
export function findDates(tokens: readonly Token[], words: NoteWords, context: DateContext): FoundDate[] {
  const reader = new DateReader(tokens, words, context)
  const found: FoundDate[] = []
  for (let at = 0; at < tokens.length;) {
    const atom = reader.rangeAt(at)
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

class DateReader {
  readonly #tokens: readonly Token[]
  readonly #words: NoteWords
  readonly #context: DateContext
  readonly #today: Day

  constructor(tokens: readonly Token[], words: NoteWords, context: DateContext) {
    this.#tokens = tokens
    this.#words = words
    this.#context = context
    this.#today = Temporal.PlainDate.from(context.today)
  }

  /** A range of days, or a single one, that begins at a place. */
  rangeAt(at: number): Atom | null {
    const { openers, between } = this.#words.dates
    const opened = phraseAt(this.#tokens, at, openers)
    const isBetween = opened > 0 && phraseAt(this.#tokens, at, between) > 0
    const range = this.#fromBare(at + opened, opened > 0, isBetween) ?? this.#fromAtom(at + opened, isBetween)
    if (range !== null) return range
    if (opened > 0) return null
    return this.#bareDay(at)
  }

  #word(at: number): string {
    return this.#tokens[at]?.word ?? ''
  }

  #is(at: number, phrases: Phrases): number {
    return phraseAt(this.#tokens, at, phrases)
  }

  #pastFillers(at: number): number {
    let next = at
    for (let count = 0; count < 2; count += 1) next += this.#is(next, this.#words.dates.fillers)
    return next
  }

  /** The place after what joins two days; null where nothing does. "And" joins them only after "between". */
  #joined(at: number, isBetween: boolean): number | null {
    const length = this.#is(at, this.#words.dates.joiners)
    if (length === 0) return null
    const isAnd = this.#is(at, this.#words.joiners) === length && !DASHES.has(this.#word(at))
    return isAnd && !isBetween ? null : this.#pastFillers(at + length)
  }

  /** "10-14 May", "10. bis 14. Mai", "from the 10th to the 14th". */
  #fromBare(given: number, isOpened: boolean, isBetween: boolean): Atom | null {
    const at = this.#pastFillers(given)
    const first = this.#bareAt(at)
    if (first === null) return null
    const second = this.#joined(first.next, isBetween)
    if (second === null) return null
    const end = this.#atomAt(second)
    if (end !== null && end.start.equals(end.end)) {
      const start = this.#day(first.day, end.start.month, end.start.year)
      return start === null || Temporal.PlainDate.compare(start, end.end) > 0 ? null : { ...end, start }
    }
    const last = this.#bareAt(second)
    if (last === null || !(isOpened || (first.isOrdinal && last.isOrdinal)) || this.#isUnit(last.next)) return null
    return this.#ofMonth(first.day, last.day, last.next)
  }

  #ofMonth(first: number, last: number, next: number): Atom | null {
    const { year, month } = this.#context
    const [start, end] = [this.#day(first, month, year), this.#day(last, month, year)]
    return start === null || end === null || first > last ? null : { start, end, next }
  }

  /** "May 10-14", "May 28 to June 3", or a single date. */
  #fromAtom(given: number, isBetween: boolean): Atom | null {
    const at = this.#pastFillers(given)
    const first = this.#atomAt(at) ?? (at === given ? null : this.#atomAt(given))
    if (first === null) return null
    const second = this.#joined(first.next, isBetween) ?? this.#slashed(first.next)
    if (second === null) return first
    const last = this.#atomAt(second)
    if (last !== null && Temporal.PlainDate.compare(first.start, last.end) <= 0) {
      return { start: first.start, end: last.end, next: last.next }
    }
    const day = this.#bareAt(second, this.#word(second - 1) === '/')
    if (day === null || this.#isUnit(day.next)) return first
    const end = this.#day(day.day, first.start.month, first.start.year)
    return end !== null && Temporal.PlainDate.compare(first.start, end) <= 0
      ? { start: first.start, end, next: day.next }
      : first
  }

  /** "May 15/16" */
  #slashed(at: number): number | null {
    const isTied = this.#word(at) === '/' && this.#isTight(at - 1) && this.#isTight(at)
    return isTied && NUMBER.test(this.#word(at + 1)) ? at + 1 : null
  }

  #isUnit(at: number): boolean {
    return this.#word(at) === '%' || this.#word(at) === ':' || this.#is(at, this.#words.dates.units) > 0
  }

  /** "On the 12th", "am 12.", "le 12": a day of the planned month. */
  #bareDay(at: number): Atom | null {
    const { dayPreps } = this.#words.dates
    const { year, month } = this.#context
    const prep = this.#is(at, dayPreps)
    const bare = this.#bareAt(at + prep)
    if (bare === null || this.#isUnit(bare.next) || this.#atomAt(at + prep) !== null) return null
    const isEnglish = bare.isOrdinal && this.#words.language === 'en'
    if (prep === 0 && !isEnglish) return null
    const { day, next } = bare
    // "On 5 products", and the end of a decimal.
    if (!bare.isOrdinal && this.#words.language === 'en' && this.#tokens[next] !== undefined) {
      if (!/^[,;:.!?)–—-]$/.test(this.#word(next))) return null
    }
    const found = this.#day(day, month, year)
    return found === null ? null : { start: found, end: found, next }
  }

  /** A number that can be a day, with what makes an ordinal of it. */
  #bareAt(at: number, isSlashed = false): Bare | null {
    const word = this.#word(at)
    if (!NUMBER.test(word)) return null
    const day = Number(word)
    if (day < 1 || day > 31) return null
    const before = this.#tokens[at - 1]
    const isTiedBefore = before !== undefined && before.to === this.#tokens[at]!.from
    if (!isSlashed && isTiedBefore && /^[.,:/$€£\d]$/.test(before.raw)) return null
    const after = this.#word(at + 1)
    const isTied = this.#tokens[at + 1]?.from === this.#tokens[at]!.to
    const isOrdinal = isTied && (this.#words.dates.suffixes.has(after) || after === '.')
    if (isOrdinal && after === '.' && NUMBER.test(this.#word(at + 2)) && this.#isTight(at + 1)) return null
    return { day, next: isOrdinal ? at + 2 : at + 1, isOrdinal }
  }

  #isTight(at: number): boolean {
    return this.#tokens[at + 1]?.from === this.#tokens[at]?.to
  }

  #atomAt(at: number): Atom | null {
    return (
      this.#afterWeekday(at) ??
      this.#isoAt(at) ??
      this.#numericAt(at) ??
      this.#dayMonthAt(at) ??
      this.#monthDayAt(at) ??
      this.#partAt(at) ??
      this.#nthAt(at) ??
      this.#relativeAt(at) ??
      this.#otherMonthAt(at)
    )
  }

  /** "Friday, May 8" */
  #afterWeekday(at: number): Atom | null {
    if (!SINGLE_WEEKDAYS.has(this.#word(at))) return null
    const next = this.#pastFillers(this.#word(at + 1) === ',' ? at + 2 : at + 1)
    return this.#isoAt(next) ?? this.#numericAt(next) ?? this.#dayMonthAt(next) ?? this.#monthDayAt(next)
  }

  #isoAt(at: number): Atom | null {
    const [year, dash, month, other, day] = [0, 1, 2, 3, 4].map((offset) => this.#word(at + offset))
    if (!YEAR.test(year!) || dash !== '-' || other !== '-' || !NUMBER.test(month!) || !NUMBER.test(day!)) return null
    return single(this.#day(Number(day), Number(month), Number(year)), at + 5)
  }

  /** "4.12.", "12/8", "10.-14.5." */
  #numericAt(at: number): Atom | null {
    const [first, sign, second] = [this.#word(at), this.#word(at + 1), this.#word(at + 2)]
    if (!NUMBER.test(first) || !NUMBER.test(second) || (sign !== '.' && sign !== '/')) return null
    if (!this.#isTight(at) || !this.#isTight(at + 1)) return null
    let next = at + 3
    let year: number | null = null
    if (this.#word(next) === sign && this.#isTight(next - 1)) {
      const written = this.#word(next + 1)
      const isYear = this.#isTight(next) && (YEAR.test(written) || NUMBER.test(written))
      if (isYear) year = written.length === 4 ? Number(written) : 2000 + Number(written)
      next += isYear ? 2 : sign === '.' ? 1 : 0
    }
    if (this.#isUnit(next)) return null
    const [left, right] = [Number(first), Number(second)]
    const isMonthFirst = sign === '/' && this.#isMonthFirst(left, right)
    const [day, month] = isMonthFirst ? [right, left] : [left, right]
    return single(this.#day(day, month, year), next)
  }

  /** Whichever of the two is the planned month; where that says nothing, as the country writes. */
  #isMonthFirst(left: number, right: number): boolean {
    const { month, country } = this.#context
    if (left === month && right !== month) return true
    if (right === month && left !== month) return false
    if (left > 12) return false
    return right > 12 || country === 'US' || country === 'CA'
  }

  /** "14 May", "14. Mai 2027", "14 de mayo" */
  #dayMonthAt(at: number): Atom | null {
    const bare = this.#bareAt(at)
    if (bare === null) return null
    const place = this.#pastFillers(bare.next)
    const month = this.#words.dates.months.get(this.#word(place))
    return month === undefined ? null : this.#withYear(bare.day, month, place + 1)
  }

  /** "May 14", "May the 14th, 2027" */
  #monthDayAt(at: number): Atom | null {
    const { months, fillers } = this.#words.dates
    const month = months.get(this.#word(at))
    if (month === undefined) return null
    const dot = this.#word(at + 1) === '.' ? 1 : 0
    const place = at + 1 + dot
    const bare = this.#bareAt(place + this.#is(place, fillers))
    if (bare === null || this.#isUnit(bare.next)) return null
    return this.#withYear(bare.day, month, bare.next)
  }

  #withYear(day: number, month: number, next: number): Atom | null {
    const at = this.#pastFillers(this.#word(next) === ',' ? next + 1 : next)
    const hasYear = YEAR.test(this.#word(at))
    return single(this.#day(day, month, hasYear ? Number(this.#word(at)) : null), hasYear ? at + 1 : next)
  }

  /** A month by its name, or the planned one as "the month". */
  #monthAt(at: number): { month: number; next: number } | null {
    const { months, month: planned } = this.#words.dates
    const place = this.#pastFillers(at)
    const isNamed = months.get(this.#word(place))
    if (isNamed !== undefined) return { month: isNamed, next: place + 1 }
    const length = this.#is(place, planned)
    return length === 0 ? null : { month: this.#context.month, next: place + length }
  }

  /** "Early May", "Ende des Monats" */
  #partAt(at: number): Atom | null {
    const { parts } = this.#words.dates
    for (const [part, from, to] of [
      ['start', 1, 10],
      ['mid', 11, 20],
      ['end', 21, 31],
    ] as const) {
      const length = this.#is(at, parts[part])
      if (length === 0) continue
      const dash = this.#word(at + length) === '-' ? 1 : 0
      const found = this.#monthAt(at + length + dash)
      if (found === null) continue
      const start = this.#day(from, found.month, null)!
      return { start, end: start.with({ day: to }), next: found.next, isVague: true }
    }
    return null
  }

  /** "First week of June", "the second Saturday", "la dernière semaine de mai" */
  #nthAt(at: number): Atom | null {
    const { ordinals, week, weekend } = this.#words.dates
    const written = this.#bareAt(at)
    const nth =
      ordinals.get(this.#word(at)) ?? (written?.isOrdinal === true && written.day <= 5 ? written.day : undefined)
    if (nth === undefined) return null
    const place = written?.isOrdinal === true ? written.next : at + 1
    const compound = this.#compoundMonth(this.#word(place))
    if (compound !== null) return this.#nthOf(nth, compound.kind, compound.month, place + 1)
    const weekday = SINGLE_WEEKDAYS.get(this.#word(place))
    const [weekLength, weekendLength] = [this.#is(place, week), this.#is(place, weekend)]
    const length = weekday === undefined ? weekendLength || weekLength : 1
    if (length === 0) return null
    const kind = weekday ?? (weekendLength > 0 ? 'weekend' : 'week')
    const linked = this.#monthAt(this.#linked(place + length))
    return this.#nthOf(nth, kind, linked?.month ?? this.#context.month, linked?.next ?? place + length)
  }

  /** Past the "of" or "in" between a week and its month. */
  #linked(at: number): number {
    return at + this.#is(at, this.#words.dates.preps)
  }

  #nthOf(nth: number, kind: number | 'week' | 'weekend', month: number, next: number): Atom | null {
    const first = this.#day(1, month, null)!
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

  /** The German "Juniwoche" and "Maiwochenende". */
  #compoundMonth(word: string): { month: number; kind: 'week' | 'weekend' } | null {
    if (this.#words.language !== 'de') return null
    for (const [ending, kind] of [
      ['wochenende', 'weekend'],
      ['woche', 'week'],
    ] as const) {
      if (!word.endsWith(ending)) continue
      const month = this.#words.dates.months.get(word.slice(0, -ending.length))
      if (month !== undefined) return { month, kind }
    }
    return null
  }

  /** "Next Friday", "venerdì prossimo", "tomorrow", "in two weeks" */
  #relativeAt(at: number): Atom | null {
    const { next, after, today, tomorrow, nextWeek, thisWeekend } = this.#words.dates
    const monday = this.#today.subtract({ days: this.#today.dayOfWeek - 1 })
    const [weekLength, weekendLength] = [this.#is(at, nextWeek), this.#is(at, thisWeekend)]
    if (weekLength > 0) {
      return { start: monday.add({ days: 7 }), end: monday.add({ days: 13 }), next: at + weekLength }
    }
    if (weekendLength > 0) {
      return { start: monday.add({ days: 5 }), end: monday.add({ days: 6 }), next: at + weekendLength }
    }
    const [now, soon] = [this.#is(at, today), this.#is(at, tomorrow)]
    if (now > 0) return single(this.#today, at + now)
    if (soon > 0) return single(this.#today.add({ days: 1 }), at + soon)
    const before = this.#is(at, next)
    const ahead = SINGLE_WEEKDAYS.get(this.#word(at + before))
    if (ahead !== undefined) {
      const place = at + before + 1
      const behind = this.#is(place, after)
      if (before > 0 || behind > 0) return single(this.#upcoming(ahead), place + behind)
    }
    return this.#within(at)
  }

  #within(at: number): Atom | null {
    const { within, days, weeks } = this.#words.dates
    const length = this.#is(at, within)
    if (length === 0) return null
    const word = this.#word(at + length)
    const count = NUMBER.test(word) ? Number(word) : this.#words.numbers.get(word)
    if (count === undefined || count > MOST_UNITS) return null
    const place = at + length + 1
    const [asDays, asWeeks] = [this.#is(place, days), this.#is(place, weeks)]
    if (asWeeks > 0) return single(this.#today.add({ weeks: count }), place + asWeeks)
    return asDays > 0 ? single(this.#today.add({ days: count }), place + asDays) : null
  }

  #upcoming(weekday: number): Day {
    return this.#today.add({ days: ((weekday - this.#today.dayOfWeek + 6) % 7) + 1 })
  }

  /** "In June", in notes for May: the whole of another month. */
  #otherMonthAt(at: number): Atom | null {
    const length = this.#is(at, this.#words.dates.preps)
    if (length === 0) return null
    const month = this.#words.dates.months.get(this.#word(at + length))
    if (month === undefined || month === this.#context.month) return null
    if (this.#monthDayAt(at + length) !== null) return null
    const start = this.#day(1, month, null)!
    return { start, end: start.with({ day: start.daysInMonth }), next: at + length + 1 }
  }

  /** A day of the year that is nearest to the planned month; null for a day that no month has. */
  #day(day: number, month: number, year: number | null): Day | null {
    if (month < 1 || month > 12) return null
    const { year: planned, month: plannedMonth } = this.#context
    const apart = month - plannedMonth
    const near = year ?? (apart > 6 ? planned - 1 : apart < -6 ? planned + 1 : planned)
    const first = Temporal.PlainDate.from({ year: near, month, day: 1 })
    return day < 1 || day > first.daysInMonth ? null : first.with({ day })
  }
}

const SATURDAY = 6

const single = (day: Day | null, next: number): Atom | null => (day === null ? null : { start: day, end: day, next })

const earlier = (left: Day, right: Day): Day => (Temporal.PlainDate.compare(left, right) < 0 ? left : right)
