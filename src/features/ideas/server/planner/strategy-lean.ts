import type { IdeaFamily } from '#server/ai/writers.ts'
import type { StrategyMode } from '#shared/strategy.ts'
import type { IdeaPattern, TopicFamily } from './idea-patterns.ts'

/** What a strategy moves down the order of ideas; negative comes sooner. Chance moves an idea by 12, a repetition by 40. */
const LEANS: Record<Exclude<StrategyMode, 'balanced'>, Partial<Record<IdeaFamily, number>>> = {
  'promotion-push': { promo: -45, product: -18, seasonal: -4, education: 10, community: 14, story: 22, engagement: 14 },
  'story-led': { story: -45, community: -28, proof: -14, education: -6, engagement: -8, product: 18, promo: 60 },
}

export function leanOf(mode: StrategyMode, { family }: IdeaPattern): number {
  return mode === 'balanced' ? 0 : (LEANS[mode][family] ?? 0)
}

/**
 * The main topics of a month that leans one way, in their order, then those that fill it up. Families that the brand or
 * the month has nothing for are left out by whoever asks.
 */
export const LEANING_TOPICS: Record<
  Exclude<StrategyMode, 'balanced'>,
  { first: readonly TopicFamily[]; more: readonly TopicFamily[] }
> = {
  'promotion-push': {
    first: [
      'offer',
      'occasion',
      'product',
      'trigger',
      'product',
      'lifecycle',
      'winner',
      'product',
      'offer',
      'objection',
    ],
    more: ['trigger', 'season', 'product', 'problem'],
  },
  'story-led': {
    first: ['brand', 'problem', 'occasion', 'season', 'objection', 'brand', 'lifecycle', 'problem', 'winner', 'season'],
    more: ['trigger', 'objection', 'product', 'problem'],
  },
}
