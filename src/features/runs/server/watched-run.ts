import type { Writing } from '#server/ai/writers.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import { announceRun } from './announce-run.ts'
import { type RunRow, findRun, storePartial } from './store.ts'

const WRITE_AT_MOST_MS = 120_000
/** A month needs several calls to a model, one after the other. */
const MONTH_AT_MOST_MS = 300_000
/** The queue treats a run as dead after this time. It must be longer than the limit of the writer. */
export const MONTH_SECONDS = 330
const LOOK_EVERY_MS = 250
/** Check for cancellation every 4th tick. Storing a part checks too. */
const LOOKS_BETWEEN_QUESTIONS = 4

const atWork = new Map<string, AbortController>()

/** A writer in another process stops within a second. */
export function stopWriting(runId: string): void {
  atWork.get(runId)?.abort(new DOMException('The run was canceled.', 'AbortError'))
}

/** At most two minutes, or five for a month. Returns null if the run was canceled meanwhile. */
export async function watched<Part, Written>(
  app: AppContext,
  run: RunRow,
  write: (writing: Writing<Part>) => Promise<Written>,
): Promise<Written | null> {
  const cancelled = new AbortController()
  atWork.set(run.id, cancelled)
  const signal = AbortSignal.any([
    cancelled.signal,
    AbortSignal.timeout(run.kind === 'ideas' ? MONTH_AT_MOST_MS : WRITE_AT_MOST_MS),
  ])
  const parts: Part[] = []
  let isNew = false
  let looks = 0
  let isLooking = false
  let looking = Promise.resolve()

  async function look(): Promise<void> {
    looks += 1
    const asks = looks % LOOKS_BETWEEN_QUESTIONS === 0
    if (!isNew && !asks) return
    const hasNews = isNew
    isNew = false
    const isWanted = await withWorkspace(app.db, run.workspaceId, async (scope) =>
      hasNews ? storePartial(scope, run.id, parts) : (await findRun(scope, run.id))?.status === 'waiting',
    )
    if (!isWanted) stopWriting(run.id)
    else if (hasNews) announceRun(app, run)
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    looking = look()
      .catch((error: unknown) => app.log.warn({ err: error, run: run.id }, 'progress of a run not stored'))
      .finally(() => (isLooking = false))
  }, LOOK_EVERY_MS)

  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  try {
    const written = write({
      job: { workspaceId: run.workspaceId, runId: run.id },
      signal,
      report(part, place) {
        parts[place] = part
        isNew = true
      },
    })
    // We don't wait for a writer that ignores the signal.
    return await Promise.race([written, stopped])
  } catch (error) {
    if (cancelled.signal.aborted) return null
    // A retry would take as long.
    if (signal.aborted) throw new AppError('AI_TIMED_OUT')
    throw error
  } finally {
    clearInterval(timer)
    await looking
    if (atWork.get(run.id) === cancelled) atWork.delete(run.id)
  }
}
