import { reserveUsage } from '#features/access/server/usage.ts'
import { findReleasedUsage } from '#features/access/server/subscription-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { isUniqueViolation, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { RunJob } from '#server/jobs.ts'
import { AppError } from '#shared/errors.ts'
import { announceRun } from './announce-run.ts'
import { lockFailedRun, updateRun } from './store.ts'

/** Reserves the quota again and enqueues the run. */
export async function retryRun(app: AppContext, { workspaceId, runId }: RunJob): Promise<void> {
  const now = app.clock.now()
  try {
    const run = await withWorkspace(app.db, workspaceId, async (scope) => {
      const failed = await lockFailedRun(scope, runId)
      // A bulk run has one run per outline. Each of them can be retried.
      if (failed === null || failed.kind === 'bulk') {
        throw new AppError('CONFLICT', { message: "This generation isn't in a failed state." })
      }
      for (const { metric, amount } of await findReleasedUsage(scope, runId)) {
        const code = metric === 'outlines' ? 'OUTLINE_LIMIT_REACHED' : 'TOPIC_LIMIT_REACHED'
        await reserveUsage(scope, now, runId, metric, amount, (limit) => new AppError(code, { details: { limit } }))
      }
      await updateRun(scope, runId, { status: 'waiting', errorCode: null, finishedAt: null })
      return failed
    })
    await app.jobs.enqueueAgain(run.kind, { workspaceId, runId })
    announceRun(app, run)
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('GENERATION_IN_PROGRESS') : error
  }
}
