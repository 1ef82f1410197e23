import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/http/route.ts'
import { AppError } from '#shared/errors.ts'
import { refuseTooManyManualIdeas, updateSubtopic } from '../store.ts'
import { findTrashedSubtopic, restoreTopic } from '../trash-store.ts'

/** Brings back what was deleted: a topic with the ideas it had then, or one idea. */
export async function restoreIdea(app: AppContext, { workspaceId }: Scope, id: string): Promise<void> {
  await withWorkspace(app.db, workspaceId, async (scope) => {
    const topic = await restoreTopic(scope, id)
    if (topic !== null) {
      if (topic.isManual) await refuseTooManyManualIdeas(scope, topic)
      return
    }
    const subtopic = await findTrashedSubtopic(scope, id)
    if (subtopic === null) throw new AppError('NOT_FOUND')
    if (subtopic.topicDeletedAt !== null) {
      throw new AppError('CONFLICT', { message: 'Its topic is in the trash, too. Restore the topic first.' })
    }
    await updateSubtopic(scope, id, { deletedAt: null })
  })
}
