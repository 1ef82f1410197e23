import type { Language } from '#shared/brand-brief.ts'
import type { Family, OfferKind } from '#shared/brand-sheet.ts'
import { TRADES, type Trade, tradeNames } from '../knowledge/trades.ts'
import { readingWords } from '../languages/reading-words.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { hasSureSign, scoreTrades, strengthOf, type TradeOffer, type TradeScore } from './trade-scores.ts'

type Offer = TradeOffer

const FEWEST_SIGNS = 2
const MARGIN = 1.5
/** So much clearer is a trade that another one with its own offers is only beside it. */
const WIDE_MARGIN = 3
/** One clear word in one of many offers doesn't make a trade: honey among the rooms of an inn. */
const FEW_OF_OFFERS = 0.25
const CLEAR_STRENGTH = 4

/** Another trade with two signs among offers that say nothing of the first trade: rooms beside oil and jam. */
function standsApart(other: TradeScore, first: TradeScore): boolean {
  const { isWayToSell, family } = other.trade
  if (isWayToSell === true || (family !== null && family === first.trade.family)) return false
  if (first.weight >= other.weightAsRival * WIDE_MARGIN) return false
  if (other.offers.keys().some((index) => first.offers.has(index))) return false
  return other.offers.values().reduce((sum, strength) => sum + strength, 0) >= FEWEST_SIGNS
}

/** Trades with the same ideas don't compete. */
const packOf = ({ trade }: TradeScore): string => trade.pack ?? trade.id

/** Beside the offers: the products as typed, a sentence of them without an offer, the name, and how people buy. */
export interface TradeSource {
  profile?: string
  told?: string
  name?: string
  buying?: string
}

/**
 * The trade that the first words of the profile name, such as "village bakery in Leeds", or else the one that the offers
 * and the words of the brand point to with a clear margin. Null without one. It counts only once it is confirmed.
 */
export function proposeTrade(
  offers: readonly Offer[],
  language: Language,
  { profile = '', told = '', name = '', buying = '' }: TradeSource = {},
): Trade | null {
  const named = namedTrade(profile, language) ?? namedTrade(name, language)
  if (named !== null) return named
  // "Wood-roasted coffee from Siracusa" may be what the brand is, and no offer.
  const about = [told, headOf(profile)].filter((text) => text !== '')
  const isDone = isMostlyDone(offers)
  const scores = scoreTrades(offers, { told: about, profile, name, buying }, language)
  const [first, ...others] = withoutShared(
    scores.filter((score) => !isDone || isOfWork(score.trade) || hasSureSign(score)),
  )
  if (first === undefined || !isEnough(first, offers.length + about.length)) return null
  const rivals = others.filter((other) => packOf(other) !== packOf(first))
  return rivals.every((other) => isClearer(first, other)) ? first.trade : null
}

/** A brand may call itself by the smaller part of what it sells, but then that is what it is. */
const isClearer = (first: TradeScore, other: TradeScore): boolean =>
  first.isNamed && first.offers.size > 0 && !other.isNamed
    ? first.weight > other.weightAsRival
    : first.weight >= other.weightAsRival * MARGIN && !standsApart(other, first)

function isEnough(score: TradeScore, count: number): boolean {
  const strength = strengthOf(score)
  if (strength < FEWEST_SIGNS) return false
  return score.isNamed || strength >= CLEAR_STRENGTH || score.offers.size >= count * FEW_OF_OFFERS
}

/** Families of brands that do something, beside the trades that have no family. */
const OF_WORK: ReadonlySet<Family | null> = new Set([null, 'appointment-aids', 'courses-events'])
const isOfWork = ({ family }: Trade): boolean => OF_WORK.has(family)

const LONGEST_HEAD = 40

/** "Hearing aids of all classes: basic model 10 € ..." begins with what all of its offers are. */
const headOf = (profile: string): string => HEAD.exec(profile.slice(0, LONGEST_HEAD + 1))?.[0] ?? ''
const HEAD = /^[^:,;.()\d]{4,40}(?=:)/u

/** Without trades that have only words which a clearer one shares. */
const withoutShared = (scores: readonly TradeScore[]): TradeScore[] =>
  scores.filter(
    (score, index) =>
      !scores.some(
        (other, at) =>
          at < index && strengthOf(other) >= FEWEST_SIGNS && other.trade.over?.includes(score.trade.id) === true,
      ),
  )

const FIRST_WORDS = 12

/** The trade with the longest name. An inn with a bakery is both. What is made for bakeries is none. */
function namedTrade(profile: string, language: Language): Trade | null {
  const { purposes } = readingWords(language)
  const words = wordsIn(profile.slice(0, LONGEST_PROFILE)).slice(0, FIRST_WORDS)
  const purpose = words.findIndex((word) => purposes.includes(word))
  const text = (purpose < 0 ? words : words.slice(0, purpose)).join(' ')
  const found = TRADES.flatMap((trade) => {
    const name = findPhrase(
      text,
      tradeNames(trade, language).toSorted((left, right) => right.length - left.length),
    )
    return name === null ? [] : [{ trade, name }]
  })
  // "Bookbinding school" isn't a school of languages as well.
  const whole = found.filter(({ name }) => !found.some((other) => other.name !== name && other.name.includes(name)))
  return whole.length === 1 ? whole[0]!.trade : null
}

/** Goods that are only repaired, cleaned or checked make no shop for them. */
function isMostlyDone(offers: readonly Offer[]): boolean {
  const known = offers.filter(({ kind }) => kind !== null)
  const done = known.filter(({ kind }) => kind === 'service')
  return done.length >= FEWEST_DONE && done.length > known.length / 2
}

const FEWEST_DONE = 2

const LONGEST_PROFILE = 400

const FAMILY_OF_KIND: Partial<Record<OfferKind, Family>> = {
  subscription: 'subscription-box',
  course: 'courses-events',
  event: 'courses-events',
  perishable: 'perishable-seasonal',
  consumable: 'reordered-consumables',
}

/** What is done and not delivered. */
const DONE: ReadonlySet<OfferKind> = new Set(['service', 'course', 'event', 'digital', 'subscription'])
const FEWEST_GOODS = 3
/** The share of offers of known kind that have to speak for a family. */
const CLEAR_SHARE = 0.6

/** Whether firms come first among the buyers: "Neighbors, and offices on Fridays" are people above all. */
export const namesFirmsFirst = (who: string, language: Language): boolean =>
  findPhrase(who.split(/[,;.\n]/u, 1)[0]!, readingWords(language).businesses) !== null

/** The family of the trade. Without a trade, only what nearly all offers are tells one. */
export function proposeFamily(offers: readonly Offer[], areFirms: boolean, trade: Trade | null): Family | null {
  if (trade !== null && isOfWork(trade)) return trade.family
  const isGoods = offers.some(({ kind }) => kind === 'consumable' || kind === 'durable' || kind === 'set')
  if (areFirms && isGoods) return 'b2b-supply'
  if (trade !== null) return trade.family
  const isPricedGoods = offers.every(({ kind }) => kind === null || !DONE.has(kind))
  if (areFirms && isPricedGoods && offers.length >= FEWEST_GOODS) return 'b2b-supply'
  return familyOfOffers(offers)
}

function familyOfOffers(offers: readonly Offer[]): Family | null {
  const votes = new Map<Family, number>()
  const known = offers.flatMap(({ kind }) => (kind === null ? [] : [kind]))
  for (const kind of known) {
    const family = FAMILY_OF_KIND[kind]
    if (family !== undefined) votes.set(family, (votes.get(family) ?? 0) + 1)
  }
  const [best] = [...votes].sort((left, right) => right[1] - left[1])
  if (best === undefined || best[1] < FEWEST_SIGNS || best[1] < known.length * CLEAR_SHARE) return null
  return best[0]
}
