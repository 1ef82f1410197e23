import { type UsageMetric, settleUsage } from '#features/plans/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, isUniqueViolation, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { RunJob } from '#server/jobs.ts'
import type { QualityReport } from '#server/quality/quality-report.ts'
import { AppError } from '#shared/errors.ts'
import {
  type RunKind,
  type RunRow,
  findNewestRun,
  findRun,
  findUnfinishedRuns,
  insertRun,
  lockWaitingRun,
  updateRun,
} from './store.ts'

export type { RunRow } from './store.ts'
export { deleteRunsBefore, findNewestRun, findWaitingRuns, forgetRequester } from './store.ts'
export { deleteCallsBefore } from './calls/call-store.ts'
export {
  choosePrompt,
  currentPrompt,
  listPrompts,
  previewPrompt,
  promptsOfType,
  savePrompt,
} from './prompts/prompt-service.ts'

export interface NewRun {
  brandId: string
  kind: RunKind
  target: string
  userId: string
}

/**
 * Writes down a piece of work and what it reserves, in one transaction, then hands it to the workers. A second run for
 * the same target is refused while the first waits. `prepare` reserves, and says what exactly is to be made.
 */
export async function startRun(
  app: AppContext,
  workspaceId: string,
  run: NewRun,
  prepare: (scope: WorkspaceTx, runId: string) => Promise<Record<string, unknown>>,
): Promise<string> {
  const id = newId()
  try {
    await withWorkspace(app.db, workspaceId, async (scope) => {
      const { brandId, kind, target, userId } = run
      await insertRun(scope, {
        workspaceId,
        id,
        brandId,
        kind,
        target,
        status: 'waiting',
        request: {},
        requestedByUserId: userId,
        createdAt: app.clock.now(),
      })
      await updateRun(scope, id, { request: await prepare(scope, id) })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('GENERATION_IN_PROGRESS') : error
  }
  // Should this process end here, the sweep below hands the run over.
  await app.jobs.enqueue(run.kind, { workspaceId, runId: id })
  return id
}

/** Stores what a run made, marks it done and settles its reservation, all or nothing. */
export async function finishRun(
  app: AppContext,
  { workspaceId, runId }: RunJob,
  generatedBy: string,
  report: QualityReport,
  store: (
    scope: WorkspaceTx,
    run: RunRow,
  ) => Promise<{ result: Record<string, unknown>; used: Partial<Record<UsageMetric, number>> }>,
): Promise<void> {
  await withWorkspace(app.db, workspaceId, async (scope) => {
    const run = await lockWaitingRun(scope, runId)
    if (run === null) return
    const now = app.clock.now()
    const { result, used } = await store(scope, run)
    await updateRun(scope, runId, { status: 'done', result, generatedBy, report, finishedAt: now })
    await settleUsage(scope, runId, used, now)
  })
  finished.get(runId)?.()
}

/** Gives a run up: it costs nothing. */
export async function failRun(
  app: AppContext,
  { workspaceId, runId }: RunJob,
  errorCode: RunRow['errorCode'] = 'GENERATION_FAILED',
): Promise<void> {
  await withWorkspace(app.db, workspaceId, async (scope) => {
    if ((await lockWaitingRun(scope, runId)) === null) return
    const now = app.clock.now()
    await updateRun(scope, runId, { status: 'failed', errorCode, finishedAt: now })
    await settleUsage(scope, runId, {}, now)
  })
  finished.get(runId)?.()
}

export async function readRun(app: AppContext, { workspaceId, runId }: RunJob): Promise<RunRow | null> {
  return withWorkspace(app.db, workspaceId, (scope) => findRun(scope, runId))
}

/** Wakes the request that waits in this process; another process's requests look for themselves. */
const finished = new Map<string, () => void>()
const LOOK_EVERY_MS = 1000
const WAIT_AT_MOST_MS = 120_000

/** Waits for the result. Null when it takes longer than two minutes: the work goes on. Throws the run's refusal. */
export async function waitForRun(app: AppContext, job: RunJob): Promise<RunRow | null> {
  const giveUpAt = Date.now() + WAIT_AT_MOST_MS
  try {
    for (;;) {
      const wokenUp = new Promise<void>((resolve) => {
        finished.set(job.runId, resolve)
        setTimeout(resolve, LOOK_EVERY_MS).unref()
      })
      const run = await readRun(app, job)
      if (run === null || run.status === 'failed') throw new AppError(run?.errorCode ?? 'GENERATION_FAILED')
      if (run.status === 'done') return run
      if (Date.now() > giveUpAt) return null
      await wokenUp
    }
  } finally {
    finished.delete(job.runId)
  }
}

export async function isRunning(scope: WorkspaceTx, kind: RunKind, brandId: string, target: string): Promise<boolean> {
  return (await findNewestRun(scope, kind, brandId, target, 'waiting')) !== null
}

const SWEEP_EVERY_MS = 15_000

/** Hands runs to the workers that a crash kept from them. The queue knows a run's id, so asking twice does no harm. */
export function sweepRuns(app: AppContext): { stop(): void } {
  const sweep = async () => {
    const runs = await findUnfinishedRuns(app.db, new Date(app.clock.now().getTime() - SWEEP_EVERY_MS))
    for (const { workspaceId, id, kind } of runs) await app.jobs.enqueue(kind, { workspaceId, runId: id })
  }
  const timer = setInterval(
    () => void sweep().catch((error: unknown) => app.log.error({ err: error }, 'sweep of runs failed')),
    SWEEP_EVERY_MS,
  )
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
