import { reasonOf, refusalOf } from '#features/runs/server/service.ts'
import { retryRun } from '#features/runs/server/retrying.ts'
import type { AppContext } from '#server/app-context.ts'
import { withoutSecrets } from '#server/log.ts'
import { hasOutboxPage, modesOf } from '#server/modes.ts'
import { findServiceFailures, newestMails } from '#server/db/platform-store.ts'
import { countJobs, databaseState, newestJobs } from '#server/db/state-store.ts'
import { ERRORS, AppError } from '#shared/errors.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import packageFile from '../../../../../package.json' with { type: 'json' }
import type { FailedRun, Operations } from '../../operations-contract.ts'
import { type FailedRunRow, findFailedCall, findFailedRuns, findRunById } from './store.ts'

const WEEK_MS = 7 * DAY_MS
const RUNS_SHOWN = 20
const MAILS_SHOWN = 20

const STATES = { created: 'waiting', retry: 'waiting', active: 'running', completed: 'done' } as const

export function firstIdOf(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

export async function readOperations(app: AppContext): Promise<Operations> {
  const since = new Date(app.clock.now().getTime() - WEEK_MS)
  const [counts, rounds, runs, mails, failures, ideas, outlines, database] = await Promise.all([
    countJobs(app.db),
    newestJobs(
      app.db,
      app.jobs.rounds.map(({ queue }) => queue),
    ),
    findFailedRuns(app.db, firstIdOf(since), RUNS_SHOWN),
    app.env.mailMode === 'outbox' ? newestMails(app.db) : [],
    findServiceFailures(app.db),
    findFailedCall(app.db, 'openai_ideas', since),
    findFailedCall(app.db, 'anthropic_outlines', since),
    databaseState(app.db),
  ])
  const jobs = (queue: string, ...states: string[]) =>
    counts.filter((row) => row.queue === queue && states.includes(row.state)).reduce((sum, row) => sum + row.jobs, 0)
  const failureOf = (service: 'mail' | 'payments') => {
    const found = failures.find((row) => row.service === service)
    return found === undefined ? null : { occurredAt: found.occurredAt.toISOString(), message: found.message }
  }
  const callFailure = (call: typeof ideas) =>
    call && { occurredAt: call.createdAt.toISOString(), message: ERRORS[call.errorCode ?? 'GENERATION_FAILED'].message }
  return {
    queues: app.jobs.queues.map((name) => ({
      name,
      waiting: jobs(name, 'created', 'retry'),
      running: jobs(name, 'active'),
      failed: jobs(name, 'failed'),
    })),
    rounds: app.jobs.rounds.map(({ queue, cron }) => {
      const newest = rounds.find((row) => row.queue === queue)
      const message = newest?.output?.message
      return {
        name: queue,
        cron,
        state: newest === undefined ? null : (STATES[newest.state as keyof typeof STATES] ?? 'failed'),
        at: newest?.at.toISOString() ?? null,
        error: newest?.state === 'failed' || newest?.state === 'retry' ? textOf(message) : null,
      }
    }),
    failedRuns: runs.map(presentRun),
    outbox: mails.slice(0, MAILS_SHOWN).map(({ id, createdAt, recipient, subject }) => ({
      id,
      createdAt: createdAt.toISOString(),
      recipient,
      subject,
    })),
    outboxUrl: hasOutboxPage(app.env) ? '/dev/outbox' : null,
    modes: modesOf(app),
    failures: {
      mail: failureOf('mail'),
      payments: failureOf('payments'),
      ideas: callFailure(ideas),
      outlines: callFailure(outlines),
    },
    database: { sizeBytes: database.sizeBytes, tables: database.tables },
    versions: {
      product: packageFile.version,
      node: process.versions.node,
      postgres: database.postgres,
      migration: database.migration,
    },
  }
}

const textOf = (message: unknown) =>
  typeof message === 'string' ? withoutSecrets(message).slice(0, 300) : 'The job failed.'

function presentRun({ run, workspaceName, status, brandName }: FailedRunRow): FailedRun {
  return {
    id: run.id,
    kind: run.kind,
    workspaceId: run.workspaceId,
    workspaceName,
    brandName,
    error: reasonOf(run) ?? refusalOf(run).message,
    failedAt: (run.finishedAt ?? run.createdAt).toISOString(),
    canRetry: run.kind !== 'bulk' && status === 'ACTIVE',
  }
}

export async function retryFailedRun(app: AppContext, runId: string): Promise<{ workspaceId: string }> {
  const found = await findRunById(app.db, runId)
  if (found === null) throw new AppError('NOT_FOUND')
  if (found.workspaceStatus === 'SUSPENDED') throw new AppError('WORKSPACE_SUSPENDED')
  await retryRun(app, { workspaceId: found.workspaceId, runId })
  return { workspaceId: found.workspaceId }
}
