import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import type { DraftTopic } from '#features/runs/contract.ts'

/** How far a month is while it is being made. Nobody knows beforehand how many ideas are worth having. */
export interface MonthPhase {
  title: string
  /** What is there: "6 ideas so far"; empty before the first. */
  count: string
  /** Of `MONTH_STEPS`. */
  step: number
}

/** The thesis, its emails, the shelf. */
export const MONTH_STEPS = 3

export function monthPhase(topics: readonly DraftTopic[], month: string): MonthPhase {
  const ideas = topics.reduce((sum, topic) => sum + topic.ideas.length, 0)
  if (ideas === 0) return { title: `Planning ${month}`, count: '', step: Math.min(topics.length, 1) }
  const count = `${countOf(ideas, 'idea')} so far`
  return topics.length === 1
    ? { title: `Writing ${month}`, count, step: 2 }
    : { title: `Filling the shelf of ${month}`, count, step: 3 }
}
