import type { StockIdea } from '../stock/stock-ideas.ts'
import { type KeywordKind, isKeywordKind } from '../stock/keyword-facts.ts'
import { isHolidayKind } from '../stock/holiday-facts.ts'
import { kindOfDay } from '../stock/own-days.ts'
import { isSameOccasion } from './occasion-kin.ts'
import { ownFact } from './own-dates.ts'

/** Whether an idea is made of keywords: names of things, moments and doubts without a sentence about them. */
export const isOfKeywords = ({ pack, angle }: Pick<StockIdea, 'pack' | 'angle'>): boolean =>
  pack.layer === 'brand' && isKeywordKind(angle.series)

/** How many emails of a kind a month may have. */
const MOST: Readonly<Partial<Record<KeywordKind, number>>> = { names: 3, named: 2, reason: 2 }

export const mostOfKind = (idea: StockIdea): number => MOST[idea.angle.series as KeywordKind] ?? 1

/** The undated emails that keywords fill in a month. */
export function countOfKeywords(ideas: readonly StockIdea[]): number {
  const undated = ideas.filter((idea) => isOfKeywords(idea) && idea.angle.occasion === null)
  const kinds = Map.groupBy(undated, ({ angle }) => angle.series)
  return [...kinds.values()].reduce((sum, all) => sum + Math.min(all.length, mostOfKind(all[0]!)), 0)
}

/** Without a second email about a holiday: a trade or family with scenes of it has better words than a brand's list. */
export function withoutDoubles(ideas: readonly StockIdea[]): readonly StockIdea[] {
  const isTold = (holiday: string) =>
    ideas.some(
      ({ pack, angle }) => pack.layer !== 'brand' && angle.occasion !== null && isSameOccasion(angle.occasion, holiday),
    )
  return ideas.filter(({ angle: { occasion } }) => {
    return occasion === null || !isHolidayKind(kindOfDay(occasion)) || !isTold(ownFact(occasion)!)
  })
}
