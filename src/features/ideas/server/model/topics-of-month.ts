import type { MonthThesis, PlanRequest, PlannedSubtopic, PlannedTopic } from '#writing/requests/plan-request.ts'

const SMALLEST_TOPIC = 3

export interface MonthInParts {
  thesis: MonthThesis | null
  planned: PlannedSubtopic[]
  shelf: { title: string; why: string; ideas: PlannedSubtopic[] }[]
  more: { title: string; why: string }
}

/** The thesis with its emails comes first, then the themes of the shelf. Themes of one or two ideas share a topic. */
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
