import type { Language } from '#shared/brand-brief.ts'
import type { YearRange } from '#shared/brand-sheet.ts'
import { daysUntil, yearDayAfter } from '#shared/year-days.ts'
import { findPhrase, hasWordWith } from '../engine/word-matching.ts'
import type { DateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { NamedDays } from './find-days.ts'
import { findMonth } from './read-season.ts'
import { nameOfDay } from './name-of-day.ts'
import { changeIn } from './read-change.ts'
import { readPrice, withoutPrice } from './read-price.ts'
import { type DatedFact, type DayInRole, LONGEST, LONGEST_SALE, said } from './dated-fact.ts'
import {
  beginsAt,
  endsInAny,
  namesAny,
  namesCourse,
  namesGathering,
  namesHour,
  startsFree,
  withoutWeekday,
} from './day-words.ts'

const LONGEST_AT_HOUR = 1

/** "Winter sale January 8 to 17", "Boots £139 instead of £189 from January 8": what costs less, and when. */
export function onSale(
  text: string,
  days: readonly DayInRole[],
  language: Language,
  words: DateWords,
): DatedFact | null {
  const [first] = days
  if (first === undefined || first.role === 'until' || rises(text, words)) return null
  if (findPhrase(text.slice(0, first.end), readingWords(language).refusals) !== null) return null
  // "Half price from January 11 to 14, best before the 20th"
  const last = first.from === first.to ? days.find((day) => day !== first && day.role === 'until') : undefined
  const span = { from: first.from, to: last?.to ?? first.to }
  // "We're at booth 22, 10% off if you book there" is about the fair.
  if (findPhrase(text, words.presence) !== null) return null
  // A week in which gifts are doubled has nothing for sale, and a gift with each order costs no less.
  const isPriced = isReduction(text) || namesSale(text, words)
  if (!isPriced && findPhrase(text, [...words.giving, ...words.withEach]) !== null) return null
  // A jumble sale at an hour is an event.
  const isAtHour = namesHour(text) && !text.includes('%') && daysUntil(span.from, span.to) <= LONGEST_AT_HOUR
  // "15 € off a pair from 80 €" has two amounts as well.
  const isSale = isReduction(text)
    ? findPhrase(text, words.costing) !== null || namesSale(text, words)
    : namesSale(text, words) || isCampaign(text, span, language, words)
  // "The winter set, $62 instead of $75, launches on November 9" is new.
  if (last === undefined && isLaunch(text, first, language, words)) return null
  if (!isSale || (isAtHour && !isReduction(text)) || daysUntil(span.from, span.to) > LONGEST_SALE) return null
  return { ...said(text, first), what: 'sale', name: nameOfDay(text, first, language), days: span }
}

function isLaunch(text: string, { from, to, at }: NamedDays, language: Language, words: DateWords): boolean {
  const { arriving, release, begins } = words
  const own = withoutWeekday(text.slice(0, at), language)
  if (from !== to || text.includes('%')) return false
  return [...arriving, ...release, ...begins.filter((word) => word.startsWith('launch'))].some((word) =>
    endsInAny(own, [word]),
  )
}

export const SHORTEST_CAMPAIGN = 2

/** "3 for 2", "2 + 1", "10 boxes = 2 free" */
const GIVES_MORE =
  /(?<![\d,.])\d{1,2}\s(?:\p{L}{2,12}\s){0,3}=\s?\d{1,2}(?!\d)|(?<![\d,.])\d\s?(?:for|für|pour|por|per|x|\+)\s?\d(?![\d,.]|\s?\p{L})/u

/** "The sampler box for $18": what has this price on these days. */
const SPECIAL_PRICE = /(?<!\p{L})(?:for|are|is|für|um|pour|por|per|à|a)\s(?:[€$£]\s?\d|\d{1,5}(?:[.,]\d{2})?\s?[€$£])/iu

/** "Beginners' weeks January 16 to 31: the first dive for 34 €". */
function isCampaign(text: string, { from, to }: YearRange, language: Language, words: DateWords): boolean {
  const { campaigns, advantage } = words
  if (daysUntil(from, to) < SHORTEST_CAMPAIGN || namesCourse(text, language) || namesHour(text)) return false
  const [label = ''] = text.split(':', 1)
  const isCalled = label.length < text.length && namesAny(label, campaigns, language)
  // A free check-up isn't on sale, and no one goes to a gift.
  const isGiven =
    findPhrase(text, advantage) !== null &&
    !startsFree(text, words) &&
    !namesGathering(text, language, words) &&
    findPhrase(text, [...words.presence, ...words.open.filter((phrase) => !advantage.includes(phrase))]) === null
  return GIVES_MORE.test(text) || isGiven || SPECIAL_PRICE.test(text) || (isCalled && readPrice(text) !== null)
}

/** "-10% on saddles", "20 % auf alles", "15 % con el código TOMILLO15" */
const PERCENT_OFF =
  /[€$£]\s?\d{1,4}\soff\s(?:an?|any|every|all|your|on|the)(?!\p{L})|(?<![\d.,])(?:[-−–]\s?\d{1,2}\s?%|\d{1,2}\s?%\s(?:(?:auf|off|sur|sobre|en|su)(?!\p{L})|[^.;%]{0,30}(?<!\p{L})(?:code|código|codice|coupon|cupón)(?!\p{L})))/iu

/** What is on sale on a day is new, and nothing is reduced. */
export function namesSale(text: string, { sale, forSale, freeShipping }: DateWords): boolean {
  if (PERCENT_OFF.test(text.slice(0, LONGEST)) || findPhrase(text, freeShipping) !== null) return true
  const plain = text.toLowerCase().replaceAll('’', "'")
  return (
    findPhrase(
      forSale.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), plain),
      sale,
    ) !== null
  )
}

/** "£139 instead of £189" */
function isReduction(text: string): boolean {
  const [, now, before] = BARE_REDUCTION.exec(text.slice(0, LONGEST)) ?? []
  if (now !== undefined) return Number(now.replace(',', '.')) < Number(before!.replace(',', '.'))
  const [first = null, second = null] = amountsIn(text)
  return first !== null && second !== null && first < second
}

/** "19 statt 25 €" */
const BARE_REDUCTION =
  /(?<![\d.,])(\d{1,5}(?:[.,]\d{1,2})?)\s(?:statt|instead of|au lieu de|invece di|en vez de|en lugar de)\s(\d{1,5}(?:[.,]\d{1,2})?)(?:\s?[€$£]|(?=[\s.,;]|$))/u

const AMOUNT = /[€$£]\s?(\d{1,5}(?:[.,]\d{1,2})?)|(\d{1,5}(?:[.,]\d{1,2})?)\s?(?:[€$£]|CHF|Fr\b)/gu

const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, behind, before]) => Number((behind ?? before)!.replace(',', '.')))

/** "Price list 2027 applies from February 1" */
const PRICES_OF_YEAR =
  /(?<!\p{L})(?:price list|prices|rates|preisliste|preise|tarifs?|lista de precios|tarifas|precios|listino|tariffe|prezzi)\s20\d{2}(?!\d)/iu

/** Prices hold until the day before the new ones. */
export function priced(
  text: string,
  days: readonly DayInRole[],
  language: Language,
  words: DateWords,
): DatedFact | null {
  const from = days.find(({ role }) => role === 'from')
  // "On sale from January 28, £14 instead of £13" is new, at a higher price than the one before.
  const isNew = from !== undefined && beginsAt(text.slice(0, from.at), words) && !isReduction(text)
  const isRising =
    rises(text, words) ||
    (from !== undefined && PRICES_OF_YEAR.test(text.slice(0, from.at))) ||
    isStep(text, days, words) ||
    (!isNew && changeIn(text, language).isNowFirst)
  const change = from ?? (isRising ? days.find(({ role }) => role === 'on') : undefined)
  // "From February 1 at new prices, until January 29 at the old ones".
  const isBeforeChange = ({ to }: DayInRole) =>
    change === undefined || daysUntil(to, change.from) <= LONGEST_AT_OLD_PRICE
  const day = days.find((each) => each.role === 'until' && isBeforeChange(each)) ?? change ?? days[0]!
  const price = readPrice(text)
  if (!isRising && (isNew || isLaunch(text, day, language, words))) return null
  // "The course costs 15 € and is on January 16, sign up by the 13th", "class moves to 7 pm on January 14"
  const isOther =
    (!isRising && days.length > 1 && hasWordWith(text, [...words.booking, ...ownFactWords(language).ordering])) ||
    (isRising && price === null && MOVES.test(text))
  if (isOther || isFeeBehind(text, day, language, words)) return null
  if (!isRising && (price === null || findPhrase(text, words.costing) === null)) return null
  // "Concert on January 29, it costs 10 €" has one price and no change.
  if (!isRising && day.role === 'on' && readPrice(withoutPrice(text)) === null) return null
  const last = day.role === 'until' && !day.isBefore ? day.to : yearDayAfter(day.from, -1)
  const name = nameOfDay(text, change ?? day, language)
  // "Orders placed until January 29 are at the old price" don't name a day.
  const isOrder = name !== null && hasWordWith(name, [...ownFactWords(language).ordering, ...words.booking])
  return {
    ...said(text, day),
    what: 'dearer',
    name: isOrder ? null : name,
    days: { from: last, to: last },
    since: change?.from ?? null,
  }
}

/** "Prices go up", "the box moves to $32". */
function rises(text: string, { rising, upTo }: DateWords): boolean {
  if (findPhrase(text, rising) !== null) return true
  const lower = text.toLowerCase().replaceAll('’', "'")
  return upTo.some((phrase) => {
    const at = lower.indexOf(` ${phrase} `)
    return at >= 0 && PRICE_NEXT.test(text.slice(at + phrase.length + 2))
  })
}

const PRICE_NEXT = /^(?:[€$£]\s?\d|\d{1,5}(?:[.,]\d{1,2})?\s?(?:[€$£]|euros?(?!\p{L})))/u

/** "Records should reach us by Monday, after that a charge of £60 applies": no price changes. */
function isFeeBehind(text: string, day: DayInRole, language: Language, words: DateWords): boolean {
  const before = text.slice(0, day.at)
  // "Sube tus fotos" is "upload your photos", and "sube" is "goes up".
  if (day.isByHour && amountsIn(text).length === 0) return true
  const isAct = findPhrase(before, words.acting) !== null && findPhrase(text, words.rising) === null
  return isAct && day.isOwn && readPrice(before) === null && amountsIn(text).length === 1
}

/** "January 31 is the last day to renew at £45, from February 1 it's £52". */
function isStep(text: string, days: readonly DayInRole[], { afterwards }: DateWords): boolean {
  const [now = null, later = null] = amountsIn(text)
  const isNext = (last: DayInRole) =>
    days.some((day) => day.role !== 'until' && day !== last && LONGEST_STEP.has(daysUntil(last.to, day.from)))
  const isThen = ({ end, isOwn }: DayInRole) =>
    isOwn && days.length === 1 && findPhrase(text.slice(end), afterwards) !== null
  return (
    now !== null &&
    later !== null &&
    now < later &&
    days.some((day) => day.role === 'until' && (isNext(day) || isThen(day)))
  )
}

const LONGEST_STEP: ReadonlySet<number> = new Set([1, 2, 3, 4])

/** Days from the last one at the old price to the new one. Who keeps the old price until a later day has it already. */
const LONGEST_AT_OLD_PRICE = 60

/** "Goes to 7 pm" */
const MOVES = /(?<![\d.,])\d{1,2}(?::\d{2}|\s?(?:h|uhr|am|pm)(?!\p{L}))/iu

/** "In January, 5 € off the mud bath on Thursdays": what costs less in a month. */
export function inMonth(text: string, language: Language, words: DateWords): DatedFact | null {
  const month = findMonth(text, language)
  const isSale = MONEY_OFF.test(text) || namesSale(text, words)
  const { refusals } = readingWords(language)
  if (month === null || !isSale || !/\d/u.test(text) || findPhrase(text, refusals) !== null) return null
  const { from } = month.range
  // A sale that ends with February ends on the 28th in most years.
  const to = month.range.to === '02-29' ? '02-28' : month.range.to
  const day: NamedDays = { from, to, at: 0, end: 0, weekday: null, year: null }
  const [name = ''] = month.rest.split(MONEY_OFF)
  return { ...said(text, day), what: 'sale', name: nameOfDay(name, day, language), days: { from, to } }
}

/** "-5 €", "−10 %" */
const MONEY_OFF = /(?<![\d.,]|\p{L})[-−–]\s?\d{1,3}(?:[.,]\d{2})?\s?[€$£%]|(?<!\p{L})[-−–]\s?[€$£]\s?\d{1,3}/u
