import type { Language } from '#shared/brand-brief.ts'
import type { FactValue, OfferKind, YearRange } from '#shared/brand-sheet.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { hasVerb, isMeasure, isVariant } from './clause-words.ts'
import { withCurrency } from './bare-prices.ts'
import { guessGrammar } from './guess-grammar.ts'
import { type ListItem, readingListSteps } from './list-items.ts'
import { kindOf } from './offer-kinds.ts'
import { isSurcharge, startsInPrice } from './priced-lists.ts'
import { partsAtCommas } from './list-pieces.ts'
import { nameAndTime } from './name-and-time.ts'
import { EVERY_PRICE, aroundPrice, isRecurring, readPrice, withoutPrice } from './read-price.ts'
import { findMonth, findYearRange, isPartOfMonth, lengthOfMonth } from './read-season.ts'
import { seasonAtEnd } from './season-at-end.ts'
import { findPhrase, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { dateWords } from '../languages/date-words.ts'
import { withTypedPrices } from '../languages/short-forms.ts'

type Offer = FactValue<'offer'>

const LONGEST_SHORT_NAME = 32
const LONGEST_NAME = 200
const SIZES = /\s(\d[\d.,]{0,6}\s?\p{L}{0,4}(?:\s?[+/&]\s?\d[\d.,]{0,6}\s?\p{L}{0,4}){1,8})$/u
/** Fewer words behind a price belong to the name: "£40 extra". */
const FEWEST_AFTER = 2
/** A longer heading is about several kinds of things. */
const LONGEST_GROUP = 3

export interface ReadOffer {
  offer: Offer
  quote: string
}

export interface ReadOffers {
  offers: ReadOffer[]
  unused: string[]
}

/** Every entry of the profile is kept, and nothing is added that the text doesn't say. */
export const readOffers = (text: string, language: Language): ReadOffers => atOnce(offerSteps(text, language))

/** A quote as it is in the text, without a currency that we added to it. */
function asTyped(quote: string, text: string): string {
  if (text.includes(quote)) return quote
  const plain = (part: string) => part.replace(/[^\p{L}\p{N}]|CHF/gu, '')
  const places = [...text.slice(0, LONGEST_FIELD).matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => index)
  const at = plain(text.slice(0, LONGEST_FIELD)).indexOf(plain(quote))
  const [from, last] = [places[at], places[at + plain(quote).length - 1]]
  if (at < 0 || from === undefined || last === undefined) return quote
  const end = /^[^\p{L}\p{N}\s]{0,3}/u.exec(text.slice(last + 1))?.[0] ?? ''
  return `${/^[("“„«]/u.test(quote) ? text.slice(Math.max(0, from - 1), from) : ''}${text.slice(from, last + 1)}${end}`
}

const LONGEST_FIELD = 10_000

export function* offerSteps(text: string, language: Language): Steps<ReadOffers> {
  const words = readingWords(language)
  const { items, unused } = yield* readingListSteps(withCurrency(withTypedPrices(text, language), language), words)
  const offers: ReadOffer[] = []
  for (const item of items) {
    yield
    offers.push({ offer: offerOf(item, language, words), quote: asTyped(item.quote, text) })
  }
  return { offers, unused }
}

function offerOf(given: ListItem, language: Language, words: ReadingWords): Offer {
  const { name, time } = nameAndTime(given.text, language)
  const listed = time === null ? given : { ...given, text: name, details: [time, ...given.details] }
  return listed.price === undefined ? offerOfList(listed, language, words) : offerOfProse(listed, language, words)
}

/** A thing that a sentence tells apart from its price. */
export function offerOfProse(
  { text, details: told, group, price = null }: ListItem,
  language: Language,
  words: ReadingWords,
): Offer {
  const bare = withoutArticle(text, words)
  const dated = withoutSeason(bare, language, words)
  const name = (dated.text === '' ? text : dated.text).slice(0, LONGEST_NAME)
  const details = told.map((detail) => {
    // "Large 70 €" keeps its price, and "3 x 125 g" is how much there is.
    const isWhole = readPrice(detail) !== null || AMOUNT.test(detail)
    return isWhole ? { fact: detail, season: null } : detailOf(detail, price, language, words)
  })
  const facts = details.flatMap(({ fact }) => (fact === null ? [] : [fact]))
  return {
    name,
    shortName: shortNameOf(name, words),
    kind: offerKind(name, group, price, words),
    grammar: startsWithAny(name, words.articles) === null ? guessGrammar(name, language) : null,
    isFirstPurchase: false,
    fact: facts.length === 0 ? null : facts.join(', ').slice(0, 1000),
    price,
    forWhom: null,
    chooseIf: null,
    season: dated.season ?? details.find(({ season }) => season !== null)?.season ?? null,
  }
}

const AMOUNT = /^\d{1,3}\s?[x×]\s?\d[\d.,]{0,6}\s?\p{L}{1,8}\.?$/u

function offerOfList(listed: ListItem, language: Language, words: ReadingWords): Offer {
  const item = withoutSurcharge(withoutOtherSizes(withoutAdditions(listed)), words)
  const own = readPrice(item.text)
  const priced = item.details.filter(
    (detail) => !isSurcharge(detail, words) && !SPREAD.test(detail.slice(0, LONGEST_NAME)),
  )
  const price = own ?? priced.map(readPrice).find((found) => found !== null) ?? null
  const { before, after } = aroundPrice(withoutArticle(item.text, words))
  // "Tuning £85 within 20 miles" is tuning, and where it holds.
  const isAfter = wordsIn(after).length >= FEWEST_AFTER && /^\p{L}/u.test(after) && /\p{L}{3}/u.test(before)
  const text = isAfter ? before : withoutPrice(withoutArticle(item.text, words))
  const dated = withoutSeason(withoutArticle(text, words), language, words)
  const whole = (dated.text === '' ? item.text : dated.text).slice(0, LONGEST_NAME)
  const sizes = SIZES.exec(whole)
  const name = sizes === null ? whole : whole.slice(0, sizes.index)
  const details = [...(isAfter ? [after] : []), ...item.details].map((detail) =>
    detailOf(detail, price, language, words),
  )
  const facts = [
    ...(sizes === null ? [] : [sizes[1]!]),
    ...details.flatMap(({ fact }) => (fact === null ? [] : [fact])),
  ]
  return {
    name,
    shortName: shortNameOf(name, words),
    kind: offerKind(name, item.group, price, words),
    grammar: startsWithAny(name, words.articles) === null ? guessGrammar(name, language) : null,
    isFirstPurchase: false,
    fact: facts.length === 0 ? null : facts.join(', ').slice(0, 1000),
    price,
    forWhom: null,
    chooseIf: null,
    season: dated.season ?? details.find(({ season }) => season !== null)?.season ?? null,
  }
}

/** "Stove service incl. new brushes £95" and "intro offer: 14 days for $39" are a name with its details. */
function withoutAdditions(item: ListItem): ListItem {
  const [, name, told] = ADDED.exec(item.text.slice(0, LONGEST_NAME)) ?? []
  return name === undefined ? item : { ...item, text: name, details: [told!, ...item.details] }
}

const ADDED =
  /^(\p{L}[^:,;()]{2,60}?)(?:\s?:\s|\s(?=(?:incl|inkl|inc)\.?\s|(?:incluid[oa]s?|inclus(?:e|es|[oai])?|including|inklusive)\s))(\S.{2,140})$/iu

/** "Timothy 5 lb $24 / 10 lb $41" is timothy, and what the larger size costs. */
function withoutOtherSizes(item: ListItem): ListItem {
  const [, first, others] = OTHER_SIZES.exec(item.text.slice(0, LONGEST_NAME)) ?? []
  return first === undefined || readPrice(first) === null || readPrice(others!) === null
    ? item
    : { ...item, text: first, details: [others!, ...item.details] }
}

const OTHER_SIZES = /^([^/]{3,80}?)\s\/\s(\d.{2,120})$/u

/** "$4 tumbled to $300 for a good banded one": two prices with words between them are of different things. */
const SPREAD =
  /[€$£]\s?\d[\d.,]{0,6}\s\p{L}{4,}[^€$£]{0,40}\s(?:to|up to|bis|à|a|hasta|fino a)\s[€$£]\s?\d|\d\s?€\s\p{L}{4,}[^€$£\d]{0,40}\s(?:bis|à|a|hasta|fino a)\s\d[\d.,]{0,6}\s?€/u

/** "Weekend visits £20 extra" have no price: the amount is a detail. */
function withoutSurcharge(item: ListItem, words: ReadingWords): ListItem {
  const { before } = aroundPrice(item.text)
  const price = readPrice(item.text)
  const behind = before === '' || price === null ? '' : item.text.slice(item.text.indexOf(price))
  return isSurcharge(behind, words) ? { ...item, text: before, details: [behind, ...item.details] } : item
}

/** A price per month or year makes a subscription: "Box (19,90 €/mois)". */
function offerKind(name: string, group: string | null, price: string | null, words: ReadingWords): OfferKind | null {
  const ofGroup = group === null || wordsIn(group).length > LONGEST_GROUP ? null : kindOf(group, words)
  // "Sharpening: kitchen knife 7 €" is work on a knife.
  const kind = ofGroup === 'service' ? ofGroup : (kindOf(name, words) ?? ofGroup)
  // A fee a month is for a subscription, unless something is done for it.
  const recurs = (price !== null && isRecurring(price)) || findPhrase(name, words.recurring) !== null
  return recurs && (kind === null || kind === 'set' || kind === 'perishable' || kind === 'consumable')
    ? 'subscription'
    : kind
}

/** "Strawberries from May to July" are strawberries with a season. */
function withoutSeason(
  name: string,
  language: Language,
  words: ReadingWords,
): { text: string; season: YearRange | null } {
  const always = words.allYear.find((phrase) => name.toLowerCase().endsWith(` ${phrase}`))
  if (always !== undefined) return { text: withoutEnding(name.slice(0, -always.length), ' ,–-'), season: null }
  const found =
    findYearRange(name, language) ?? (findPhrase(name, words.only) === null ? null : findMonth(name, language))
  if (found === null) return seasonAtEnd(name, words) ?? { text: name, season: null }
  const rest = withoutEnding(found.rest, ' ,–-')
  // Words after the dates would be torn off the name: "Mai-bis-Juli-Kiste".
  return { text: name.startsWith(rest) ? rest : name, season: found.range }
}

/** The fact in a detail, unless it tells nothing but price and season. */
function detailOf(
  detail: string,
  price: string | null,
  language: Language,
  words: ReadingWords,
): { fact: string | null; season: YearRange | null } {
  const range = findYearRange(detail, language)
  const month = range === null ? findMonth(detail, language) : null
  const isMonth = month !== null && (!/\p{L}/u.test(month.rest) || findPhrase(detail, words.only) !== null)
  const found = range ?? (isMonth ? month : (seasonOnly(detail, words) ?? null))
  const text = found === null ? detail : found.rest
  // A price among other words is part of what they say, and so is that of another size: "large 70 €".
  const other = readPrice(text)
  const isOther = price !== null && other !== null && other !== price
  const isVariantPrice =
    isSurcharge(text, words) ||
    (isOther &&
      [startsInPrice(text), isVariant(withoutPrice(text), words), isMeasure(withoutPrice(text), words)].includes(true))
  // "Or rent it for 79 € a month" is another price.
  const joiner = isOther ? startsWithAny(text, words.joiners) : null
  const said = joiner === null ? text : text.slice(joiner.length).trim()
  const bare = withoutPricePart(said)
  const isWhole =
    SPREAD.test(said) || isVariantPrice || joiner !== null || BEHIND_COLON.test(said) || isTorn(withoutPrice(bare))
  const rest = isWhole ? bare : withoutPrice(bare)
  // "250 g $120 / 500 g $220"
  const isOfSizes = [...rest.matchAll(EVERY_PRICE)].length > 1
  // "210 € instead of 248" says nothing of the thing.
  const isUsual = findPhrase(rest, dateWords(language).costing) !== null && wordsIn(rest).length <= MOST_OF_USUAL
  const isFact =
    (/\p{L}{2}/u.test(rest) || isMeasure(rest, words) || isOfSizes) &&
    !isUsual &&
    !words.priceWords.includes(rest.toLowerCase())
  if (found !== null && isVagueSeason(detail)) return { fact: withoutEnding(detail, ' ,–-'), season: found.range }
  return {
    fact: isFact && found === null ? withoutEnding(rest.replace(/^[\s,;–-]+|[\s,]{1,3}\.$/gu, ''), ' ,–-') : null,
    season: found?.range ?? null,
  }
}

/** "20 lessons, 320 €, groups of 8" without the price, which is the offer's. */
function withoutPricePart(text: string): string {
  const parts = partsAtCommas(text)
  const others = parts.filter((part) => !startsInPrice(part) || /\p{L}/u.test(withoutPrice(part)))
  const isSingle = [...text.matchAll(EVERY_PRICE)].length === 1
  return isSingle && others.length === parts.length - 1 && others.length > 0 ? others.join(', ') : text
}

const ABOUT =
  /(?<!\p{L})(?:about|around|approx|roughly|ca|circa|etwa|ungefähr|environ|unos|unas|aproximadamente)(?!\p{L})/iu

/** "November to late January" and "January only, about three weeks" name no last day. */
export const isVagueSeason = (text: string): boolean => ABOUT.test(text) || wordsIn(text).some(isPartOfMonth)

/** "Fall only": its three months. */
function seasonOnly(detail: string, { only, seasons }: ReadingWords): { range: YearRange; rest: string } | null {
  const name = Object.keys(seasons).find((each) => findPhrase(detail, [each]) !== null)
  const months = name === undefined ? [] : seasons[name]!
  if (findPhrase(detail, only) === null || months.length < 2 || wordsIn(detail).length > 3) return null
  const range = { from: `${pad(months[0]!)}-01`, to: `${pad(months.at(-1)!)}-${lengthOfMonth(months.at(-1)!)}` }
  return { range, rest: '' }
}

const pad = (month: number) => String(month).padStart(2, '0')

/** "Jam: 34 € with delivery" */
const BEHIND_COLON = /\p{L}\s?:\s[€$£]?\s?\d/u
const MOST_OF_USUAL = 4
const isTorn = (rest: string) => /\s[,;/]|[/+–-]\s*$|^\s*[/+]/u.test(rest)

function withoutArticle(text: string, { articles, quantifiers, language }: ReadingWords): string {
  const article = startsWithAny(text, [...articles, ...quantifiers])
  if (article === null || isOfName(text, language)) return text
  const rest = text.slice(article.length).trim()
  return /^[\p{L}\p{N}]/u.test(rest) ? rest : text
}

/** "La Solo" and "The Little One" are names with their article. */
const isOfName = (text: string, language: Language): boolean =>
  !languageBasics(language).capitalizesNouns && /^\p{Lu}\p{Ll}{0,2}\s\p{Lu}\p{Ll}/u.test(text)

function shortNameOf(name: string, words: ReadingWords): string {
  const tokens = name.split(' ')
  if (name.length <= LONGEST_SHORT_NAME && tokens.length <= 4) return name
  const isBreak = (token: string, index: number) =>
    (words.nameBreaks.includes(token.toLowerCase()) &&
      !(index === 1 && words.genitives.includes(token.toLowerCase()))) ||
    (index > 1 && words.articles.includes(token.toLowerCase()))
  const stop = tokens.findIndex((token, index) => index > 0 && isBreak(token, index))
  const head = stop < 0 ? tokens : tokens.slice(0, stop)
  // "Cencerros de chapa y cobre" is torn without its last word.
  const isWhole = head.length === 5 && head.join(' ').length <= LONGEST_SHORT_NAME
  const short = head.length > 4 && !isWhole ? head.slice(0, 4) : head
  while (short.length > 1 && words.joiners.includes(short.at(-1)!.toLowerCase())) short.pop()
  const text = withoutEnding(short.join(' '), ' ,;:–-+/=')
  return text.length < 3 || isMeasure(text, words) || hasVerb(text, words) ? name.slice(0, 60) : text.slice(0, 60)
}
