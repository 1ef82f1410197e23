import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { TOKEN_SCOPES, newTokenFields } from './fields.ts'

export const tokenEntry = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(TOKEN_SCOPES),
  /** The last four characters, to recognize a token. */
  last4: z.string(),
  createdBy: z.object({ userId: z.uuid(), name: z.string() }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type TokenEntry = z.infer<typeof tokenEntry>

const ofWorkspace = z.object({ workspaceId: z.uuid() })

export const tokenEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/{workspaceId}/tokens',
    summary: 'List your API tokens of a workspace, newest first. Owners and admins see the tokens of all members',
    params: ofWorkspace,
    answer: z.object({ tokens: z.array(tokenEntry) }),
    access: { permission: 'VIEW_WORKSPACE_SETTINGS', tenant: { workspace: 'path.workspaceId' } },
    gate: 'api',
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['tokens', 'members', 'workspace'],
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workspaces/{workspaceId}/tokens',
    summary: 'Create an API token. Only this response contains it. Requires the password',
    params: ofWorkspace,
    body: newTokenFields,
    answer: z.object({ token: z.string(), entry: tokenEntry }),
    status: 201,
    access: { permission: 'VIEW_WORKSPACE_SETTINGS', tenant: { workspace: 'path.workspaceId' } },
    gate: 'api',
    whenSuspended: 'refuse',
    rate: 'write',
    whileImpersonating: 'refuse',
    audit: 'token.created',
    auditRefusal: 'token.creation_refused',
    changes: [],
    changesOwn: ['tokens'],
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/tokens/{id}',
    summary: 'Revoke your API token. Owners and admins can revoke any token of the workspace',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ ok: z.literal(true) }),
    access: { permission: 'VIEW_WORKSPACE_SETTINGS', tenant: { apiToken: 'path.id' } },
    gate: 'api',
    whenSuspended: 'allow',
    rate: 'write',
    audit: 'token.revoked',
    changes: [],
    changesOwn: ['tokens'],
    errors: ['FORBIDDEN'],
  }),
}
