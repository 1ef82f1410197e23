import type { MainTopic } from '../../contract.ts'

export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

export function outlinedCount(topics: readonly MainTopic[]): number {
  return topics.reduce((sum, topic) => sum + topic.subtopics.filter(({ status }) => status === 'OUTLINED').length, 0)
}

export function ideaCount(topics: readonly MainTopic[]): number {
  return topics.reduce((sum, topic) => sum + topic.subtopics.length, 0)
}

export function topicCount(topic: MainTopic): string {
  const ideas = topic.subtopics.length
  const outlined = outlinedCount([topic])
  if (outlined === 0) return countOf(ideas, 'idea')
  return `${countOf(ideas, 'idea')} · ${outlined === ideas && ideas > 1 ? 'all' : outlined} outlined`
}

export function broughtText(before: readonly MainTopic[], after: readonly MainTopic[]): string | undefined {
  const known = new Set(before.map(({ id }) => id))
  const fresh = after.filter((topic) => !topic.isManual && !known.has(topic.id))
  if (fresh.length === 0) return undefined
  return `${countOf(fresh.length, 'topic')} with ${countOf(ideaCount(fresh), 'idea')}`
}
