import { findIdea } from '#features/ideas/server/service.ts'
import type { OutlineRequest } from '#server/ai/writers.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import type { OutlineRow } from '../store.ts'

/** The idea an outline came from. When it is gone, what the outline has kept of it counts as an idea a person typed. */
export async function ideaOf(tx: WorkspaceTx, outline: OutlineRow): Promise<OutlineRequest['idea']> {
  const kept = {
    title: outline.ideaTitle,
    mainTopicTitle: outline.mainTopicTitle,
    year: outline.planYear,
    month: outline.planMonth,
  }
  if (outline.subtopicId === null) return { ...kept, description: '', meta: null }
  try {
    const { subtopic } = await findIdea(tx, outline.subtopicId)
    return { ...kept, description: subtopic.description, meta: subtopic.meta }
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return { ...kept, description: '', meta: null }
    throw error
  }
}
