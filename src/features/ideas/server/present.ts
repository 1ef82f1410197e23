import { archetypeById, isArchetypeId } from '#server/marketing-knowledge/archetypes.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import type { MainTopic, Subtopic, ideaEndpoints } from '../contract.ts'
import type { Plan } from './month.ts'
import type { SubtopicRow, TopicWithSubtopics } from './store.ts'

/** What an idea is shown as before it is stored. */
export function presentDraftIdea({
  title,
  description,
  why,
  meta,
}: Pick<SubtopicRow, 'title' | 'description' | 'why' | 'meta'>): Pick<
  Subtopic,
  'title' | 'description' | 'why' | 'template' | 'anchor'
> {
  return {
    title,
    description,
    why,
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

export function presentSubtopic(subtopic: SubtopicRow, outlineId: string | null): Subtopic {
  return { id: subtopic.id, status: subtopic.status, outlineId, ...presentDraftIdea(subtopic) }
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
  runId,
  strategy,
  writer,
  quality,
  failure,
}: Plan): AnswerOf<typeof ideaEndpoints.plan> {
  return {
    year,
    month,
    mainTopics: topics.map((topic) => presentTopic(topic, outlineIds)),
    generating: runId !== null,
    runId,
    strategy,
    writer,
    quality,
    failure,
  }
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
