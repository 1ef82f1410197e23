import type { BrandBrief } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import type { Angle, Pack } from '../packs/pack-schema.ts'
import { stemsOfRange } from './listed-offers.ts'
import type { StockIdea } from './stock-ideas.ts'

/** A single shared word may mean anything. */
const FEWEST_SHARED = 2
/** How rare the shared words are in a pack, together: two words that one idea in twelve has. */
const LEAST_WEIGHT = 4
/** Shorter words are mostly those of every text: "both", "same", "back". */
const LONG_WORD = 6
/** How rare a long word has to be: one idea in twelve has it. */
const LEAST_RARITY = 2.5

interface Anchor {
  stems: ReadonlySet<string>
  /** The months in which it matters; empty where it always does. */
  months: readonly number[]
}

/** Of a brand that says less, most of its emails are scenes of its trade. */
const FEWEST_ANCHORS = 12

/** What the owner says of goods, customers and moments, each on its own. */
const anchorsOf = oncePer((brief: BrandBrief): readonly Anchor[] => {
  const { facts, language } = brief
  const { offers, doubts, pains, moments, say, answers } = facts
  const common = stemsOfRange(brief)
  const anchor = (text: string, months: readonly number[] = []): Anchor => ({
    stems: tellingStems(text, language).difference(common),
    months,
  })
  return [
    ...offers.map(({ name, fact, forWhom, chooseIf }) =>
      anchor([name, fact ?? '', forWhom ?? '', chooseIf ?? ''].join('\n')),
    ),
    ...doubts.map(({ question, answer }) => anchor(`${question}\n${answer ?? ''}`)),
    ...[...pains, ...answers].map(({ text }) => anchor(text)),
    ...say.map((text) => anchor(text)),
    ...moments.map(({ text, months }) => anchor(text, months)),
  ].filter(({ stems }) => stems.size >= FEWEST_SHARED)
})

/**
 * The ideas of packs in which something fits that the owner has told: a product, a moment, a habit, a complaint. An idea has to
 * share several words with one such fact, and words that few ideas of its pack have. Null where the sheet says too little.
 */
export function anchoredIdeas(
  ideas: readonly StockIdea[],
  {
    brief,
    month,
    stemsOf,
  }: { brief: BrandBrief; month: number | null; stemsOf: (angle: Angle) => ReadonlySet<string> },
): ReadonlySet<string> | null {
  const all = anchorsOf(brief)
  if (all.length < FEWEST_ANCHORS) return null
  const anchors = all.filter(({ months }) => month === null || months.length === 0 || months.includes(month))
  const result = new Set<string>()
  for (const { key, pack, angle } of ideas) {
    if (pack.layer === 'brand') continue
    const told = stemsOf(angle)
    const rarity = rarityIn(pack, stemsOf)
    const isAnchor = ({ stems }: Anchor) => {
      const shared = [...stems.intersection(told)]
      const weight = shared.reduce((sum, stem) => sum + rarity(stem) * Math.min(1, stem.length / LONG_WORD), 0)
      const isTelling = shared.some((stem) => stem.length >= LONG_WORD && rarity(stem) >= LEAST_RARITY)
      return shared.length >= FEWEST_SHARED && isTelling && weight >= LEAST_WEIGHT
    }
    if (anchors.some(isAnchor)) result.add(key)
  }
  return result
}

const counted = new WeakMap<Pack, ReadonlyMap<string, number>>()

/** How telling a word is among the ideas of a pack: 0 for a word of all of them. */
function rarityIn(pack: Pack, stemsOf: (angle: Angle) => ReadonlySet<string>): (stem: string) => number {
  const counts = counted.getOrInsertComputed(pack, () => {
    const found = new Map<string, number>()
    for (const angle of pack.angles) for (const stem of stemsOf(angle)) found.set(stem, (found.get(stem) ?? 0) + 1)
    return found
  })
  return (stem) => Math.log(pack.angles.length / (counts.get(stem) ?? 1))
}
