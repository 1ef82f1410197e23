import { type OfferKind, offerName } from '#shared/brand-sheet.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { isAbbreviation } from './abbreviations.ts'
import { hasVerb, isMeasure, isOwnVerb } from './clause-words.ts'
import { notSoldIn } from './not-sold.ts'
import { kindOf } from './offer-kinds.ts'
import type { ReadOffer, ReadOffers } from './read-offers.ts'
import { findYearRange, namedMonths } from './read-season.ts'
import { isAlikeWord } from '../engine/alike-words.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'

const FEWEST_LETTERS = 3
const MOST_CATEGORY_WORDS = 2
const MEMBERS = 3

/**
 * Tells whether an offer may not be for sale: scraps, sentences, claims, categories and what the brand says it doesn't
 * sell. No email names such an offer before a member has confirmed it.
 */
export function doubtReader(
  { offers, unused }: ReadOffers,
  say: readonly string[],
  words: ReadingWords,
): (read: ReadOffer, index: number) => boolean {
  const refused = notSoldIn(unused, words)
  const phrases = say.map(wordsIn)
  return (read, index) =>
    isNoName(read, words) ||
    isShopOrAttribute(read, words) ||
    isHeldBack(read, words) ||
    isPhrase(read, phrases) ||
    isRefused(read, refused, words) ||
    isCategory(index, offers) ||
    isIntroduction(index, offers) ||
    isObjectOfService(index, offers, words)
}

/** "IV", "arreglamos tacones los jueves" and a name that is cut in the middle. */
function isNoName({ offer }: ReadOffer, words: ReadingWords): boolean {
  const spoken = offerName(offer)
  const letters = spoken.match(/\p{L}/gu)?.length ?? 0
  return (
    (letters < FEWEST_LETTERS && !/\d/u.test(spoken)) ||
    /^[IVX]+$/u.test(spoken) ||
    isList(spoken, words) ||
    (offer.price === null && endsInBareNumber(spoken, words)) ||
    // "Intro offer", for $39: a verb at the end of a name with a price is a noun.
    hasVerb(offer.price === null ? spoken : spoken.replace(/\s\S{1,30}$/u, ''), words) ||
    startsWithOwnVerb(spoken, words) ||
    isTorn(spoken, offer.name, words) ||
    endsInGenitive(spoken, words) ||
    (offer.kind !== 'event' && offer.price === null && isDated(offer.name, words))
  )
}

/** "Niveles: A1, A2" says several things. "Flowers for weddings, christenings and communions" are one thing. */
function isList(spoken: string, { nameBreaks }: ReadingWords): boolean {
  const comma = spoken.search(/,(?!\d)/u)
  const before = comma < 0 ? [] : wordsIn(spoken.slice(0, comma))
  const isSentences = [...spoken.matchAll(/(\p{L}{0,12})\.\s/gu)].some(([, word = '']) => !isAbbreviation(word))
  return (
    isSentences || /[;?!=→]|:(?!\d)/u.test(spoken) || (comma >= 0 && !before.some((word) => nameBreaks.includes(word)))
  )
}

function endsInBareNumber(spoken: string, words: ReadingWords): boolean {
  const tokens = spoken.split(/\s+/)
  const last = tokens.at(-1)!
  // "Kalender 2027" is one thing, and "tune ups 85" tells a price.
  return (
    tokens.length > 2 && (/^\d{1,3}$/u.test(last) || (/^\d+$/u.test(last) && isMeasure(`1 ${tokens.at(-2)!}`, words)))
  )
}

/** "A donation of $25 buys three books" would be "a donation of". */
const endsInGenitive = (spoken: string, { genitives }: ReadingWords) => genitives.includes(wordsIn(spoken).at(-1) ?? '')

const startsWithOwnVerb = (spoken: string, words: ReadingWords): boolean => isOwnVerb(wordsIn(spoken)[0] ?? '', words)

/** A short name may leave out the words after a preposition, but not the second half of a noun. */
function isTorn(spoken: string, name: string, { nameBreaks, relatives, articles }: ReadingWords): boolean {
  if (spoken === name || !name.startsWith(spoken)) return false
  const rest = name.slice(spoken.length).trim()
  const next = wordsIn(rest)[0] ?? ''
  // "5 Liter" says how much there is.
  return /^\p{L}/u.test(rest) && ![nameBreaks, relatives, articles].some((list) => list.includes(next))
}

const isDated = (name: string, { language }: ReadingWords) =>
  findYearRange(name, language) !== null ||
  namedMonths(name, language).length > 0 ||
  /\d{1,2}[.:h]\d{2}(?!\d)/u.test(name)

/** "Zapatería de toda la vida" is the shop, and "Niveles A1 a B2" is how its courses are ordered. */
const isShopOrAttribute = ({ offer: { name } }: ReadOffer, { shops, attributes }: ReadingWords) =>
  startsWithAny(name, shops) !== null || startsWithAny(name, attributes) !== null

const isHeldBack = ({ offer: { fact } }: ReadOffer, { heldBack }: ReadingWords) =>
  fact !== null && findPhrase(fact, heldBack) !== null

/** What the brand says of everything it sells: "single ingredient". */
function isPhrase({ offer: { name, price } }: ReadOffer, phrases: readonly string[][]): boolean {
  if (price !== null) return false
  const own = wordsIn(name)
  return phrases.some(
    (phrase) => phrase.length === own.length && phrase.every((word, at) => isAlikeWord(word, own[at]!)),
  )
}

/** An offer whose head is something that the brand doesn't sell. */
function isRefused({ offer: { name } }: ReadOffer, refused: readonly string[], words: ReadingWords): boolean {
  const own = wordsIn(name)
  return refused.some((goods) => {
    const tokens = wordsIn(goods)
    const head = words.endsInHead ? own.slice(-tokens.length) : own.slice(0, tokens.length)
    return tokens.length > 0 && tokens.every((token, at) => isAlikeWord(token, head[at] ?? ''))
  })
}

/** "Dog treats!! Beef lung, chews, bites, …": the first sentence names nothing in particular. */
function isCategory(index: number, offers: readonly ReadOffer[]): boolean {
  const { offer, quote } = offers[index]!
  if (index > 0 || offer.price !== null || offer.fact !== null || offer.season !== null) return false
  const others = offers.slice(1)
  return (
    others.length >= MEMBERS &&
    others.every((other) => other.quote !== quote) &&
    wordsIn(offer.name).length <= MOST_CATEGORY_WORDS &&
    /[.!]$/u.test(quote.trim())
  )
}

/** "Dance school in Graz, Annenstraße.": before a list with prices, the first sentence says who the brand is. */
function isIntroduction(index: number, offers: readonly ReadOffer[]): boolean {
  const { offer, quote } = offers[index]!
  const first = offers.filter((other) => other.quote === offers[0]!.quote)
  return (
    quote === offers[0]!.quote &&
    /[.!]$/u.test(quote.trim()) &&
    !(offer.kind !== null && DONE.has(offer.kind)) &&
    first.every((other) => other.offer.price === null && other.offer.fact === null && other.offer.season === null) &&
    offers.filter((other) => other.offer.price !== null).length >= MEMBERS
  )
}

/** Services are for sale even when no thing is named. */
const DONE: ReadonlySet<OfferKind> = new Set(['service', 'course', 'event'])

/** "Pulizia canne fumarie, stufe a legna, caminetti": the stoves are cleaned, not sold. */
function isObjectOfService(index: number, offers: readonly ReadOffer[], words: ReadingWords): boolean {
  const { offer, quote } = offers[index]!
  if (offer.price !== null || (offer.kind !== null && DONE.has(offer.kind))) return false
  const first = offers.find((other) => other.quote === quote)!
  if (first === offers[index] || first.offer.price !== null) return false
  const [head = '', next = '', ...others] = wordsIn(first.offer.name)
  const isOf = words.genitives.includes(next) || (!words.endsInHead && next !== '')
  return isOf && kindOf(head, words) === 'service' && !others.some((token) => isOtherBreak(token, words))
}

/** "Photographs for families": the words after "for" are for sale like the photographs. */
const isOtherBreak = (token: string, { nameBreaks, genitives }: ReadingWords) =>
  nameBreaks.includes(token) && !genitives.includes(token)
