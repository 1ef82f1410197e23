import type { MainTopic, Subtopic } from '../../contract.ts'

export type Selection = ReadonlySet<string>
export type Selectable = (idea: Subtopic) => boolean

export const isNew: Selectable = ({ status }) => status === 'NEW'

/** Users who manage outlines also assign and schedule the written ones. */
export const isNewOrWritten: Selectable = (idea) => isNew(idea) || idea.outlineId !== null

const selectableOf = (topics: readonly MainTopic[], selectable: Selectable): Subtopic[] =>
  topics.flatMap(({ subtopics }) => subtopics.filter(selectable))

export function selectableIds(topics: readonly MainTopic[], selectable: Selectable): string[] {
  return selectableOf(topics, selectable).map(({ id }) => id)
}

export type TopicState = boolean | 'indeterminate'

export function topicState(topics: readonly MainTopic[], selection: Selection, selectable: Selectable): TopicState {
  const ids = selectableIds(topics, selectable)
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

export function withTopics(selection: Selection, topics: readonly MainTopic[], selectable: Selectable): Selection {
  const clear = topicState(topics, selection, selectable) === true
  return selectableIds(topics, selectable).reduce((next, id) => withSubtopic(next, id, !clear), selection)
}

export function chosenIdeas(selection: Selection, topics: readonly MainTopic[], selectable: Selectable): Subtopic[] {
  return selectableOf(topics, selectable).filter(({ id }) => selection.has(id))
}
