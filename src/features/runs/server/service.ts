import { settleUsage } from '#features/access/server/usage.ts'
import { lockPlan } from '#features/access/server/subscription-store.ts'
import { type UsageMetric } from '#features/access/server/subscription-store.ts'
import { refusal } from '#server/ai/provider-failure.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, isUniqueViolation, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { RunJob } from '#server/jobs.ts'
import type { Once } from '#server/once.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import type { QualityReport } from '#writing/gate/quality-report.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { announceRun } from './announce-run.ts'
import {
  type RunRow,
  findRun,
  findRunOf,
  findRunOfKey,
  forgetOldKey,
  findUnfinishedRuns,
  findWaitingRunIds,
  insertRun,
  lockWaitingRun,
  updateRun,
} from './store.ts'
import { type RunKind } from './store.ts'
import type { RunRequest } from './run-requests.ts'
import type { RunFailure } from '../failure-contract.ts'
import { stopWriting } from './watched-run.ts'

export interface NewRun<Kind extends RunKind = RunKind> {
  brandId: string
  kind: Kind
  target: string
  userId: string | null
  once?: Once | null
}

type Prepare<Kind extends RunKind> = (scope: WorkspaceTx, runId: string) => Promise<RunRequest<Kind>>

/** Rejects a second run for the same target. `prepare` reserves the quota and returns the request. */
export async function startRun<Kind extends RunKind>(
  app: AppContext,
  workspaceId: string,
  run: NewRun<Kind>,
  prepare: Prepare<Kind>,
): Promise<string> {
  const earlier = await runOfRequest(app, workspaceId, run.once)
  if (earlier !== null) return earlier
  try {
    const id = await withWorkspace(app.db, workspaceId, (scope) => openRun(app, scope, run, prepare))
    // If this process stops here, the sweep below enqueues the run.
    await app.jobs.enqueue(run.kind, { workspaceId, runId: id })
    announceRun(app, { workspaceId, id, ...run })
    return id
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Of simultaneous requests with one key, the first started the run.
    const first = await runOfRequest(app, workspaceId, run.once)
    if (first === null) throw new AppError('GENERATION_IN_PROGRESS')
    return first
  }
}

/** The run that an earlier request with the same idempotency key started. */
export async function runOfRequest(
  app: AppContext,
  workspaceId: string,
  once: Once | null | undefined,
): Promise<string | null> {
  if (once === null || once === undefined) return null
  const since = new Date(app.clock.now().getTime() - DAY_MS)
  const run = await withWorkspace(app.db, workspaceId, async (scope) => {
    await forgetOldKey(scope, once, since)
    return findRunOfKey(scope, once)
  })
  if (run === null) return null
  if (run.onceHash === once.requestHash) return run.id
  throw new AppError('CONFLICT', { message: 'You used this Idempotency-Key for another request. Choose a new key.' })
}

/** Runs within a transaction. The caller enqueues the run after the commit. */
export async function openRun<Kind extends RunKind>(
  app: AppContext,
  scope: WorkspaceTx,
  run: NewRun<Kind>,
  prepare: Prepare<Kind>,
): Promise<string> {
  const id = newId()
  const { brandId, kind, target, userId, once } = run
  // Lock the subscription before the run, in this order everywhere. Otherwise bulk runs can deadlock.
  await lockPlan(scope.tx, scope.workspaceId)
  await insertRun(scope, {
    workspaceId: scope.workspaceId,
    id,
    brandId,
    kind,
    target,
    status: 'waiting',
    request: {},
    requestedByUserId: userId,
    createdAt: app.clock.now(),
    ...(once && { onceTokenId: once.tokenId, onceKey: once.key, onceHash: once.requestHash }),
  })
  await updateRun(scope, id, { request: await prepare(scope, id) })
  return id
}

/** Stores the result, completes the run and settles the quota in one transaction. */
export async function finishRun(
  app: AppContext,
  { workspaceId, runId }: RunJob,
  generatedBy: string,
  report: QualityReport | null,
  store: (
    scope: WorkspaceTx,
    run: RunRow,
  ) => Promise<{ result: Record<string, unknown>; used: Partial<Record<UsageMetric, number>> }>,
): Promise<void> {
  const ended = await withWorkspace(app.db, workspaceId, async (scope) => {
    const run = await lockWaitingRun(scope, runId)
    if (run === null) return null
    const now = app.clock.now()
    const { result, used } = await store(scope, run)
    await updateRun(scope, runId, { status: 'done', partial: null, result, generatedBy, report, finishedAt: now })
    await settleUsage(scope, runId, used, now)
    return run
  })
  tellEnd(app, runId, ended)
}

export async function failRun(
  app: AppContext,
  { workspaceId, runId }: RunJob,
  errorCode: RunRow['errorCode'] = 'GENERATION_FAILED',
  details: Record<string, unknown> = {},
): Promise<void> {
  await endWithout(app, { workspaceId, runId }, { status: 'failed', errorCode, result: details })
}

/** The writer stops. The run stores nothing and uses no quota. */
export async function cancelRun(app: AppContext, { workspaceId, runId }: RunJob): Promise<void> {
  await endWithout(app, { workspaceId, runId }, { status: 'cancelled', errorCode: 'GENERATION_CANCELLED' })
  stopWriting(runId)
}

export async function stopRunsOf(app: AppContext, workspaceId: string, errorCode: ErrorCode): Promise<void> {
  for (const runId of await withWorkspace(app.db, workspaceId, findWaitingRunIds)) {
    await endWithout(app, { workspaceId, runId }, { status: 'failed', errorCode })
    stopWriting(runId)
  }
}

/** A run that ended meanwhile doesn't change. */
async function endWithout(
  app: AppContext,
  { workspaceId, runId }: RunJob,
  how: Pick<RunRow, 'status' | 'errorCode'> & Partial<Pick<RunRow, 'result'>>,
): Promise<void> {
  const ended = await withWorkspace(app.db, workspaceId, async (scope) => {
    const run = await lockWaitingRun(scope, runId)
    if (run === null) return null
    const now = app.clock.now()
    await updateRun(scope, runId, { ...how, partial: null, finishedAt: now })
    await settleUsage(scope, runId, {}, now)
    return run
  })
  tellEnd(app, runId, ended)
}

function tellEnd(app: AppContext, runId: string, ended: RunRow | null): void {
  finished.get(runId)?.()
  if (ended !== null) announceRun(app, ended)
}

export async function readRun(app: AppContext, { workspaceId, runId }: RunJob): Promise<RunRow | null> {
  return withWorkspace(app.db, workspaceId, (scope) => findRun(scope, runId))
}

/** Wakes a waiting request of this process. Requests of other processes poll. */
const finished = new Map<string, () => void>()
const LOOK_EVERY_MS = 1000
const WAIT_AT_MOST_MS = 120_000

/** Waits up to two minutes for the result, or until this process ends, else returns null while the run continues. Throws the error of the run. */
export async function waitForRun(app: AppContext, job: RunJob): Promise<RunRow | null> {
  const giveUpAt = Date.now() + WAIT_AT_MOST_MS
  try {
    for (;;) {
      const wokenUp = new Promise<void>((resolve) => {
        finished.set(job.runId, resolve)
        setTimeout(resolve, LOOK_EVERY_MS).unref()
      })
      const run = await readRun(app, job)
      if (run?.status === 'done') return run
      if (run?.status !== 'waiting') throw refusalOf(run)
      if (Date.now() > giveUpAt || app.leaving.aborted) return null
      await wokenUp
    }
  } finally {
    finished.delete(job.runId)
  }
}

export function refusalOf(run: Pick<RunRow, 'errorCode' | 'result'> | null): AppError {
  if (run?.errorCode === 'NOTHING_TO_WRITE') return nothingToWrite(run.result)
  const seconds = run?.result?.['retryAfterSeconds']
  return refusal(run?.errorCode ?? 'GENERATION_FAILED', typeof seconds === 'number' ? seconds : null)
}

const FIELD_LABELS: Record<string, string> = {
  'guidelines.dontSay': 'your phrases to avoid',
  'guidelines.complianceNotes': 'your rules',
  'strategy.notes': 'your notes for the month',
}

/** Names the user's text that prevents the result, and where to change it. */
function nothingToWrite(result: RunRow['result']): AppError {
  const { field, phrase } = result ?? {}
  if (typeof field !== 'string' || typeof phrase !== 'string') return new AppError('NOTHING_TO_WRITE')
  const label = FIELD_LABELS[field] ?? 'your brand profile'
  return new AppError('NOTHING_TO_WRITE', {
    message: `We couldn't write this because ${label} contain “${phrase}”. Please change or remove it and try again.`,
    details: { field, phrase },
  })
}

/** For platform admins. Null if the error code is enough. */
export const reasonOf = ({ result }: Pick<RunRow, 'result'>): string | null =>
  typeof result?.['reason'] === 'string' ? result['reason'] : null

export const failureOf = (run: RunRow): RunFailure | null =>
  run.errorCode === null ? null : { code: run.errorCode, message: refusalOf(run).message }

export async function isRunning(scope: WorkspaceTx, kind: RunKind, brandId: string, target: string): Promise<boolean> {
  return (await findRunOf(scope, kind, brandId, target)) !== null
}

const SWEEP_EVERY_MS = 15_000

/** Enqueues runs that a crash kept from the queue. `insteadOf` replaces enqueueing for some kinds. */
export function sweepRuns(
  app: AppContext,
  insteadOf: Partial<Record<RunKind, (job: RunJob) => Promise<void>>> = {},
): { stop(): void } {
  const sweep = async (olderThanMs = SWEEP_EVERY_MS) => {
    const runs = await findUnfinishedRuns(app.db, new Date(app.clock.now().getTime() - olderThanMs))
    for (const { workspaceId, id, kind } of runs) {
      const job = { workspaceId, runId: id }
      // An error with one run doesn't stop the others.
      await (insteadOf[kind]?.(job) ?? app.jobs.enqueue(kind, job)).catch(tell)
    }
  }
  const tell = (error: unknown) => app.log.error({ err: error }, 'cleanup of runs failed')
  const attempt = (olderThanMs?: number) => void sweep(olderThanMs).catch(tell)
  // The embedded database belongs to this process, so no other process handles its runs.
  if (app.database.kind === 'embedded') attempt(0)
  const timer = setInterval(() => attempt(), SWEEP_EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
