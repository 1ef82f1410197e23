import type { BrandBrief } from '#shared/brand-brief.ts'
import { findOccasions } from '../brand/find-occasions.ts'
import { namesGathering } from '../brand/day-words.ts'
import { kindOf } from '../brand/offer-kinds.ts'
import { oncePer } from '#shared/once-per.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { type UseWords, wordsOfUses } from '../languages/use-words.ts'
import { subjectFinder } from '../packs/subject-words.ts'
import {
  isAdvanced,
  isApart,
  isForFirms,
  isOfDays,
  isOfHoliday,
  isOnlyThere,
  isScarce,
  isVoucher,
  printedName,
  stemsOfRange,
} from './listed-offers.ts'
import { matterOf, matterOfOffer } from './matter-of.ts'
import { amountOf } from './offer-amount.ts'
import type { Offer } from './offer-matching.ts'
import { sellingWayOf } from './selling-way.ts'

const MOST = 4
const FEWEST = 2
/** Two prices that are closer to each other are the same for a reader who chooses. */
const LEAST_APART = 1.25

const NOT_SENT: ReadonlySet<Offer['kind']> = new Set(['service', 'course', 'event', 'subscription'])

/**
 * Two to four things to order where an email names none: on the last days to order, before a holiday, and for what makes
 * people buy. What has to do with it is alone there, and where people give something, it comes before sets, gifts and what
 * people buy first. Only then are there vouchers. None is there twice at about the same price.
 */
export function suitedOffers(text: string, offers: readonly Offer[], brief: BrandBrief): Offer[] {
  const amounts = new Map(offers.map((offer) => [offer, amountOf(offer)]))
  const points = new Map(offers.map((offer) => [offer, pointsOf(offer, text, brief)]))
  const isGiving = isGivenWith(text, brief)
  const isKin = (offer: Offer) => points.get(offer)! >= KIN
  const may = offers.filter(
    (each) =>
      amounts.get(each) !== null && (isGiving || !isVoucher(each, brief)) && mayList(each, isKin(each), text, brief),
  )
  const kin = isGiving ? [] : may.filter(isKin)
  const best = kin.length > 0 ? kin : bestFor(may, isGiving, text, brief)
  const chosen: Offer[] = []
  for (const offer of best.toSorted((one, other) => points.get(other)! - points.get(one)!)) {
    const isNear = (other: Offer) => ratioOf(amounts.get(offer)!, amounts.get(other)!) < LEAST_APART
    if (chosen.length < MOST && (!chosen.some(isNear) || isKin(offer))) chosen.push(offer)
  }
  return chosen.length < FEWEST && kin.length === 0 ? [] : chosen
}

/** Gifts where people give, and work where they come for it: neither list is filled up with other goods. */
function bestFor(may: readonly Offer[], isGiving: boolean, text: string, brief: BrandBrief): readonly Offer[] {
  const isWork = !isGiving && isOfWork(text, brief)
  const wanted = may.filter((offer) =>
    isGiving ? isGift(offer, brief) : isWork && matterOfOffer(offer, brief) === 'place',
  )
  return wanted.length >= FEWEST ? wanted : may
}

/** Whether people give an offer: a set, a voucher, or what is called a gift. */
export const isGift = (offer: Offer, brief: BrandBrief): boolean =>
  offer.kind === 'set' || isOfGiving(offer.name, brief) || isVoucher(offer, brief)

/** Whether people come to a brand for its work, where a text speaks of no order. */
const isOfWork = (text: string, brief: BrandBrief): boolean =>
  sellingWayOf(brief).way === 'visits' && matterOf(text, brief) !== 'thing'

const ratioOf = (one: number, other: number): number => Math.max(one, other) / Math.max(1, Math.min(one, other))

const KIN = 4
const GIFT = 2

function pointsOf(offer: Offer, text: string, brief: BrandBrief): number {
  const { language } = brief
  const { name, fact, forWhom, chooseIf, isFirstPurchase } = offer
  const said = [name, fact, forWhom, chooseIf].filter((each) => each !== null).join('\n')
  const own = tellingStems(said, language)
  const about = tellingStems(withoutOrdinals(text, brief), language).difference(stemsOfRange(brief))
  const { isCold, isForCold } = coldIn(wordsOfUses(language))
  const isKin = sharedStems(own, about) > 0 || isInCompound(about, own) || (isCold(text) && isForCold(said))
  return (isKin ? KIN : 0) + (isGift(offer, brief) && isGivenWith(text, brief) ? GIFT : 0) + (isFirstPurchase ? 1 : 0)
}

const SHORTEST_PART = 5

/** "Schulranzen" has to do with „Schule“. */
const isInCompound = (about: ReadonlySet<string>, own: ReadonlySet<string>): boolean =>
  [...about].some(
    (part) => part.length >= SHORTEST_PART && [...own].some((word) => word.startsWith(part) || word.endsWith(part)),
  )

const coldIn = oncePer(({ coldDays, coldGoods }: UseWords) => {
  const finderOf = (sold: readonly string[]) => {
    const find = subjectFinder([{ id: 'season.cold', sold: [...sold], told: [] }], 'sold')
    return (text: string) => find(text).size > 0
  }
  return { isCold: finderOf(coldDays), isForCold: finderOf(coldGoods) }
})

/** "First frost" has nothing to do with "for the first months". */
function withoutOrdinals(text: string, { language }: BrandBrief): string {
  const { begins } = dateWords(language)
  return wordsIn(text)
    .filter((word) => !begins.some((each) => each.length >= SHORTEST && word.startsWith(each)))
    .join(' ')
}

const SHORTEST = 4

/** Whether people give something then. */
export function isOfGiving(text: string, { language }: BrandBrief): boolean {
  const words = wordsOfUses(language).given.map((word) => word.replaceAll('*', ''))
  return findStem(text, [...words, ...ownFactWords(language).holidayStems]) !== null
}

/** The same for what firms order with their name on a card. */
const isGivenWith = (text: string, brief: BrandBrief): boolean => isOfGiving(text, brief) || isOfFirms(text, brief)

const isOfFirms = (text: string, { language }: BrandBrief): boolean =>
  findPhrase(text, readingWords(language).businesses) !== null

/** Whether a list may name an offer, with its price: what is sent or carried home, or work for that very moment. */
function mayList(offer: Offer, isKin: boolean, text: string, brief: BrandBrief): boolean {
  const { language } = brief
  const kind = offer.kind ?? kindOf(offer.name, readingWords(language))
  return (
    (!NOT_SENT.has(kind) ||
      (kind === 'service' && (isKin || isOfWork(text, brief))) ||
      (kind === 'subscription' && isOfGiving(offer.name, brief))) &&
    !isOnlyThere(offer, brief) &&
    !namesGathering(offer.name, language, dateWords(language)) &&
    findPhrase(`${offer.name}\n${offer.fact ?? ''}`, practicalWords(language).onTheSpot) === null &&
    (!isForFirms(offer, brief) || isOfFirms(text, brief)) &&
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
