import { type BrandRow } from '#features/brands/server/store.ts'
import { briefOf } from '#features/brands/server/brand-facts.ts'
import { historyFactsOf } from '#features/history/server/service.ts'
import { type Idea, findIdea } from '#features/ideas/server/service.ts'
import type { OutlineRequest } from '#server/ai/writers.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { OutlineType } from '#shared/brand-brief.ts'
import { AppError } from '#shared/errors.ts'
import { BALANCED } from '#shared/strategy.ts'
import { type OutlineRow, findSubjectLinesAround } from '../store.ts'

/**
 * What a writer or the quality gate has to know of an outline that is there. When its idea is gone, what the outline has
 * kept of it counts as an idea a person typed.
 */
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
