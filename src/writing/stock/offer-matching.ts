import type { Language } from '#shared/brand-brief.ts'
import type { FactValue, Family, OfferKind } from '#shared/brand-sheet.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { Need, Pack } from '../packs/pack-schema.ts'
import { languageBasics } from '../languages/language-basics.ts'

export type Offer = FactValue<'offer'>

/** What a brand of each family mostly sells. Used for offers of unknown kind. */
const USUAL_KINDS: Record<Family, OfferKind> = {
  'b2b-supply': 'consumable',
  'appointment-aids': 'durable',
  'subscription-box': 'subscription',
  'reordered-consumables': 'consumable',
  'researched-durables': 'durable',
  'fashion-size': 'durable',
  'courses-events': 'course',
  'perishable-seasonal': 'perishable',
  'food-drink-craft': 'consumable',
  'maker-gift': 'durable',
}

/** The offers with a kind each. An unknown kind becomes the usual one of the family, and a voucher has none. */
export function withKinds(offers: readonly Offer[], family: Family | null, language: Language): Offer[] {
  const { vouchers } = readingWords(language)
  return offers.map((offer) =>
    offer.kind !== null || family === null || findPhrase(offer.name, vouchers) !== null
      ? offer
      : { ...offer, kind: USUAL_KINDS[family] },
  )
}

/** The offers that a need or a brand line asks for, in the order of the sheet. */
export function offersFor(need: Need, offers: readonly Offer[], { tags, language }: Pack): Offer[] {
  if (need.type === 'kind') return offers.filter(({ kind }) => kind !== null && need.kinds.includes(kind))
  if (need.type === 'offer') return offers.filter(({ name }) => name === need.name)
  if (need.type !== 'tag') return []
  const words = tags.find(({ id }) => id === need.tag)?.words ?? []
  return offers.filter(({ name, shortName }) => [name, shortName].some((text) => names(text, words, language)))
}

const SHORTEST_HEAD = 4

/** Whether a name has one of the words, also as the end of a joined noun. */
function names(text: string, words: readonly string[], language: Language): boolean {
  if (findPhrase(text, words) !== null) return true
  if (!languageBasics(language).joinsNouns) return false
  const heads = words.filter((word) => word.length >= SHORTEST_HEAD)
  return wordsIn(text).some((word) => heads.some((head) => word.endsWith(head)))
}
