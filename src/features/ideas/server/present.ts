import { archetypeById, isArchetypeId } from '#server/marketing-knowledge/archetypes.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import type { MainTopic, Subtopic, ideaEndpoints } from '../contract.ts'
import type { Plan } from './month.ts'
import type { SubtopicRow, TopicWithSubtopics } from './store.ts'

export function presentSubtopic(
  { id, title, description, status, why, meta }: SubtopicRow,
  outlineId: string | null,
): Subtopic {
  return {
    id,
    title,
    description,
    status,
    why,
    outlineId,
    template: meta !== null && isArchetypeId(meta.archetype) ? archetypeById(meta.archetype).name : null,
    anchor:
      meta === null
        ? null
        : {
            type: meta.anchor.type,
            name: meta.anchor.name ?? null,
            from: meta.anchor.from ?? null,
            to: meta.anchor.to ?? null,
          },
  }
}

function presentTopic(
  { id, title, isManual, why, subtopics }: TopicWithSubtopics,
  outlineIds: ReadonlyMap<string, string>,
): MainTopic {
  return {
    id,
    title,
    isManual,
    why,
    subtopics: subtopics.map((subtopic) => presentSubtopic(subtopic, outlineIds.get(subtopic.id) ?? null)),
  }
}

export function presentPlan({
  year,
  month,
  topics,
  outlineIds,
  generating,
  quality,
}: Plan): AnswerOf<typeof ideaEndpoints.plan> {
  return { year, month, mainTopics: topics.map((topic) => presentTopic(topic, outlineIds)), generating, quality }
}

export function presentArchived({
  topics,
  outlineIds,
}: Pick<Plan, 'topics' | 'outlineIds'>): AnswerOf<typeof ideaEndpoints.archived> {
  return {
    archivedMainTopics: topics.map((topic) => ({
      ...presentTopic(topic, outlineIds),
      archived: topic.archivedAt !== null,
    })),
  }
}
