import type { BrandProfile } from '#shared/brand-brief.ts'
import type { FactOfKind, ProposedFact } from '#shared/brand-sheet.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import { readingWords } from '../languages/reading-words.ts'
import { doubtReader } from './doubtful-offers.ts'
import { factKey } from './fact-keys.ts'
import { proposeFamily, proposeTrade } from './propose-trade.ts'
import { readBuyers, readDoubts, readMoments, readPains } from './read-avatar.ts'
import { offerSteps } from './read-offers.ts'
import type { OccasionName } from './find-occasions.ts'
import { tellsService } from './printable.ts'
import { readRules } from './read-rules.ts'
import { readVoice } from './read-voice.ts'

/** What of a brand its facts are read from. */
export type ReadableProfile = Pick<
  BrandProfile,
  'country' | 'language' | 'customerAvatar' | 'productsInfo' | 'buyingJourney' | 'guidelines'
>

/** A text of the profile that no fact could be read from. */
export interface UnusedText {
  field: 'products' | 'painPoints' | 'buyingTriggers' | 'commonObjections' | 'complianceNotes'
  text: string
}

export interface ReadProfile {
  facts: ProposedFact[]
  unused: UnusedText[]
}

/**
 * The facts that a brand's profile states, as proposals. Pure: the same profile gives the same facts. The trade and the
 * business family come from the offers alone.
 */
export const readProfile = (brand: ReadableProfile, occasions: readonly OccasionName[]): ReadProfile =>
  atOnce(readingSteps(brand, occasions))

const LONGEST_PHRASE = 200

/** The same in steps of a few milliseconds. */
export function* readingSteps(brand: ReadableProfile, occasions: readonly OccasionName[]): Steps<ReadProfile> {
  const { language, country, customerAvatar, productsInfo, buyingJourney, guidelines } = brand
  const facts: ProposedFact[] = []
  const unused: UnusedText[] = []
  const add = (fact: FactOfKind, quote: string | null) => {
    facts.push({ ...fact, key: factKey(fact), source: 'profile', quote, page: null })
  }
  const offers = yield* offerSteps(productsInfo?.products ?? '', language)
  const words = readingWords(language)
  const isInDoubt = doubtReader(offers, guidelines?.say ?? [], words)
  for (const [index, read] of offers.offers.entries()) {
    yield
    const isDoubtful = isInDoubt(read, index)
    add({ kind: 'offer', value: isDoubtful ? { ...read.offer, isDoubtful } : read.offer }, read.quote)
  }
  for (const text of offers.unused) {
    yield
    // "We ship live plants from May to September" is a rule among the products.
    const windows = readRules(text, brand, occasions).filter(({ check }) => check?.type === 'window')
    for (const rule of windows) add({ kind: 'rule', value: rule }, rule.sentence)
    // "Delivery in 48 hours, free from 30 €" is what the brand says of itself.
    const isService = windows.length === 0 && text.length <= LONGEST_PHRASE && tellsService(text, words)
    if (isService) add({ kind: 'say', value: { text } }, text)
    else if (windows.length === 0) unused.push({ field: 'products', text })
  }
  yield
  for (const { value, quote } of readDoubts(buyingJourney?.commonObjections ?? '', language)) {
    add({ kind: 'doubt', value }, quote)
  }
  yield
  for (const { value, quote } of readPains(customerAvatar?.painPoints ?? '', language)) {
    add({ kind: 'pain', value }, quote)
  }
  yield
  for (const { value, quote } of readMoments(customerAvatar?.buyingTriggers ?? '', language, country === 'AU')) {
    add({ kind: 'moment', value }, quote)
  }
  const buyers = readBuyers(customerAvatar?.demographics ?? '', language)
  if (buyers !== null) add({ kind: 'buyers', value: buyers }, customerAvatar?.demographics ?? null)
  yield
  const sold = offers.offers.map(({ offer }) => offer)
  const trade = proposeTrade(sold, language)
  if (trade !== null) {
    add({ kind: 'trade', value: { trade: trade.id, label: trade.names[language] } }, productsInfo?.products ?? null)
  }
  const family = proposeFamily(sold, buyers?.buyers ?? null, trade)
  if (family !== null) add({ kind: 'family', value: { family } }, productsInfo?.products ?? null)
  yield
  const voice = readVoice(guidelines?.tone ?? '', language)
  if (voice !== null) add({ kind: 'voice', value: voice }, guidelines?.tone ?? null)
  for (const text of guidelines?.say ?? []) add({ kind: 'say', value: { text } }, text)
  for (const text of guidelines?.dontSay ?? []) add({ kind: 'neverSay', value: { text } }, text)
  yield
  for (const rule of readRules(guidelines?.complianceNotes ?? '', brand, occasions)) {
    add({ kind: 'rule', value: rule }, rule.sentence)
  }
  yield
  return { facts: withoutRepeats(facts), unused }
}

function withoutRepeats(facts: ProposedFact[]): ProposedFact[] {
  const kept = new Map<string, ProposedFact>()
  for (const fact of facts) {
    const key = `${fact.kind} ${fact.key}`
    if (!kept.has(key)) kept.set(key, fact)
  }
  return [...kept.values()]
}
