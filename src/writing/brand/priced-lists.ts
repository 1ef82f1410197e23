import type { Language } from '#shared/brand-brief.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { languageRules } from '../languages/load-rules.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { hasVerb, withoutJoiner } from './clause-words.ts'
import { namedDays } from './find-days.ts'
import { partsAtCommas, withoutBrackets } from './list-pieces.ts'
import { nameOfDay } from './name-of-day.ts'
import { readPrice, withoutPrice } from './read-price.ts'

/** "Alba dress 12,90 Nico trousers 11,50 Greta coat 16,90" has its entries between its prices. */
export function betweenPrices(piece: string, { language }: ReadingWords): string {
  const text = piece.slice(0, LONGEST_SPLIT)
  const isList = languageRules(language).hasBarePrices && (text.match(BARE_ENDS)?.length ?? 0) >= FEWEST_BEHIND
  return isList ? text.replace(BARE_ENDS, '$1, ') + piece.slice(LONGEST_SPLIT) : piece
}

const BARE_ENDS = /(?<=\s)(\d{1,4},\d{2}(?:\s?€)?)\s(?=\p{L}{3})/gu

/** "Onion sets $14 and grow bags 3 for $27" names two things, each with its price. */
export function withCommas(piece: string, { joiners }: ReadingWords): string {
  const text = piece.slice(0, LONGEST_SPLIT)
  return (
    text.replace(BEHIND_PRICE, (whole, price: string, joiner: string, at: number) =>
      joiners.includes(joiner.toLowerCase()) && hasPrice(text.slice(at + whole.length)) ? `${price}, ` : whole,
    ) + piece.slice(LONGEST_SPLIT)
  )
}

const hasPrice = (text: string): boolean => readPrice(text) !== null || /(?<!\d)\d{1,4},\d{2}(?!\d)/u.test(text)

const LONGEST_SPLIT = 2000
const BEHIND_PRICE =
  /((?:(?:[€$£]|EUR|CHF)\s?\d[\d.,]{0,6}|\d[\d.,]{0,6}\s?(?:[€$£]|EUR|CHF|euros?)|(?<!\d)\d{1,4},\d{2})(?:\s\([^()]{1,60}\))?)\s(\p{L}{1,3})\s(?=\p{L}{3}|\d{1,4}\s?(?:kg|g|ml|l|cm|m)\s)/gu

/** "Jeans shortening on a Saturday 65 €, a dress in six weeks 420 €": where every part has a price, verbs are names. */
export function pricedParts(piece: string, words: ReadingWords): string[][] | null {
  const parts = partsAtCommas(piece)
  const isShortPart = (part: string) => withoutBrackets(part).text.length <= LONGEST_PRICED
  return parts.length > 1 && parts.every((part) => isShortPart(part) && readPrice(part) !== null)
    ? parts.map((part) => [withoutJoiner(part, words)])
    : null
}

/**
 * "Full retune from £320, bellows leak £85, strap replacement £38 while you wait, free look-over": a list in which most
 * parts have a price and begin with a name. A part without one is a detail of the part before it.
 */
export function mostlyPriced(piece: string, words: ReadingWords): string[][] | null {
  const parts = partsAtCommas(piece).map((part) => withoutJoiner(part, words))
  const isEntry = (part: string) => {
    const { text } = withoutBrackets(part)
    const [, name = null] = NAMED_PRICE.exec(text) ?? []
    return text.length <= LONGEST_PRICED && name !== null && !hasVerb(name, words)
  }
  const entries = parts.filter(isEntry)
  const first = parts.findIndex(isEntry)
  const isList = entries.length >= FEWEST_PRICED && entries.length >= (parts.length - first) / 2
  // What precedes a long list introduces it: "We cook plain food, so".
  if (!isList || (first > 0 && entries.length < FEWEST_BEHIND)) return null
  const lists: string[][] = []
  for (const part of parts.slice(first)) {
    if (isEntry(part)) lists.push([part])
    else lists.at(-1)!.push(part)
  }
  return lists
}

/** "Learn-to-curl night, 2 hours, $35 per person, shoes provided" is one thing, whose price follows its name. */
export function singleThing(piece: string, words: ReadingWords): string[] | null {
  const [first = '', ...others] = partsAtCommas(piece)
  const prices = others.filter((part) => readPrice(part) !== null)
  const { language } = words
  const [day] = namedDays(first, language)
  const name = day === undefined ? withoutBrackets(first).text.trim() : nameOfDay(first, day, language)
  const between = others.slice(0, others.indexOf(prices[0] ?? ''))
  const isName =
    name !== null &&
    /^\p{L}/u.test(name) &&
    between.every((part) => /\d/u.test(part)) &&
    readPrice(first) === null &&
    wordsIn(name).length <= MOST_NAME_WORDS &&
    !hasVerb(name, words)
  if (!isName || prices.length !== 1 || !startsInPrice(prices[0]!)) return null
  const inside = day === undefined ? withoutBrackets(first).inside : []
  const bare = withoutWeekday(name, language)
  const weekday = day === undefined ? name.slice(bare.length).trim() : ''
  return [bare, ...(weekday === '' ? [] : [weekday]), ...inside, ...others]
}

/** "Tasting on Saturday" and "tastings every Saturday" are tastings. */
function withoutWeekday(name: string, language: Language): string {
  const weekdays = weekdayNumbersIn(language)
  const tokens = name.split(/\s+/u)
  if (tokens.length < 2 || !weekdays.has(tokens.at(-1)!.toLowerCase())) return name
  const small = new Set([...dateWords(language).small, ...ownFactWords(language).cycles])
  return tokens.slice(0, small.has(tokens.at(-2)!.toLowerCase()) ? -2 : -1).join(' ')
}

const MOST_NAME_WORDS = 9
const FEWEST_PRICED = 2
const FEWEST_BEHIND = 3
/** A name of at least one word, then its price. */
const NAMED_PRICE =
  /^(\p{L}[^€$£]{2,60}?)(?:(?:[€$£]|EUR|CHF)\s?\d|\d[\d.,]{0,6}\s?(?:[€$£]|EUR|CHF|euros?)|\s\d{1,4},\d{2}(?!\d))/u

/**
 * "Paste paper course, one morning, 65 €" in a list of such sentences: the name of one thing, its details and its
 * price. Null where a part of it could be another thing.
 */
export function toldThing(piece: string, words: ReadingWords): string[] | null {
  const [first = '', ...others] = partsAtCommas(piece)
  const name = withoutBrackets(withoutPrice(first)).text.trim()
  const isName = /^\p{L}/u.test(name) && wordsIn(name).length <= MOST_NAME_WORDS && !hasVerb(name, words)
  const priced = [first, ...others].filter((part) => readPrice(part) !== null)
  return isName && others.length > 0 && priced.length === 1 && !startsInPrice(first) ? [first, ...others] : null
}

export const LONGEST_PRICED = 90
/** Where prices come first, verbs say what they are for: "$60 trains one volunteer". */
export const endsInPrice = (part: string): boolean => /^\p{L}.{0,90}[€$£\d]\s?[.!]?$/u.test(part)

export function startsInPrice(part: string): boolean {
  const price = readPrice(part)
  return price !== null && part.trimStart().startsWith(price)
}

const STARTS_IN_PRICE = /^(?:[€$£]\s?\d|\d{1,5}(?:[.,]\d{1,2})?\s?(?:[€$£]|EUR|euros?|bucks))/u
/** "Vakuumiert" behind "Rindfleisch", where the language capitalizes its nouns. */

export const isSmallDetail = (part: string, head: string, { language }: ReadingWords): boolean =>
  languageBasics(language).capitalizesNouns &&
  /^\p{Lu}/u.test(head) &&
  !/\p{Lu}/u.test(part) &&
  readPrice(head) !== null &&
  readPrice(part) === null

/**
 * Whether a part is only a price, or tells the terms or an extra price of what precedes it: "18 € la séance", "+30 €".
 * `mayBegin`: the entries of the list begin with their prices.
 */
export const isOnlyPrice = (part: string, { mayBegin }: { mayBegin: boolean }, words: ReadingWords): boolean =>
  !/\p{L}/u.test(withoutPrice(part)) || EXTRA.test(part) || (!mayBegin && tellsTerms(part, words))

export const beginsWithPrice = (text: string): boolean => STARTS_IN_PRICE.test(text)

/** "6 € with a tasting", "18 € la séance" */
const tellsTerms = (part: string, { nameBreaks, articles }: ReadingWords): boolean => {
  const [next = ''] = STARTS_IN_PRICE.test(part) ? wordsIn(withoutPrice(part)) : []
  return nameBreaks.includes(next) || articles.includes(next)
}

/** "£25 extra" is added to a price that the text doesn't name. */
export const isSurcharge = (part: string, { surcharges }: ReadingWords): boolean =>
  startsInPrice(part) && startsWithAny(withoutPrice(part), surcharges) !== null

const EXTRA = /(?:^|\s)\+\s?(?:[€$£]\s?\d|\d{1,5}(?:[.,]\d{1,2})?\s?(?:[€$£]|EUR|euros?))/u
