import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { nextCursor, pageFields } from '#shared/paging.ts'
import { optionalText } from '#shared/text-fields.ts'

const moment = z.iso.datetime()

export const eventFilterFields = {
  actor: optionalText(254),
  workspace: optionalText(200),
  action: optionalText(100),
  from: moment.optional(),
  to: moment.optional(),
}

export const auditEventSchema = z.object({
  id: z.uuid(),
  occurredAt: moment,
  action: z.string(),
  /** Null for scheduled jobs and logged-out visitors. */
  actorUserId: z.uuid().nullable(),
  actorEmail: z.string().nullable(),
  workspaceId: z.uuid().nullable(),
  /** Null for a deleted workspace. */
  workspaceName: z.string().nullable(),
  targetType: z.string().nullable(),
  targetId: z.string().nullable(),
  requestId: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
})
export type AuditEvent = z.infer<typeof auditEventSchema>

export const eventEndpoints = {
  logs: endpoint({
    method: 'GET',
    path: '/api/superadmin/logs',
    summary: 'List audit events, newest first',
    query: z.object({ ...eventFilterFields, ...pageFields }),
    answer: z.object({ logs: z.array(auditEventSchema), nextCursor }),
    access: 'superadmin',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    showsNothing: 'Almost every call adds to the log, and its page asks again with a button.',
    errors: ['INVALID_INPUT'],
  }),
  actions: endpoint({
    method: 'GET',
    path: '/api/superadmin/logs/actions',
    summary: 'List audit event types',
    answer: z.object({ actions: z.array(z.string()) }),
    access: 'superadmin',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    showsNothing: 'The actions are fixed.',
    errors: [],
  }),
  exportLogs: endpoint({
    method: 'GET',
    path: '/api/superadmin/logs/export',
    summary: 'Export the audit events that match the filters as CSV',
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
