import { failureOf } from './service.ts'
import { readRequest } from './run-requests.ts'
import type { RunRow } from './store.ts'
import { presentDraftIdea } from './draft-idea.ts'
import type { OutlineSection } from '#writing/requests/outline-content.ts'
import type { PlannedTopic } from '#writing/requests/plan-request.ts'
import type { DraftTopic, Run } from '../contract.ts'

export function presentRun(run: RunRow): Run {
  const { id, kind, status, brandId, target, result, createdAt, finishedAt } = run
  const { year, month, topics } = { year: null, month: null, topics: null, ...readRequest(kind, run) }
  const isOutline = kind === 'outline' || kind === 'rewrite'
  return {
    id,
    kind: isOutline ? 'outline' : 'ideas',
    status,
    brandId,
    year: year ?? null,
    month: month ?? null,
    ideaId: kind === 'outline' ? target : null,
    wanted: isOutline ? null : topics,
    topics: isOutline ? [] : partsOf<PlannedTopic>(run).map(presentDraftTopic),
    sections: isOutline
      ? partsOf<OutlineSection>(run).map(({ section, visual, copy }) => ({ section, visual, copy }))
      : [],
    outlineId: (result?.['outlineId'] as string | undefined) ?? (kind === 'rewrite' ? target : null),
    failure: failureOf(run),
    startedAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

/** Parts may arrive in any order, so missing ones are empty. */
function partsOf<Part>({ status, partial }: RunRow): Part[] {
  if (status !== 'waiting' || !Array.isArray(partial)) return []
  return (partial as (Part | null)[]).filter((part) => part !== null)
}

const presentDraftTopic = ({ title, why, subtopics }: PlannedTopic): DraftTopic => ({
  title,
  why,
  ideas: subtopics.map(presentDraftIdea),
})
