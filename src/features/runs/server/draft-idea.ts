import type { PlannedTopic } from '#writing/requests/plan-request.ts'
import { archetypeById, isArchetypeId } from '#writing/knowledge/archetypes.ts'
import type { DraftIdea } from '../contract.ts'

type PlannedIdea = PlannedTopic['subtopics'][number]
type WrittenIdea = Pick<PlannedIdea, 'title' | 'description'> & { why: string | null; meta: PlannedIdea['meta'] | null }

export function presentDraftIdea({ title, description, why, meta }: WrittenIdea): DraftIdea {
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
