import type { BrandBrief } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import type { StockIdea } from './stock-ideas.ts'

/** Of a brand that says less, nothing is known that would tell its ideas apart. */
const FEWEST_STEMS = 16

/** The words of what a brand sells and of what its readers ask, want and complain about. */
const stemsOfSheet = oncePer(({ facts, language }: BrandBrief): ReadonlySet<string> => {
  const { business, buyers, offers, doubts, pains, moments, say, answers } = facts
  const texts = [
    business ?? '',
    buyers?.role ?? '',
    ...offers.flatMap(({ name, fact, forWhom, chooseIf }) => [name, fact ?? '', forWhom ?? '', chooseIf ?? '']),
    ...doubts.flatMap(({ question, answer }) => [question, answer ?? '']),
    ...[...pains, ...moments, ...answers].map(({ text }) => text),
    ...say,
  ]
  return tellingStems(texts.join('\n'), language)
})

/**
 * How much each idea speaks of what a brand's sheet speaks of: from 0 for the one of its pack that does least to 1 for the
 * one that does most. Words that few ideas of the pack have count most. Empty where the sheet says too little.
 */
export function kinships(
  ideas: readonly StockIdea[],
  brief: BrandBrief,
  stemsOf: (idea: StockIdea) => ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const sheet = stemsOfSheet(brief)
  const result = new Map<string, number>()
  if (sheet.size < FEWEST_STEMS) return result
  for (const [pack, all] of Map.groupBy(ideas, (idea) => idea.pack)) {
    if (pack.layer === 'brand') continue
    const shared = all.map((idea) => ({ key: idea.key, stems: stemsOf(idea).intersection(sheet) }))
    const counts = new Map<string, number>()
    for (const { stems } of shared) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    const weighed = shared.map(({ key, stems }) => ({
      key,
      weight: [...stems].reduce((sum, stem) => sum + Math.log(all.length / counts.get(stem)!), 0),
    }))
    const order = weighed.toSorted((left, right) => left.weight - right.weight)
    for (const [place, { key }] of order.entries()) result.set(key, place / Math.max(1, order.length - 1))
  }
  return result
}
