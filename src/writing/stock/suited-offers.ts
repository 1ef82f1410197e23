import type { BrandBrief } from '#shared/brand-brief.ts'
import { findOccasions } from '../brand/find-occasions.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { wordsOfUses } from '../languages/use-words.ts'
import { isAdvanced, isApart, isOfDays, isOfHoliday, isScarce, printedName, stemsOfRange } from './listed-offers.ts'
import type { Offer } from './offer-matching.ts'

const MOST = 4
const FEWEST = 2
/** Two prices that are closer to each other are the same for a reader who chooses. */
const LEAST_APART = 1.25

const NOT_SENT: ReadonlySet<Offer['kind']> = new Set(['service', 'course', 'event', 'subscription'])

/**
 * Two to four things to order where an email names none: on the last days to order, before a holiday, and for what makes
 * people buy. What shares words with it comes first, then sets and gifts where people give something, then what people buy
 * first. None is there twice at about the same price.
 */
export function suitedOffers(text: string, offers: readonly Offer[], brief: BrandBrief): Offer[] {
  const amounts = new Map(offers.map((offer) => [offer, amountOf(offer)]))
  const points = new Map(offers.map((offer) => [offer, pointsOf(offer, text, brief)]))
  const chosen: Offer[] = []
  for (const offer of offers
    .filter((each) => amounts.get(each) !== null && mayList(each, text, brief))
    .toSorted((one, other) => points.get(other)! - points.get(one)!)) {
    const isNear = (other: Offer) => ratioOf(amounts.get(offer)!, amounts.get(other)!) < LEAST_APART
    if (chosen.length < MOST && (!chosen.some(isNear) || points.get(offer)! >= KIN)) chosen.push(offer)
  }
  return chosen.length < FEWEST ? [] : chosen
}

function amountOf({ price }: Offer): number | null {
  const [amount] = price?.match(/\d{1,6}(?:[.,]\d{1,2})?/u) ?? []
  return amount === undefined ? null : Number(amount.replace(',', '.'))
}

const ratioOf = (one: number, other: number): number => Math.max(one, other) / Math.max(1, Math.min(one, other))

const KIN = 4
const GIFT = 2

function pointsOf(offer: Offer, text: string, brief: BrandBrief): number {
  const { language } = brief
  const { name, fact, forWhom, chooseIf, kind, isFirstPurchase } = offer
  const own = tellingStems([name, fact, forWhom, chooseIf].filter((each) => each !== null).join('\n'), language)
  const about = tellingStems(withoutOrdinals(text, brief), language).difference(stemsOfRange(brief))
  const kin = sharedStems(own, about) > 0 ? KIN : 0
  const isGift = kind === 'set' || isOfGiving(name, brief) || findPhrase(name, readingWords(language).vouchers) !== null
  return kin + (isGift && isOfGiving(text, brief) ? GIFT : 0) + (isFirstPurchase ? 1 : 0)
}

/** "First frost" has nothing to do with "for the first months". */
function withoutOrdinals(text: string, { language }: BrandBrief): string {
  const { begins } = dateWords(language)
  return wordsIn(text)
    .filter((word) => !begins.some((each) => each.length >= SHORTEST && word.startsWith(each)))
    .join(' ')
}

const SHORTEST = 4

/** Whether people give something then. */
function isOfGiving(text: string, { language }: BrandBrief): boolean {
  const words = wordsOfUses(language).given.map((word) => word.replaceAll('*', ''))
  return findStem(text, [...words, ...ownFactWords(language).holidayStems]) !== null
}

/** Whether a list may name an offer, with its price: what is sent or carried home, and neither apart from others nor scarce. */
function mayList(offer: Offer, text: string, brief: BrandBrief): boolean {
  const { language } = brief
  const { onlyFor, channels } = practicalWords(language)
  const fact = offer.fact ?? ''
  const isOnlyThere = findPhrase(fact, onlyFor) !== null && findPhrase(fact, channels.there) !== null
  return (
    !NOT_SENT.has(offer.kind) &&
    !isOnlyThere &&
    printedName(offer, language) !== null &&
    !isApart(offer, brief) &&
    !isScarce(offer, brief) &&
    !isAdvanced(offer, brief) &&
    !isOfDays(offer, brief) &&
    (!isOfHoliday(offer, brief) || isSameHoliday(offer.name, text, brief))
  )
}

const HOLIDAYS = observanceNames()

/** "Christmas" and "Christmas Eve". */
function isSameHoliday(name: string, text: string, { language, country }: BrandBrief): boolean {
  const { holidayStems } = ownFactWords(language)
  const holidaysIn = (said: string) =>
    new Set([
      ...holidayStems.filter((stem) => findStem(said, [stem]) !== null),
      ...findOccasions(said, HOLIDAYS, country).map(({ id }) => id.split('-', 1)[0]!),
    ])
  return !holidaysIn(name).isDisjointFrom(holidaysIn(text))
}
