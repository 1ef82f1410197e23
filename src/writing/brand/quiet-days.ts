import type { Language } from '#shared/brand-brief.ts'
import { findPhrase, findStem, hasWordWith, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { type DateWords, dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { CLAUSE_END } from './clause-words.ts'
import { closureAt, datedClauses } from './closed-words.ts'
import { unaccented } from './find-occasions.ts'
import { type NamedDays, namedDays } from './find-days.ts'
import { comesFirst } from './day-first.ts'
import { readPrice } from './read-price.ts'
import { type DatedFact, type DayInRole, said } from './dated-fact.ts'
import { FIRST_WORDS, SIGN_AND_SPACE, namesCourse, namesHoliday, namesHourOrNoon } from './day-words.ts'

/** "On Saturdays, usually from March 6" names no certain day. "December 2, usually full two weeks before" does. */
export function isUsual(text: string, end: number, { usually }: DateWords, { joiners }: ReadingWords): boolean {
  const rest = text.slice(end)
  const sign = rest.search(/[,;:]\s/u)
  // "We post them from November 12 and they're usually gone by the 20th"
  const joiner = [...rest.matchAll(/\s(\p{L}{1,5})\s/gu)].find(([, word]) => joiners.includes(word!.toLowerCase()))
  const ends = [sign, joiner?.index ?? -1].filter((at) => at >= 0)
  return findPhrase(ends.length === 0 ? text : text.slice(0, end + Math.min(...ends)), usually) !== null
}

/** "The workshop on January 9: canceled", but not "in the shop from January 9, and when they are gone there are none". */
export function isCanceled(text: string, language: Language, { cancelled }: DateWords): boolean {
  return text
    .split(SENTENCE_OR_COLON)
    .some((part) =>
      namedDays(part, language).length > 0
        ? findPhrase(part, cancelled) !== null
        : startsWithAny(part, cancelled) !== null,
    )
}

const SENTENCE_OR_COLON = /[;:.!]\s/u

/** Shorter hours on a day, none on one, and what the brand itself sends until then. */
export function noticed(
  text: string,
  days: readonly DayInRole[],
  language: Language,
  words: DateWords,
): DatedFact | null {
  const { shorter, held, cancelled, booking, ends, latest, shuts, begins } = words
  const [day, next] = days
  const { ordering, shippingStems } = ownFactWords(language)
  const { refusals } = readingWords(language)
  const before = text.slice(0, day!.at)
  const isShorter = findPhrase(text, shorter) !== null
  // "No office hours on January 6", "rehearsal canceled on January 19"
  const isOff =
    (findPhrase(before, refusals) !== null && findPhrase(before, held) !== null) ||
    (findPhrase(text, cancelled) !== null && findPhrase(text, held) !== null)
  const isSentUntil =
    day!.role === 'until' &&
    !day!.isByHour &&
    findStem(text, shippingStems) !== null &&
    !hasWordWith(text, [...ordering, ...booking]) &&
    findPhrase(text, [...ends, ...latest, ...words.acting]) === null &&
    startsWithAny(text, words.asksSome) === null &&
    readPrice(before) === null
  const isOrdered = hasWordWith(text, [...ordering, ...booking])
  // "For the fair the shop closes at noon on November 5"
  const isEarly =
    !isOrdered &&
    day!.role === 'on' &&
    namesHourOrNoon(text, words) &&
    (findPhrase(before, shuts) !== null || shutsBehind(text, days, language, words))
  // "The season ends on November 29, from March 1 we ride again"
  const isPause =
    !isOrdered &&
    day!.role === 'until' &&
    next?.role === 'from' &&
    readPrice(text) === null &&
    findPhrase(text.slice(next.end), begins) !== null
  if (!isShorter && !isOff && !isSentUntil && !isEarly && !isPause) return null
  return { ...said(text, day!), what: 'notice', name: null, isAside: true, days: { from: day!.from, to: day!.to } }
}

/** "On Thursday, December 24 we close at 1 pm" */
function shutsBehind(text: string, days: readonly DayInRole[], language: Language, words: DateWords): boolean {
  const [day] = days
  if (day === undefined || days.length > 1) return false
  const before = text.slice(0, day.at)
  if (!comesFirst(text, day, language) && !namesHoliday(before, language)) return false
  const [clause = ''] = text
    .slice(day.end)
    .replace(/^[\s,:]{1,3}/u, '')
    .split(SIGN_AND_SPACE)
  return findPhrase(clause, words.shuts) !== null && namesHourOrNoon(clause, words)
}

/** "No emails between January 1 and 6", "don't mention the sale on January 10": for the writer alone. */
export function isForWriter(
  text: string,
  { language, refusals, tellingVerbs, sendWords, mandatory, noticeWords }: ReadingWords,
): boolean {
  const { mailStems, others, ordering } = ownFactWords(language)
  const refuses = findPhrase(text, refusals) !== null
  return (
    (findStem(text, mailStems) !== null &&
      (refuses ||
        (isAboutMails(text, mailStems) && !hasWordWith(text, [...ordering, ...dateWords(language).booking])))) ||
    startsWithAny(text, refusals) !== null ||
    (refuses && findPhrase(text, [...tellingVerbs, ...sendWords]) !== null) ||
    findPhrase(text, noticeWords) !== null ||
    (findPhrase(text, mandatory) !== null && findPhrase(text, others) !== null)
  )
}

/** "Email on January 14 about the open house", but not "open house on January 14, the link comes by email". */
const isAboutMails = (text: string, mailStems: readonly string[]): boolean =>
  findStem(wordsIn(text).slice(0, FIRST_WORDS).join(' '), mailStems) !== null

/** "No lessons on January 18": nothing happens then. */
export function isRefused(text: string, day: NamedDays, { refusals }: ReadingWords): boolean {
  const clause = text.slice(0, day.at).split(CLAUSE_END).at(-1) ?? ''
  // "Gluten-free" is "sin gluten".
  return (
    findPhrase(
      clause,
      refusals.filter((word) => !WITHOUT.has(word)),
    ) !== null
  )
}

export const WITHOUT: ReadonlySet<string> = new Set(['without', 'ohne', 'sans', 'sin', 'senza'])

/** Whether a clause that names a day says that something is closed then, and not that it opens. */
export function closes(text: string, words: ReadingWords): boolean {
  const { language } = words
  const { begins, booking } = dateWords(language)
  // A course in the school holidays is one.
  if (hasWordWith(text, booking) && namesCourse(text, language)) return false
  const [first] = namedDays(text, language)
  // "The workshop will be closed from Monday, 8 to Saturday, 13 February"
  const before = first === undefined ? '' : text.slice(0, first.at)
  if (findPhrase(before, words.closures) !== null && findPhrase(before, begins) === null) return true
  return datedClauses(text, words).some((clause) => {
    const [day] = namedDays(clause, language)
    const isClosing =
      closureAt(clause, words) !== null || findPhrase(unaccented(clause), passingWords(language).noShipping) !== null
    return isClosing && day !== undefined && findPhrase(clause.slice(0, day.at), begins) === null
  })
}
