import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { modesSchema } from '#shared/health.ts'

const moment = z.iso.datetime()
const count = z.int()
const failure = z.object({ occurredAt: moment, message: z.string() })
const ofPlatform = { access: 'superadmin', gate: null, whenSuspended: 'ignore' } as const

export const failedRunSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  workspaceId: z.uuid(),
  workspaceName: z.string(),
  brandName: z.string(),
  /** Why it was given up, in the words that the person read. */
  error: z.string(),
  failedAt: moment,
  /** Whether it can be tried again. */
  canRetry: z.boolean(),
})
export type FailedRun = z.infer<typeof failedRunSchema>

export const operationsSchema = z.object({
  /** Jobs by queue, as they stand now; what is done is kept for an hour. */
  queues: z.array(z.object({ name: z.string(), waiting: count, running: count, failed: count })),
  /** What comes round by the clock, and how the newest time went. */
  rounds: z.array(
    z.object({
      name: z.string(),
      /** Five fields, in UTC. */
      cron: z.string(),
      state: z.enum(['waiting', 'running', 'done', 'failed']).nullable(),
      at: moment.nullable(),
      error: z.string().nullable(),
    }),
  ),
  /** Generations that were given up in the last seven days, the newest first. */
  failedRuns: z.array(failedRunSchema),
  /** The newest mail that was kept because no SMTP server is configured; without the texts, which may hold links. */
  outbox: z.array(z.object({ id: z.uuid(), createdAt: moment, recipient: z.string(), subject: z.string() })),
  /** Where the texts can be read; null in production. */
  outboxUrl: z.string().nullable(),
  modes: modesSchema,
  /** The newest failure of each service; null where there was none. */
  failures: z.object({
    mail: failure.nullable(),
    payments: failure.nullable(),
    ideas: failure.nullable(),
    outlines: failure.nullable(),
  }),
  database: z.object({
    sizeBytes: z.number(),
    /** The largest tables with their indexes. */
    tables: z.array(z.object({ name: z.string(), sizeBytes: z.number() })),
  }),
  versions: z.object({ product: z.string(), node: z.string(), postgres: z.string(), migration: z.string() }),
})
export type Operations = z.infer<typeof operationsSchema>

export const operationsEndpoints = {
  operations: endpoint({
    ...ofPlatform,
    method: 'GET',
    path: '/api/superadmin/operations',
    summary: 'How the platform runs: jobs, mail, services, database, versions',
    answer: operationsSchema,
    rate: 'read',
    audit: null,
    errors: [],
  }),
  retryRun: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/runs/{runId}/retry',
    summary: 'Have a generation tried again that was given up; it takes from the limits of its workspace as before',
    params: z.object({ runId: z.uuid() }),
    answer: z.object({ ok: z.boolean() }),
    rate: 'write',
    audit: 'run.retried',
    errors: [
      'NOT_FOUND',
      'CONFLICT',
      'WORKSPACE_SUSPENDED',
      'GENERATION_IN_PROGRESS',
      'TOPIC_LIMIT_REACHED',
      'OUTLINE_LIMIT_REACHED',
    ],
  }),
}
