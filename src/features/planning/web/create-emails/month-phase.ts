import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import type { DraftTopic } from '#features/runs/contract.ts'

/** The number of ideas isn't known in advance, so the progress counts phases. */
export interface MonthPhase {
  title: string
  count: string
  step: number
}

export const MONTH_STEPS = 3

export function monthPhase(topics: readonly DraftTopic[], month: string): MonthPhase {
  const ideas = topics.reduce((sum, topic) => sum + topic.ideas.length, 0)
  if (ideas === 0) return { title: `Planning ${month}`, count: '', step: Math.min(topics.length, 1) }
  const count = `${countOf(ideas, 'idea')} so far`
  return topics.length === 1
    ? { title: `Writing ${month}`, count, step: 2 }
    : { title: `Filling the shelf of ${month}`, count, step: 3 }
}
