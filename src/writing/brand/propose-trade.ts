import type { Language } from '#shared/brand-brief.ts'
import type { FactValue, Family, OfferKind } from '#shared/brand-sheet.ts'
import { TRADES, type Trade, tradeNames, tradeSigns } from '../knowledge/trades.ts'
import { readingWords } from '../languages/reading-words.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'

type Offer = Pick<FactValue<'offer'>, 'name' | 'fact' | 'kind'>

const FEWEST_SIGNS = 2
const MARGIN = 1.5
/** Short signs such as "or" and "té" begin too many words: they have to be the whole word. */
const SHORTEST_STEM = 4
/** The share of offers of known kind that have to speak for a family. */
const CLEAR_SHARE = 0.6

export interface TradeScore {
  trade: Trade
  signs: string[]
  offers: number[]
}

/** The trades that a brand's offers point to, clearest first. Only what the brand sells counts. */
export function scoreTrades(offers: readonly Offer[], language: Language): TradeScore[] {
  const { vouchers } = readingWords(language)
  const sold = offers
    .filter(({ name }) => findPhrase(name, vouchers) === null)
    .map(({ name, fact }) => wordsIn(`${name} ${fact ?? ''}`).flatMap((word) => [word, ...word.split('-')]))
  const found = new Map<Trade, { signs: Set<string>; offers: Set<number> }>()
  for (const [index, words] of sold.entries()) {
    for (const { trade, sign } of words.flatMap((word) => signsIn(word, language))) {
      const of = found.getOrInsertComputed(trade, () => ({ signs: new Set(), offers: new Set() }))
      of.signs.add(sign)
      of.offers.add(index)
    }
  }
  // Trades with the same score keep the order of the list.
  return TRADES.flatMap((trade) => {
    const of = found.get(trade)
    return of === undefined ? [] : [{ trade, signs: distinct([...of.signs]), offers: [...of.offers] }]
  }).sort((left, right) => weight(right) - weight(left))
}

/** "Filterkaffee" is one sign, so its "Kaffee" doesn't count as a second one. */
const distinct = (signs: string[]) =>
  signs.filter((sign) => !signs.some((other) => other !== sign && other.includes(sign)))

const weight = ({ signs, offers }: TradeScore) => signs.length + offers.length

interface TradeSign {
  trade: Trade
  sign: string
}

interface SignsOfLanguage {
  byText: Map<string, TradeSign[]>
  longest: number
}

const read = new Map<Language, SignsOfLanguage>()

function readSigns(language: Language): SignsOfLanguage {
  const all = TRADES.flatMap((trade) => tradeSigns(trade, language).map((sign) => ({ trade, sign })))
  return {
    byText: Map.groupBy(all, ({ sign }) => sign),
    longest: Math.max(...all.map(({ sign }) => sign.length)),
  }
}

/** The signs that a word begins with, or is. A joined noun carries its head at the end: "Filterkaffee". */
function signsIn(word: string, language: Language): TradeSign[] {
  const { byText, longest } = read.getOrInsertComputed(language, readSigns)
  const texts = new Set([word, word.replace(/s$/, '')].filter((text) => text.length < SHORTEST_STEM))
  for (let length = SHORTEST_STEM; length <= Math.min(longest, word.length); length += 1) {
    texts.add(word.slice(0, length))
    if (languageBasics(language).joinsNouns) texts.add(word.slice(-length))
  }
  return [...texts].flatMap((text) => byText.get(text) ?? [])
}

/** Another trade with two signs among offers that say nothing of the first trade: rooms beside oil and jam. */
const standsApart = (other: TradeScore, first: TradeScore) =>
  other.trade.isWayToSell !== true &&
  other.signs.length >= FEWEST_SIGNS &&
  !other.offers.some((index) => first.offers.includes(index))

/** Trades with the same ideas don't compete. */
const packOf = ({ trade }: TradeScore): string => trade.pack ?? trade.id

/** Beside the offers: the products as typed, a sentence of them without an offer, and the name of the brand. */
export interface TradeSource {
  profile?: string
  told?: string
  name?: string
}

/**
 * The trade that the first words of the profile name, such as "village bakery in Leeds", or else the one that the offers
 * point to with two signs and a clear margin. Null without one. It counts only once it is confirmed.
 */
export function proposeTrade(
  offers: readonly Offer[],
  language: Language,
  { profile = '', told = '', name = '' }: TradeSource = {},
): Trade | null {
  const named = namedTrade(profile, language) ?? namedTrade(name, language)
  if (named !== null) return named
  if (isMostlyDone(offers)) return null
  // "Wood-roasted coffee from Siracusa" may be what the brand is, and no offer.
  const about = [told, headOf(profile)].filter((text) => text !== '')
  const [first, ...others] = withoutShared(
    scoreTrades([...offers, ...about.map((text) => ({ name: text, fact: null, kind: null }))], language),
  )
  if (first === undefined || first.signs.length < FEWEST_SIGNS) return null
  const rivals = others.filter((other) => packOf(other) !== packOf(first))
  const isClear = rivals.every((other) => weight(first) >= weight(other) * MARGIN && !standsApart(other, first))
  return isClear ? first.trade : null
}

const LONGEST_HEAD = 40

/** "Hearing aids of all classes: basic model 10 € ..." begins with what all of its offers are. */
const headOf = (profile: string): string => HEAD.exec(profile.slice(0, LONGEST_HEAD + 1))?.[0] ?? ''
const HEAD = /^[^:,;.()\d]{4,40}(?=:)/u

/** Without trades that have only words which a clearer one shares. */
function withoutShared(scores: readonly TradeScore[]): TradeScore[] {
  const over = scores.flatMap(({ trade, signs }) => (signs.length >= FEWEST_SIGNS ? (trade.over ?? []) : []))
  return scores.filter(({ trade }) => !over.includes(trade.id))
}

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
  service: 'appointment-aids',
  perishable: 'perishable-seasonal',
  consumable: 'reordered-consumables',
}

/** What is done and not delivered. */
const DONE: ReadonlySet<OfferKind> = new Set(['service', 'course', 'event', 'digital', 'subscription'])
const FEWEST_GOODS = 3

export function proposeFamily(
  offers: readonly Offer[],
  buyers: FactValue<'buyers'>['buyers'] | null,
  trade: Trade | null,
): Family | null {
  const isGoods = offers.some(({ kind }) => kind === 'consumable' || kind === 'durable' || kind === 'set')
  if (buyers === 'businesses' && isGoods) return 'b2b-supply'
  if (trade !== null) return trade.family
  const isPricedGoods = offers.every(({ kind }) => kind === null || !DONE.has(kind))
  if (buyers === 'businesses' && isPricedGoods && offers.length >= FEWEST_GOODS) return 'b2b-supply'
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
