import type { Writing } from '#server/ai/writers.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import { announceRun } from './announce-run.ts'
import { type RunRow, findRun, storePartial } from './store.ts'

const WRITE_AT_MOST_MS = 120_000
/** A month takes several calls to a model, one after the other. */
const MONTH_AT_MOST_MS = 300_000
/** The same for the queues: a run that has taken longer than its writer may is dead. */
export const MONTH_SECONDS = 330
const LOOK_EVERY_MS = 250
/** How often a run is asked for whether it is still wanted, in looks; storing a part asks as well. */
const LOOKS_BETWEEN_QUESTIONS = 4

/** The writers at work in this process, by run. */
const atWork = new Map<string, AbortController>()

/** Stops the writer of a run if it works in this process; in another one it notices within a second. */
export function stopWriting(runId: string): void {
  atWork.get(runId)?.abort(new DOMException('The run was cancelled.', 'AbortError'))
}

/**
 * Lets a writer work at a run, at most two minutes, and at most five at a month. Its finished parts are kept with the run for those who look on.
 * Null when the run was cancelled meanwhile: then there is nothing to store, whatever the writer still does.
 */
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
      .catch((error: unknown) => app.log.warn({ err: error, run: run.id }, 'progress of a run could not be stored'))
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
    // A writer that does not listen is not waited for.
    return await Promise.race([written, stopped])
  } catch (error) {
    if (cancelled.signal.aborted) return null
    // Another try would take as long.
    if (signal.aborted) throw new AppError('AI_TIMED_OUT')
    throw error
  } finally {
    clearInterval(timer)
    await looking
    if (atWork.get(run.id) === cancelled) atWork.delete(run.id)
  }
}
