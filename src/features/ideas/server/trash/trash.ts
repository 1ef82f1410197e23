import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { refuseTooManyManualIdeas, updateSubtopic } from '../store.ts'
import { findTrashedSubtopic, restoreTopic } from '../trash-store.ts'

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
      throw new AppError('CONFLICT', {
        message: 'The topic of this idea is also in the trash. Restore the topic first.',
      })
    }
    await updateSubtopic(scope, id, { deletedAt: null })
  })
}
