import type { UsableFacts } from '#shared/brand-sheet.ts'
import { TRADES } from './trades.ts'
import type { Observance } from './observances.ts'

export const VERTICALS = [
  'coffee',
  'food',
  'beauty',
  'fashion',
  'jewellery',
  'pet-gear',
  'pet-care',
  'home',
  'garden',
  'outdoor',
  'kids',
  'craft',
  'tech',
  'wellness',
  'general',
] as const
export type Vertical = (typeof VERTICALS)[number]

/** The planner writes about every other trade in general words. */
const VERTICAL_OF_TRADE: Readonly<Record<string, Vertical>> = {
  'coffee-tea': 'coffee',
  'fine-food': 'food',
  'meal-kits': 'food',
  'skin-care': 'beauty',
  fashion: 'fashion',
  jewelry: 'jewellery',
  'home-kitchen': 'home',
  'bedding-sleep': 'home',
  'lighting-decor': 'home',
  ceramics: 'home',
  'soap-candles': 'home',
  'plants-garden': 'garden',
  'pet-food': 'pet-care',
  'pet-gear': 'pet-gear',
  outdoor: 'outdoor',
  'toys-baby': 'kids',
  'kids-fashion': 'kids',
  'craft-supplies': 'craft',
  stationery: 'craft',
  electronics: 'tech',
  'phone-accessories': 'tech',
  supplements: 'wellness',
}

/** What the planner may say about a trade. General until a member has confirmed a trade. */
export function verticalOf({ trade }: Pick<UsableFacts, 'trade'>): Vertical {
  return VERTICAL_OF_TRADE[trade?.trade ?? ''] ?? 'general'
}

/** Whether a day matters to this brand. Days without trades matter to everyone. */
export function concernsTrade({ trades }: Pick<Observance, 'trades'>, facts: Pick<UsableFacts, 'trade'>): boolean {
  if (trades.length === 0) return true
  const family = TRADES.find(({ id }) => id === facts.trade?.trade)?.family
  const own = [verticalOf(facts), ...(family === 'food-drink-craft' ? ['food'] : [])]
  return trades.some((trade) => trade === facts.trade?.trade || own.some((vertical) => vertical.startsWith(trade)))
}
