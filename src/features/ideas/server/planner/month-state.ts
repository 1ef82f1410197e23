import type { SeededRandom } from '#shared/seeded-random.ts'
import type { Fingerprint } from '#server/quality/text-similarity.ts'
import { ideaTextRules, type TextRules } from './idea-text-rules.ts'
import type { PlanContext } from './plan-context.ts'
import {
  earlierPrints,
  fingerprinterOf,
  SIMILAR_IN_MONTH,
  SIMILAR_IN_SEASON,
  takenTitles,
  type TakenTitles,
} from './similarity.ts'

/** What a month has used so far: nothing is used twice while there is something unused. */
export interface MonthState {
  context: PlanContext
  random: SeededRandom
  rules: TextRules
  fingerprint: (text: string) => Fingerprint
  taken: TakenTitles
  exhausted: Set<string>
  uses: Map<string, number>
  mostPerOpening: number
  winnersCited: Set<string>
  /** How many topics of a kind came before; counts this one. */
  topicsOf(kind: string): number
}

export function monthState(context: PlanContext, random: SeededRandom): MonthState {
  const { request } = context
  const { year, month, earlier, topics, subtopicsPerTopic } = request
  const fingerprint = fingerprinterOf(request)
  const now = year * 12 + month
  const prints = earlierPrints(request)
  const topicCounts = new Map<string, number>()
  return {
    context,
    random,
    topicsOf(kind) {
      const before = topicCounts.get(kind) ?? 0
      topicCounts.set(kind, before + 1)
      return before
    },
    rules: ideaTextRules(request),
    fingerprint,
    taken: takenTitles(
      earlier.map((idea, index) => ({
        print: prints[index]!,
        mostShared: mostSharedWith(now - (idea.year * 12 + idea.month)),
      })),
    ),
    exhausted: new Set(),
    uses: new Map(),
    mostPerOpening: Math.max(3, Math.floor(topics * subtopicsPerTopic * 0.14)),
    winnersCited: new Set(),
  }
}

/** The nearer two ideas are in time, the less they may share. */
export function mostSharedWith(monthsAgo: number): number {
  if (monthsAgo === 0) return SIMILAR_IN_MONTH
  return Math.abs(monthsAgo) <= 3 ? SIMILAR_IN_SEASON : 2
}

export function usesOf(state: MonthState, key: string): number {
  return state.uses.get(key) ?? 0
}

/** Counts one more use of something. */
export function countUse(state: MonthState, key: string): void {
  state.uses.set(key, usesOf(state, key) + 1)
}

/** One of the values that this month has used least. */
export function leastUsed(state: MonthState, kind: string, items: readonly string[]): string | undefined {
  let best: string | undefined
  let bestScore = Infinity
  for (const item of items) {
    const score = usesOf(state, `${kind} ${item}`) + state.random.unit() * 0.99
    if (score < bestScore) [best, bestScore] = [item, score]
  }
  return best
}
