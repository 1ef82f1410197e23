import type { Language } from '#shared/brand-brief.ts'
import type { YearRange } from '#shared/brand-sheet.ts'
import { WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { unaccented } from './find-occasions.ts'
import { type NamedDays, namedDays } from './find-days.ts'
import { piecesOf } from './list-pieces.ts'
import { nameOfDay } from './name-of-day.ts'
import { readPrice, withoutPrice } from './read-price.ts'

/**
 * What happens on a day: people can come (`event`), take part if they sign up (`start`), get what begins (`opening`), act
 * until then (`deadline`) or pay less until then (`dearer`).
 */
export type OnDay = 'event' | 'start' | 'opening' | 'deadline' | 'dearer'

export interface DatedFact {
  what: OnDay
  /** The sentence, as it was typed. */
  text: string
  /** What the day is called: "Cheese fair in Bad Tölz". */
  name: string | null
  days: YearRange
  /** The last day to sign up, where that comes before. */
  by: string | null
  /** The weekday and the year that stand beside the day: a date of another year isn't told. */
  weekday: number | null
  year: number | null
}

const LONGEST = 240
const LONGEST_SENTENCE = 200

/** The sentences of a text that name a day of the brand's own calendar. A closing is a rule. */
export function readDates(text: string, language: Language): DatedFact[] {
  const words = dateWords(language)
  const { pieces } = piecesOf(text)
  return pieces.flatMap((piece, at) => {
    const before = pieces[at - 1] ?? ''
    const continues = at > 0 && namedDays(before, language).length === 0 && continuesBefore(piece, language, words)
    const whole = continues ? `${withoutEnding(before, '. ')}. ${piece}` : piece
    const fact = whole.length > LONGEST_SENTENCE ? null : readDate(whole, language)
    return fact === null ? [] : [fact]
  })
}

/** "Next one on January 22" says nothing of what it is. */
function continuesBefore(piece: string, language: Language, { next }: DateWords): boolean {
  const opening = startsWithAny(piece, next)
  const [day] = namedDays(piece, language)
  return opening !== null && day !== undefined && tellingStems(piece.slice(opening.length, day.at), language).size === 0
}

type Role = 'until' | 'from' | 'on'

interface DayInRole extends NamedDays {
  role: Role
  isBefore: boolean
}

/** What a sentence says of a day. Null where it names none, closes something or is a note to the writer. */
export function readDate(sentence: string, language: Language): DatedFact | null {
  const text = sentence.slice(0, LONGEST).trim()
  const words = dateWords(language)
  const reading = readingWords(language)
  const days = namedDays(text, language)
  if (days.length === 0 || isForWriter(text, reading) || closes(text, reading)) return null
  const found = days.map((day) => inRole(day, text, language, words))
  const fact = priced(text, found, words) ?? signedUp(text, found, language) ?? happening(text, found, language, words)
  return fact
}

const said = (text: string, day: NamedDays): Pick<DatedFact, 'text' | 'weekday' | 'year'> => ({
  text,
  weekday: day.weekday,
  year: day.year,
})

/** Prices hold until the day before the new ones. */
function priced(text: string, days: readonly DayInRole[], words: DateWords): DatedFact | null {
  const day = days.find(({ role }) => role !== 'on') ?? days[0]!
  const changes = findPhrase(text, words.rising) !== null && readPrice(text) !== null
  const isPriceOfEvent = day.role === 'on' && readPrice(withoutPrice(text)) === null && !isRising(text, words)
  if (!changes || isPriceOfEvent) return null
  const last = day.role === 'until' && !day.isBefore ? day.to : dayBefore(day.from)
  return { ...said(text, day), what: 'dearer', name: null, days: { from: last, to: last }, by: null }
}

/** "Goes up to £95 on February 1" names the new price alone. */
const isRising = (text: string, { rising }: DateWords) => findPhrase(text, rising.slice(0, SURELY_RISING)) !== null

const SURELY_RISING = 10

/** Days between the last day to order and what it is for. A later day is a reason to order and nothing to go to. */
const LONGEST_AHEAD = 35

function signedUp(text: string, days: readonly DayInRole[], language: Language): DatedFact | null {
  const { ordering } = ownFactWords(language)
  const { booking, ends } = dateWords(language)
  const isOrdering = wordsIn(text).some((word) => [...ordering, ...booking].some((stem) => word.includes(stem)))
  const last = days.find(({ role }) => role === 'until')
  if (last === undefined || (!isOrdering && findPhrase(text, ends) === null)) return null
  const by = last.isBefore ? dayBefore(last.from) : last.to
  const event = days.find((day) => day !== last && day.role !== 'until' && daysBetween(by, day.from) <= LONGEST_AHEAD)
  return event === undefined
    ? {
        ...said(text, last),
        what: 'deadline',
        name: nameOfDay(text, last, language),
        days: { from: by, to: by },
        by: null,
      }
    : {
        ...said(text, event),
        what: 'start',
        name: nameOfDay(text, event, language),
        days: { from: event.from, to: event.to },
        by,
      }
}

function happening(
  text: string,
  days: readonly DayInRole[],
  language: Language,
  words: DateWords,
): DatedFact | null {
  const pauses = findPhrase(text, words.pausing) !== null
  // What stands still begins again on the last day that its sentence names.
  const day = pauses ? days.slice(1).findLast(({ role }) => role !== 'until') : days.find(({ role }) => role !== 'until')
  if (day === undefined) return null
  const isCourse = findPhrase(text, readingWords(language).kinds['course'] ?? []) !== null
  const isThere = findPhrase(text, words.presence) !== null
  const books =
    (isCourse || findStem(text, words.booking) !== null || (readPrice(text) !== null && !isThere)) &&
    findPhrase(text, words.open) === null
  const begins = day.role === 'from' || findPhrase(text.slice(0, day.at), words.begins) !== null
  const what = pauses || (begins && !books) ? 'opening' : books ? 'start' : 'event'
  // A season that ends is told on its first day.
  return { ...said(text, day), what, name: nameOfDay(text, day, language), days: { from: day.from, to: day.to }, by: null }
}

const BESIDE = 32

function inRole(day: NamedDays, text: string, language: Language, words: DateWords): DayInRole {
  const own = ownFactWords(language)
  const before = withoutWeekday(text.slice(Math.max(0, day.at - BESIDE), day.at))
  const endsIn = (phrases: readonly string[]) => phrases.some((phrase) => endsWithPhrase(before, phrase))
  const isBefore = endsIn(own.before)
  const role = isBefore || endsIn(own.until) || endsIn(words.ends) ? 'until' : endsIn(words.from) ? 'from' : 'on'
  return { ...day, role, isBefore }
}

const endsWithPhrase = (text: string, phrase: string): boolean => {
  const plain = withoutEnding(text.toLowerCase().replaceAll('’', "'"), ' ,:')
  return plain.endsWith(phrase) && !/[\p{L}\p{N}]/u.test(plain.charAt(plain.length - phrase.length - 1))
}

/** "Until Friday, the 22nd" ends in "until". */
function withoutWeekday(text: string): string {
  const last = wordsIn(text).at(-1) ?? ''
  if (!WEEKDAY_NUMBERS.has(last)) return text
  const plain = text.slice(0, text.toLowerCase().replaceAll('’', "'").lastIndexOf(last))
  return plain.replace(/(?<=\p{L}\s)(?:the|den|dem|il|le|el)\s{1,3}$/u, '')
}

/** "No emails between January 1 and 6", "don't mention the sale on January 10": for the writer alone. */
function isForWriter(text: string, { language, refusals, tellingVerbs, mandatory, noticeWords }: ReadingWords): boolean {
  const { mailStems, others } = ownFactWords(language)
  const refuses = findPhrase(text, refusals) !== null
  return (
    findStem(text, mailStems) !== null ||
    startsWithAny(text, refusals) !== null ||
    (refuses && findPhrase(text, tellingVerbs) !== null) ||
    findPhrase(text, noticeWords) !== null ||
    (findPhrase(text, mandatory) !== null && findPhrase(text, others) !== null)
  )
}

const closes = (text: string, { language, closures }: ReadingWords): boolean =>
  findPhrase(text, closures) !== null || findPhrase(unaccented(text), passingWords(language).noShipping) !== null

const dateOf = (yearDay: string) => {
  const [month = 1, day = 1] = yearDay.split('-').map(Number)
  return Temporal.PlainDate.from({ year: PLAIN_YEAR, month, day }, { overflow: 'constrain' })
}

const PLAIN_YEAR = 2027
const DAYS_OF_A_YEAR = 365

const dayBefore = (yearDay: string): string => dateOf(yearDay).subtract({ days: 1 }).toString().slice('YYYY-'.length)

const daysBetween = (from: string, to: string): number => {
  const { days } = dateOf(from).until(dateOf(to))
  return days < 0 ? days + DAYS_OF_A_YEAR : days
}
