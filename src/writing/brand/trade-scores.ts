import type { Language } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { calledWords, sureSigns, TRADES, type Trade, tradeNames, tradeSigns, waysToBuy } from '../knowledge/trades.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { readingWords } from '../languages/reading-words.ts'

export type TradeOffer = Pick<FactValue<'offer'>, 'name' | 'fact' | 'kind'>

/** What a brand says of itself, beside its offers. */
export interface TradeTexts {
  /** Sentences that tell what the brand is, and aren't offers. */
  told?: readonly string[]
  /** Everything typed about the products. */
  profile?: string
  name?: string
  buying?: string
}

export interface TradeScore {
  trade: Trade
  /** How clearly each sign speaks for the trade. */
  signs: ReadonlyMap<string, number>
  /** The clearest word in each offer. */
  offers: ReadonlyMap<number, number>
  /** The name or a sentence about the brand points to the trade. */
  isNamed: boolean
  /** Signs that other trades have as well count less. */
  weight: number
  /** Without how people buy, which isn't a reason against another trade. */
  weightAsRival: number
}

/** Short signs such as "or" and "té" begin too many words: they have to be the whole word. */
const SHORTEST_STEM = 4
const SURE = 2
/** A word somewhere in the profile may be about the neighbor's shop. */
const PASSING = 0.75
const WAY = 0.5
const MOST_WAYS = 1
const LONGEST_TEXT = 2000
const FIRST_WORDS = 12

/** How clearly the trade's signs speak for it, whatever other trades say. */
export const strengthOf = ({ signs }: TradeScore): number => [...signs.values()].reduce((sum, each) => sum + each, 0)

export const hasSureSign = ({ signs }: TradeScore): boolean => [...signs.values()].some((strength) => strength >= SURE)

type SignUse = 'sign' | 'called' | 'way'

interface TradeSign {
  trade: Trade
  sign: string
  strength: number
  use: SignUse
}

interface SignsOfLanguage {
  byText: Map<string, TradeSign[]>
  /** In how many packs a sign occurs. */
  packs: Map<string, number>
  longest: number
  mostWords: number
}

const read = new Map<Language, SignsOfLanguage>()

function readSigns(language: Language): SignsOfLanguage {
  const all = TRADES.flatMap((trade): TradeSign[] => [
    ...tradeSigns(trade, language).map((sign) => ({ trade, sign, strength: 1, use: 'sign' as const })),
    ...sureSigns(trade, language).map((sign) => ({ trade, sign, strength: SURE, use: 'sign' as const })),
    ...[...calledWords(trade, language), ...tradeNames(trade, language)].map((sign) => ({
      trade,
      sign,
      strength: SURE,
      use: 'called' as const,
    })),
    ...waysToBuy(trade, language).map((sign) => ({ trade, sign, strength: WAY, use: 'way' as const })),
  ])
  const byText = Map.groupBy(all, ({ sign }) => plain(sign, language))
  const packs = [...byText].map(([text, signs]): [string, number] => [
    text,
    new Set(signs.filter(({ use }) => use === 'sign').map(({ trade }) => trade.pack ?? trade.id)).size,
  ])
  return {
    byText,
    packs: new Map(packs),
    longest: Math.max(...all.map(({ sign }) => sign.length)),
    mostWords: Math.max(...all.map(({ sign }) => sign.split(' ').length)),
  }
}

const SHORTEST_PLAIN = 5

/** Without accents, which owners in a hurry leave out. German umlauts make other words: "Küchen" aren't "Kuchen". */
function plain(word: string, language: Language): string {
  if (word.length < SHORTEST_PLAIN || languageBasics(language).joinsNouns) return word
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** The words of a text, and the parts of joined words. */
function piecesIn(text: string, language: Language): string[][] {
  const { elides } = languageBasics(language)
  return wordsIn(text.slice(0, LONGEST_TEXT)).map((word) => {
    const parts = elides ? word.split(/['-]/u) : word.split('-')
    return [...new Set([word, ...parts].flatMap((part) => [part, plain(part, language)]))]
  })
}

function signsIn(text: string, language: Language): TradeSign[] {
  const known = read.getOrInsertComputed(language, readSigns)
  const pieces = piecesIn(text, language)
  const words = pieces.map(([word = '']) => word)
  const found = pieces.map((parts) => parts.flatMap((part) => textsOf(part, known.longest, language)))
  for (let count = 2; count <= known.mostWords; count += 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      found.push(endings(words.slice(from, from + count)).map((each) => plain(each, language)))
    }
  }
  const all = found.flatMap((texts) => clearestOf([...new Set(texts)].flatMap((each) => known.byText.get(each) ?? [])))
  return all.filter(({ use, sign }) => use !== 'called' || sign.includes(' ') || isWhole(plain(sign, language), pieces))
}

/** One sign of each trade: "colchones" isn't a second one beside "colchón". */
function clearestOf(signs: readonly TradeSign[]): TradeSign[] {
  const sorted = signs.toSorted((left, right) => right.strength - left.strength || right.sign.length - left.sign.length)
  return sorted.filter(
    ({ trade, use }, index) => sorted.findIndex((other) => other.trade === trade && other.use === use) === index,
  )
}

const LONGEST_ENDING = 2

/** "Auto" or "Autos", or the head of a joined noun, but not "Autoescuela". */
const isWhole = (sign: string, pieces: readonly (readonly string[])[]): boolean =>
  pieces.some((parts) =>
    parts.some((part) => part.endsWith(sign) || (part.startsWith(sign) && part.length <= sign.length + LONGEST_ENDING)),
  )

/** "Leaking taps" as "leaking tap", and "d'huile d'olive" as "huile d'olive". */
function endings(words: readonly string[]): string[] {
  const text = words.join(' ')
  const elided = text.replace(/^[dl]'/u, '')
  return [text, text.replace(/s$/u, ''), ...(elided === text ? [] : [elided])]
}

/** The texts that a word begins with, or is. A joined noun carries its head at the end: "Filterkaffee". */
function textsOf(word: string, longest: number, language: Language): string[] {
  const texts = [word, word.replace(/s$/u, '')].filter((text) => text.length < SHORTEST_STEM)
  for (let length = SHORTEST_STEM; length <= Math.min(longest, word.length); length += 1) {
    texts.push(word.slice(0, length))
    if (languageBasics(language).joinsNouns) texts.push(word.slice(-length))
  }
  return texts
}

interface Evidence {
  signs: Map<string, number>
  offers: Map<number, number>
  /** As `offers`, with less for signs that other trades have as well. */
  clear: Map<number, number>
  ways: Set<string>
  isNamed: boolean
}

const noEvidence = (): Evidence => ({
  signs: new Map(),
  offers: new Map(),
  clear: new Map(),
  ways: new Set(),
  isNamed: false,
})

const firstWords = (text: string): string => text.slice(0, 200).split(/\s+/u, FIRST_WORDS).join(' ')

/** The trades that a brand's offers and its own words point to, clearest first. */
export function scoreTrades(
  offers: readonly TradeOffer[],
  { told = [], profile = '', name = '', buying = '' }: TradeTexts,
  language: Language,
): TradeScore[] {
  const { vouchers } = readingWords(language)
  const found = new Map<Trade, Evidence>()
  const of = (trade: Trade) => found.getOrInsertComputed(trade, noEvidence)
  const { packs } = read.getOrInsertComputed(language, readSigns)
  const shareOf = (sign: string) => 1 / Math.max(1, packs.get(plain(sign, language)) ?? 1)
  const add = ({ trade, sign, strength }: TradeSign, factor: number) => {
    const { signs } = of(trade)
    signs.set(sign, Math.max(signs.get(sign) ?? 0, strength * factor))
  }
  const sold = [...offers.map((offer) => `${offer.name} ${offer.fact ?? ''}`), ...told].map((text) =>
    text.slice(0, LONGEST_TEXT),
  )
  for (const [index, text] of sold.entries()) {
    if (findPhrase(offers[index]?.name ?? '', vouchers) !== null) continue
    for (const each of signsIn(text, language).filter(({ use }) => use === 'sign')) {
      add(each, 1)
      const evidence = of(each.trade)
      evidence.offers.set(index, Math.max(evidence.offers.get(index) ?? 0, each.strength))
      evidence.clear.set(index, Math.max(evidence.clear.get(index) ?? 0, each.strength * shareOf(each.sign)))
      evidence.isNamed ||= index >= offers.length && each.strength >= SURE
    }
  }
  // Pieces that no offer was read from.
  const offered = sold.join('\n').toLowerCase()
  const rests = profile
    .slice(0, LONGEST_TEXT)
    .split(/[,;.:\n]/u)
    .filter((piece) => !offered.includes(piece.trim().toLowerCase()))
  for (const each of rests.flatMap((piece) => signsIn(piece, language))) if (each.use === 'sign') add(each, PASSING)
  for (const each of signsIn(profile, language)) if (each.use === 'way') of(each.trade).ways.add(each.sign)
  for (const each of signsIn(firstWords(profile), language)) if (each.use === 'called') add(each, PASSING)
  for (const each of signsIn(buying, language)) if (each.use === 'way') of(each.trade).ways.add(each.sign)
  for (const each of signsIn(name, language)) {
    if (each.use === 'way') continue
    add(each, 1)
    of(each.trade).isNamed = true
  }
  // Trades with the same score keep the order of the list.
  return TRADES.flatMap((trade) => {
    const evidence = found.get(trade)
    if (evidence === undefined || evidence.signs.size === 0) return []
    const own = distinct(evidence.signs)
    const signs = withWays(own, evidence.ways)
    const { offers: shown, clear, isNamed } = evidence
    const inOffers = [...clear.values()].reduce((sum, each) => sum + Math.min(1, each), 0)
    const weigh = (all: ReadonlyMap<string, number>) =>
      [...all].reduce((sum, [sign, strength]) => sum + strength * shareOf(sign), inOffers)
    return [{ trade, signs, offers: shown, isNamed, weight: weigh(signs), weightAsRival: weigh(own) }]
  }).sort((left, right) => right.weight - left.weight)
}

/** "Filterkaffee" is one sign, so its "Kaffee" doesn't count as a second one. */
function distinct(signs: ReadonlyMap<string, number>): Map<string, number> {
  const all = [...signs]
  const whole = all.filter(([sign]) => !all.some(([other]) => other !== sign && other.includes(sign)))
  return new Map(
    whole.map(([sign]) => [
      sign,
      Math.max(...all.filter(([other]) => sign.includes(other)).map(([, strength]) => strength)),
    ]),
  )
}

const withWays = (signs: ReadonlyMap<string, number>, ways: ReadonlySet<string>): Map<string, number> =>
  new Map([...[...ways].slice(0, MOST_WAYS / WAY).map((way): [string, number] => [way, WAY]), ...signs])
