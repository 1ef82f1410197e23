import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { nextCursor, pageFields } from '#shared/paging.ts'
import { SECURITY_ACTIONS } from './security-actions.ts'

const filterFields = {
  action: z.enum(SECURITY_ACTIONS).optional(),
  userId: z.uuid().optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
}

export const securityEvent = z.object({
  id: z.uuid(),
  occurredAt: z.iso.datetime(),
  action: z.enum(SECURITY_ACTIONS),
  /** Null for scheduled jobs. */
  actorUserId: z.uuid().nullable(),
  actor: z.string(),
  /** The person, token or brand that it was about. */
  target: z.string(),
  details: z.string(),
})
export type SecurityEvent = z.infer<typeof securityEvent>

const ofWorkspace = z.object({ id: z.uuid() })
const access = { permission: 'ACCESS_ADMIN_PANEL', tenant: { workspace: 'path.id' } } as const

export const securityEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/audit',
    summary: 'List the security events of a workspace in the last 12 months, newest first',
    params: ofWorkspace,
    query: z.object({ ...filterFields, ...pageFields }),
    answer: z.object({ events: z.array(securityEvent), nextCursor }),
    access,
    gate: 'api',
    whenSuspended: 'refuse',
    rate: 'read',
    audit: null,
    shows: ['members', 'workspace', 'tokens', 'brands', 'imports'],
    errors: ['INVALID_INPUT'],
  }),
  exportEvents: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/audit/export',
    summary: 'Export the security events that match the filters as CSV',
    params: ofWorkspace,
    query: z.object(filterFields),
    answer: 'csv',
    access,
    gate: 'api',
    whenSuspended: 'refuse',
    rate: 'export',
    audit: 'workspace.security_log_exported',
    errors: ['INVALID_INPUT'],
  }),
}
