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

const NOVEMBER = 11
const GUIDES: ReadonlySet<string> = new Set(['teach', 'sell', 'prove'])

/** Whether the pack of a trade has a guide to gifts for the beginning of the season, besides what it has for December. */
export function opensGiftSeason(ideas: readonly StockIdea[]): boolean {
  const ofTrade = ideas.filter(
    ({ pack, angle }) =>
      pack.layer === 'trade' && angle.occasion !== null && isSameOccasion(angle.occasion, 'christmas'),
  )
  return ofTrade.some(
    ({ angle }) => GUIDES.has(angle.role) && (ofTrade.length > 1 || angle.months?.includes(NOVEMBER) === true),
  )
}

/** Without a second email about a holiday: a trade or family with scenes of it has better words than a brand's list. */
export function withoutDoubles(ideas: readonly StockIdea[]): readonly StockIdea[] {
  const isTold = (holiday: string) =>
    ideas.some(
      ({ pack, angle }) => pack.layer !== 'brand' && angle.occasion !== null && isSameOccasion(angle.occasion, holiday),
    )
  const hasGuide = opensGiftSeason(ideas)
  return ideas.filter(({ angle: { occasion } }) => {
    const kind = occasion === null ? '' : kindOfDay(occasion)
    return kind === 'presents' ? !hasGuide : !isHolidayKind(kind) || !isTold(ownFact(occasion!)!)
  })
}
