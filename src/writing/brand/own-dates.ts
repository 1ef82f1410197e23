import type { Language } from '#shared/brand-brief.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, hasWordWith, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { isOwnVerb } from './clause-words.ts'
import { type DatedFact, type OnDay } from './dated-fact.ts'
import { namesHour } from './day-words.ts'
import { namedDays } from './find-days.ts'
import { withoutBrackets } from './list-pieces.ts'
import { readPrice } from './read-price.ts'

/** "We're booth 22" and "Farm day, Sunday, March 14, 11 am": what has an hour is an appointment and no season. */
export const isOwnEvent = (text: string, language: Language): boolean =>
  findPhrase(text, dateWords(language).presence) !== null || namesHour(text)

/** "Thu to Sat 10-17" */
const HOURS_OF_DAYS = /\p{L}{2,10}\.?\s\d{1,2}(?::\d{2})?\s?[–-]\s?\d{1,2}(?![\d.])/u
const OF_BRANDS: ReadonlySet<OnDay> = new Set(['sale', 'dearer', 'reopening', 'start'])

/** Among what makes people buy, "school starts on September 7" is a day of theirs. What has a price or an hour isn't. */
export function isOwnDate(fact: DatedFact, language: Language): boolean {
  const { what, text, year, isAside } = fact
  const { booking, acting, latest, ends, open, advantage } = dateWords(language)
  const isLast = what === 'deadline' && findPhrase(text, [...latest, ...ends]) !== null
  const asks =
    isLast ||
    (what === 'event' && findPhrase(text, open) !== null) ||
    (what === 'opening' && wordsIn(text).some((word) => advantage.includes(word.split('-', 1)[0]!))) ||
    hasWordWith(text, [...booking, ...ownFactWords(language).ordering]) ||
    findPhrase(text, acting) !== null
  return (
    OF_BRANDS.has(what) ||
    isAside ||
    asks ||
    (what !== 'notice' && speaksOfItself(fact, language)) ||
    (what === 'opening' && findStem(text, ownFactWords(language).shippingStems) !== null) ||
    (year !== null && namedDays(withoutBrackets(text).text, language).length > 0) ||
    HOURS_OF_DAYS.test(text) ||
    /\d,\d{2}(?!\d)/u.test(text) ||
    readPrice(text) !== null ||
    isOwnEvent(text, language)
  )
}

const CLAUSE_END = /[,;:.]\s/u

/** "We're at the fair on November 28", „am 28. November machen wir“: the brand speaks in the clause of the day. */
export function speaksOfItself({ text }: Pick<DatedFact, 'text'>, language: Language): boolean {
  const words = readingWords(language)
  const [day] = namedDays(text, language)
  if (day === undefined) return false
  const before = text.slice(0, day.at).split(CLAUSE_END).at(-1)!
  const behind = text.slice(day.end).split(CLAUSE_END, 1)[0]!
  const clause = `${before} ${behind}`
  const isOwn = (word: string) =>
    words.sellers.includes(word.split("'", 1)[0]!) || isOwnVerb(word, words, SHORTEST_VERB)
  return findPhrase(clause, dateWords(language).ours) !== null || wordsIn(clause).some(isOwn)
}

const SHORTEST_VERB = 6

/** Among what people care about: a sale, an appointment, and what the brand says of itself. */
export const isOwnAmongInterests = (fact: DatedFact, entry: string, language: Language): boolean =>
  fact.what === 'sale' ||
  isOwnEvent(entry, language) ||
  (fact.what !== 'notice' && speaksOfItself(fact, language)) ||
  (fact.what === 'event' && (readPrice(fact.text) !== null || HOURS_BEHIND_DAY.test(fact.text)))

const HOURS_BEHIND_DAY = /,\s\d{1,2}(?::\d{2})?\s?(?:[–-]|to|bis)\s?\d{1,2}(?![\d.])/u

/** "The new Guji arrives from January 25" and "oil in January, which comes on the 18th" are about what the brand sells. */
export function isAboutGoods(
  { what, text, name }: Pick<DatedFact, 'what' | 'text' | 'name'>,
  goods: ReadonlySet<string>,
  language: Language,
): boolean {
  if (name !== null && sharedStems(tellingStems(name, language), goods) > 0) return true
  const [day] = namedDays(text, language)
  const before = text.slice(0, day?.at).split(CLAUSE_END).slice(-2).join(' ')
  return what === 'opening' && sharedStems(tellingStems(before, language), goods) > 0
}

const OBJECTION = /^[\s–—-]{0,4}["„“«][^"“”„«»]{2,160}["“”»]\s?[:,–—-]\s?(?=\p{L})/u
const QUESTION = /^[^:.!\n]{3,90}:\s(?=\p{L})/u

/** "“Too expensive”: from February 1 the pass is 49 €" is an answer, behind what people say. */
export function withoutObjection(sentence: string, language: Language): string {
  const said = OBJECTION.exec(sentence)?.[0] ?? QUESTION.exec(sentence)?.[0] ?? ''
  const rest = namedDays(said, language).length > 0 ? sentence : sentence.slice(said.length)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
