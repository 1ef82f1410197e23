import type { BrandRow } from '#features/brands/server/store.ts'
import { briefOf } from '#features/brands/server/brand-facts.ts'
import { historyFactsOf } from '#features/history/server/service.ts'
import { type Idea, findIdea } from '#features/ideas/server/service.ts'
import type { OutlineRequest } from '#writing/requests/outline-request.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { OutlineType } from '#shared/brand-brief.ts'
import { AppError } from '#shared/errors.ts'
import { BALANCED } from '#shared/strategy.ts'
import { type OutlineRow, findSubjectLinesAround } from '../store.ts'

/** If the idea was deleted, the outline's copies of its titles count as a manual idea. */
export async function requestOfOutline(
  tx: WorkspaceTx,
  outline: OutlineRow,
  brand: BrandRow,
  type: OutlineType,
  now: Date,
): Promise<OutlineRequest> {
  const idea = outline.subtopicId === null ? null : await ideaIfThere(tx, outline.subtopicId)
  const month = { year: outline.planYear, month: outline.planMonth }
  return {
    brand: await briefOf(tx, brand),
    idea: {
      title: outline.ideaTitle,
      mainTopicTitle: outline.mainTopicTitle,
      ...month,
      description: idea?.subtopic.description ?? '',
      meta: idea?.subtopic.meta ?? null,
      plannedFor: outline.scheduledSendAt?.slice(0, 'YYYY-MM-DD'.length) ?? idea?.subtopic.plannedFor ?? null,
    },
    type,
    history: await historyFactsOf(tx, brand.id, now),
    usedSubjects: await findSubjectLinesAround(tx, brand.id, month, outline.id),
    strategy: idea?.topic.strategy ?? BALANCED,
  }
}

async function ideaIfThere(tx: WorkspaceTx, subtopicId: string): Promise<Idea | null> {
  try {
    return await findIdea(tx, subtopicId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
