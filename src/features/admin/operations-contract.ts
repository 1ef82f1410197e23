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
  error: z.string(),
  failedAt: moment,
  canRetry: z.boolean(),
})
export type FailedRun = z.infer<typeof failedRunSchema>

export const operationsSchema = z.object({
  /** Completed jobs are kept for one hour. */
  queues: z.array(z.object({ name: z.string(), waiting: count, running: count, failed: count })),
  rounds: z.array(
    z.object({
      name: z.string(),
      cron: z.string(),
      state: z.enum(['waiting', 'running', 'done', 'failed']).nullable(),
      at: moment.nullable(),
      error: z.string().nullable(),
    }),
  ),
  failedRuns: z.array(failedRunSchema),
  outbox: z.array(z.object({ id: z.uuid(), createdAt: moment, recipient: z.string(), subject: z.string() })),
  /** Null in production. */
  outboxUrl: z.string().nullable(),
  modes: modesSchema,
  failures: z.object({
    mail: failure.nullable(),
    payments: failure.nullable(),
    ideas: failure.nullable(),
    outlines: failure.nullable(),
  }),
  database: z.object({
    sizeBytes: z.number(),
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
    summary: 'Get the state of jobs, email, services and the database',
    answer: operationsSchema,
    rate: 'read',
    audit: null,
    shows: ['operations'],
    errors: [],
  }),
  retryRun: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/runs/{runId}/retry',
    summary: "Retry a failed generation. It counts against the workspace's limits",
    params: z.object({ runId: z.uuid() }),
    answer: z.object({ ok: z.boolean() }),
    rate: 'write',
    audit: 'run.retried',
    changes: ['operations'],
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
