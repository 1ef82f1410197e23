import type { MonthThesis, PlanRequest, PlannedSubtopic, PlannedTopic } from '#server/ai/writers.ts'

const SMALLEST_TOPIC = 3

/** A written month before it is sorted into topics. */
export interface MonthInParts {
  thesis: MonthThesis | null
  /** The dated emails in their order. */
  planned: PlannedSubtopic[]
  shelf: { title: string; why: string; ideas: PlannedSubtopic[] }[]
  /** What the ideas are called that belong to no theme of their own. */
  more: { title: string; why: string }
}

/**
 * A written month as topics, no more of them and no longer than the request grants: the thesis with its emails, then the
 * themes of the shelf. Themes of one or two ideas share a topic. Where one topic is granted, it holds all there is.
 */
export function topicsOfMonth(
  { thesis, planned, shelf, more }: MonthInParts,
  { topics: mostTopics, subtopicsPerTopic: mostIdeas }: PlanRequest,
): PlannedTopic[] {
  const topic = (family: string, title: string, why: string, ideas: readonly PlannedSubtopic[]): PlannedTopic[] =>
    ideas.length === 0 ? [] : [{ title, why, family, thesis, subtopics: ideas.slice(0, mostIdeas) }]
  const ofPlan = (ideas: readonly PlannedSubtopic[]) =>
    topic('plan', thesis?.title ?? more.title, thesis?.because ?? more.why, ideas)
  if (mostTopics === 1) return ofPlan([...planned, ...shelf.flatMap(({ ideas }) => ideas)])
  const isWhole = ({ ideas }: MonthInParts['shelf'][number]) => ideas.length >= SMALLEST_TOPIC
  const rest = shelf.flatMap((theme) => (isWhole(theme) ? [] : theme.ideas))
  return [
    ...ofPlan(planned),
    ...shelf.filter(isWhole).flatMap(({ title, why, ideas }) => topic('theme', title, why, ideas)),
    ...topic('theme', more.title, more.why, rest),
  ].slice(0, mostTopics)
}
