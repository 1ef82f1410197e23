import type { MainTopic, Subtopic } from '../../contract.ts'

/** The ids of the chosen subtopics. Topics are never in it: a topic is chosen through its subtopics. */
export type Selection = ReadonlySet<string>

/** An idea can be chosen until it has its outline. */
export function isSelectable(subtopic: Subtopic): boolean {
  return subtopic.status === 'NEW'
}

export function selectableIds(topics: readonly MainTopic[]): string[] {
  return topics.flatMap((topic) => topic.subtopics.filter(isSelectable).map((subtopic) => subtopic.id))
}

export type TopicState = boolean | 'indeterminate'

/** What the checkbox of a topic, or of a list of topics, shows. */
export function topicState(topics: readonly MainTopic[], selection: Selection): TopicState {
  const ids = selectableIds(topics)
  const chosen = ids.filter((id) => selection.has(id)).length
  if (chosen === 0) return false
  return chosen === ids.length ? true : 'indeterminate'
}

export function withSubtopic(selection: Selection, id: string, chosen: boolean): Selection {
  const next = new Set(selection)
  if (chosen) next.add(id)
  else next.delete(id)
  return next
}

/** Chooses all open subtopics of these topics; when all are chosen already, none. */
export function withTopics(selection: Selection, topics: readonly MainTopic[]): Selection {
  const clear = topicState(topics, selection) === true
  return selectableIds(topics).reduce((next, id) => withSubtopic(next, id, !clear), selection)
}

/** The chosen ideas that still exist and are still open, in the order of the lists. */
export function chosenIds(selection: Selection, topics: readonly MainTopic[]): string[] {
  return selectableIds(topics).filter((id) => selection.has(id))
}
