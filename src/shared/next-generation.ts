import { remaining } from './plan-catalog.ts'

const TOPICS_PER_RUN = 10
const SUBTOPICS_PER_TOPIC = 10

export interface Counts {
  topics: number
  subtopics: number
}

export function nextGeneration(used: Counts, limits: Counts): { topics: number; subtopicsPerTopic: number } {
  const topicsLeft = remaining(limits.topics, used.topics)
  const subtopicsLeft = remaining(limits.subtopics, used.subtopics)
  const topics = Math.min(TOPICS_PER_RUN, topicsLeft, subtopicsLeft)
  if (topics < 1) return { topics: 0, subtopicsPerTopic: 0 }
  return { topics, subtopicsPerTopic: Math.min(SUBTOPICS_PER_TOPIC, Math.floor(subtopicsLeft / topics)) }
}
