import type { BrandBrief } from '#shared/brand-brief.ts'
import type { Family } from '#shared/brand-sheet.ts'
import { TRADES, type Trade } from '../knowledge/trades.ts'
import { PACKS } from '../packs/load-packs.ts'
import { groupOf } from '../packs/subject-words.ts'
import { foreignSubjects } from './suited-pack.ts'
import { familyOfKinds, familyOfUses, hasUse, usesOf } from './uses.ts'

/** Families that sell goods to consumers. The offers may point to another family. */
const OF_GOODS: ReadonlySet<Family> = new Set([
  'reordered-consumables',
  'researched-durables',
  'fashion-size',
  'perishable-seasonal',
  'food-drink-craft',
  'maker-gift',
])
/** The share of offers of known kind that have to be subscriptions. */
const CLEAR_SHARE = 0.6

export const tradeOf = ({ facts }: BrandBrief): Trade | undefined => TRADES.find(({ id }) => id === facts.trade?.trade)

const packOfTrade = ({ id, pack = id }: Trade, language: BrandBrief['language']) => PACKS.pack(language, 'trade', pack)

/** Whether ideas were written for the trade of a brand, in its language. */
export function hasTradePack(brief: BrandBrief): boolean {
  const trade = tradeOf(brief)
  return trade !== undefined && packOfTrade(trade, brief.language) !== null
}

/**
 * The family whose scenes suit a brand: that of its trade, unless the brand sells in another way. For an unknown trade,
 * the offers decide.
 */
export function familyOf(brief: BrandBrief): Family | null {
  const trade = tradeOf(brief)
  if (trade === undefined) return familyOfKinds(brief.facts.family, brief)
  const { family } = trade
  if (family === null) return null
  // Who mends bikes or shortens trousers has the words of a shop and none of its scenes.
  if (OF_GOODS.has(family) && usesOf(brief).isWork) return null
  const special = familyOfSubjects(trade, brief)
  if (special !== null) return special
  if (!OF_GOODS.has(family)) return family
  if (brief.facts.buyers?.buyers === 'businesses') return 'b2b-supply'
  const kinds = brief.facts.offers.flatMap(({ kind }) => kind ?? [])
  const subscriptions = kinds.filter((kind) => kind === 'subscription').length
  return subscriptions > 0 && subscriptions >= kinds.length * CLEAR_SHARE
    ? 'subscription-box'
    : familyOfUses(family, brief)
}

/** A shop for hearing aid batteries belongs to that trade but takes no appointments. */
function familyOfSubjects(trade: Trade, brief: BrandBrief): Family | null {
  const { families = {}, without = {} } = trade
  const pack = packOfTrade(trade, brief.language)
  if (pack === null) return null
  const foreign = foreignSubjects(pack, brief)
  for (const [subject, family] of Object.entries(families)) {
    const others = pack.subjects.filter(({ id }) => id !== subject && groupOf(id) === groupOf(subject))
    if (!foreign.has(subject) && others.length > 0 && others.every(({ id }) => foreign.has(id))) return family
  }
  const other = Object.entries(without).find(([subject]) => foreign.has(subject))?.[1] ?? null
  // Most scenes of what is given need a brand whose things are given.
  return other === 'maker-gift' && !hasUse('given', brief) ? null : other
}
