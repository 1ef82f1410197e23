import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { nextCursor, pageFields } from '#shared/paging.ts'
import { optionalText } from '#shared/text.ts'

const moment = z.iso.datetime()

/** What the log can be narrowed down to. */
export const eventFilterFields = {
  /** How the actor's address begins. */
  actor: optionalText(254),
  /** A workspace by its id, or part of its name. */
  workspace: optionalText(200),
  action: optionalText(100),
  /** From this moment on. */
  from: moment.optional(),
  /** Before this moment. */
  to: moment.optional(),
}

export const auditEventSchema = z.object({
  id: z.uuid(),
  occurredAt: moment,
  action: z.string(),
  /** Null where time itself, or somebody who is not signed in, did it. */
  actorUserId: z.uuid().nullable(),
  actorEmail: z.string().nullable(),
  workspaceId: z.uuid().nullable(),
  /** Null for a workspace that is gone. */
  workspaceName: z.string().nullable(),
  targetType: z.string().nullable(),
  targetId: z.string().nullable(),
  requestId: z.string().nullable(),
  /** `before` and `after` where something was changed. */
  metadata: z.record(z.string(), z.unknown()),
})
export type AuditEvent = z.infer<typeof auditEventSchema>

export const eventEndpoints = {
  logs: endpoint({
    method: 'GET',
    path: '/api/superadmin/logs',
    summary: 'Who did what on the platform, the newest first',
    query: z.object({ ...eventFilterFields, ...pageFields }),
    answer: z.object({ logs: z.array(auditEventSchema), nextCursor }),
    access: 'superadmin',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    errors: ['INVALID_INPUT'],
  }),
  actions: endpoint({
    method: 'GET',
    path: '/api/superadmin/logs/actions',
    summary: 'The kinds of events that the log holds',
    answer: z.object({ actions: z.array(z.string()) }),
    access: 'superadmin',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  exportLogs: endpoint({
    method: 'GET',
    path: '/api/superadmin/logs/export',
    summary: 'The log as CSV, all of it that fits the filters',
    query: z.object(eventFilterFields),
    answer: 'csv',
    access: 'superadmin',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'export',
    audit: 'audit_log.exported',
    errors: ['INVALID_INPUT'],
  }),
}
