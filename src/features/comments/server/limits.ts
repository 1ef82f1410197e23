import { guardAttempt } from '#features/auth/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import { COMMENTS_AN_HOUR, MOST_COMMENTS, MOST_IN_THREAD, MOST_THREADS } from '../contract.ts'
import { countComments, countReplies } from './store.ts'

const HOUR_MS = 3_600_000

export async function countTowardsHour(app: AppContext, userId: string): Promise<void> {
  try {
    await guardAttempt(app, `comments:${userId}`, { max: COMMENTS_AN_HOUR, windowMs: HOUR_MS })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const message = "You're posting comments too quickly. Wait a moment and try again."
    throw new AppError(error.code, { message, details: error.details })
  }
}

const full = (message: string) => new AppError('CONFLICT', { message })

/** The outline is locked, so two comments at the same time don't pass together. */
export async function refuseTooMany(tx: WorkspaceTx, outlineId: string, threadId: string | null): Promise<void> {
  const { written, threads } = await countComments(tx, outlineId)
  if (written >= MOST_COMMENTS) {
    throw full(`This email has reached ${MOST_COMMENTS} comments. Delete some to add a new one.`)
  }
  if (threadId === null && threads >= MOST_THREADS) {
    throw full(`This email has reached ${MOST_THREADS} threads. Reply to one of them, or delete some.`)
  }
  if (threadId !== null && (await countReplies(tx, threadId)) >= MOST_IN_THREAD - 1) {
    throw full(`This thread has reached ${MOST_IN_THREAD} comments. Start a new one.`)
  }
}
