import { oncePer } from '#shared/once-per.ts'
import type { Stock, StockIdea } from '../stock/stock-ideas.ts'
import { isOfKeywords } from './keyword-emails.ts'

/** What a brand says of itself lasts for so many months before it rests. */
const MONTHS = 3
const FEWEST = 3

export const isUndatedOwn = (idea: Pick<StockIdea, 'pack' | 'angle'>): boolean =>
  idea.pack.layer === 'brand' && idea.angle.occasion === null && !isOfKeywords(idea)

/** Series of which every idea lists the same offers. */
const LISTS = 'lists'

/**
 * How many undated emails of a month tell what the brand says of itself: a third of what it has. So the second and the third month
 * have as much to tell as the first. Null where the sheet says too little to tell its own from scenes.
 */
export const ownShareOf = (stock: Stock): number | null => (stock.anchored === null ? null : shareOf(stock).emails)

const shareOf = oncePer(({ ideas }: Stock) => {
  const told = ideas
    .filter(isUndatedOwn)
    .map(({ angle, key }) => (angle.series === LISTS ? LISTS : angle.tells.join('\n') || key))
  return { emails: Math.max(FEWEST, Math.ceil(new Set(told).size / MONTHS)) }
})
