import { z } from 'zod'
import { currentUser } from '#features/auth/contract.ts'
import { workspaceLimits } from '#features/access/contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { nextCursor, pageFields } from '#shared/paging.ts'
import { WORKSPACE_ROLES } from '#shared/permissions.ts'
import { PLANS, SUBSCRIPTION_STATUSES } from '#shared/plan-catalog.ts'
import { optionalText, textField } from '#shared/text-fields.ts'
import { quotaOverrideSchema } from './fields.ts'

const moment = z.iso.datetime()
const ofPlatform = { access: 'superadmin', gate: null, whenSuspended: 'ignore' } as const
const byId = z.object({ id: z.uuid() })

export const adminUserSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(['USER', 'SUPERADMIN']),
  createdAt: moment,
  /** Null if no session is left. */
  lastSeenAt: moment.nullable(),
  deletionRequestedAt: moment.nullable(),
  closedAt: moment.nullable(),
  secondFactor: z.boolean(),
  workspacesCount: z.int(),
  memberships: z.array(z.object({ workspaceId: z.uuid(), workspaceName: z.string(), role: z.enum(WORKSPACE_ROLES) })),
})
export type AdminUser = z.infer<typeof adminUserSchema>

export const adminWorkspaceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(['ACTIVE', 'SUSPENDED']),
  createdAt: moment,
  deletionRequestedAt: moment.nullable(),
  ownerUserId: z.uuid(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  plan: z.enum(PLANS),
  limits: workspaceLimits,
  subscription: z.object({
    plan: z.enum(PLANS),
    planOverride: z.enum(PLANS).nullable(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    quotaOverride: quotaOverrideSchema.nullable(),
  }),
  brandCount: z.int(),
  memberCount: z.int(),
  outlineCount: z.int(),
})
export type AdminWorkspace = z.infer<typeof adminWorkspaceSchema>

const search = optionalText(254)
const changed = z.object({ workspace: adminWorkspaceSchema })

export const adminPeopleEndpoints = {
  users: endpoint({
    ...ofPlatform,
    method: 'GET',
    path: '/api/superadmin/users',
    summary: 'List users, newest first',
    query: z.object({ search, ...pageFields }),
    answer: z.object({ users: z.array(adminUserSchema), nextCursor }),
    rate: 'read',
    audit: null,
    shows: ['accounts'],
    errors: ['INVALID_INPUT'],
  }),
  impersonate: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/users/{id}/impersonate',
    summary: "Impersonate a user for one hour. You can't impersonate a super admin",
    params: byId,
    answer: currentUser,
    rate: 'write',
    audit: 'IMPERSONATION_START',
    auditRefusal: 'IMPERSONATION_REFUSED',
    changes: ['session'],
    errors: ['NOT_FOUND'],
  }),
  removeSecondFactor: endpoint({
    ...ofPlatform,
    method: 'DELETE',
    path: '/api/superadmin/users/{id}/second-factor',
    summary:
      "Remove another user's two-factor authentication after a support request. Logs the user out on every device",
    params: byId,
    body: z.object({ reason: textField(500, 'Enter a reason.') }),
    answer: z.object({ ok: z.boolean() }),
    rate: 'write',
    audit: 'second_factor.removed_by_super_admin',
    changes: ['accounts'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  stopImpersonating: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/impersonate/stop',
    summary: 'Stop impersonating. Returns a new super admin token',
    answer: z.object({ superadminToken: z.string() }),
    whileImpersonating: 'allow',
    rate: 'write',
    audit: 'IMPERSONATION_STOP',
    changes: ['session'],
    errors: [],
  }),
  workspaces: endpoint({
    ...ofPlatform,
    method: 'GET',
    path: '/api/superadmin/workspaces',
    summary: 'List workspaces, newest first',
    query: z.object({ search, ...pageFields }),
    answer: z.object({ workspaces: z.array(adminWorkspaceSchema), nextCursor }),
    rate: 'read',
    audit: null,
    shows: ['accounts', 'payments'],
    errors: ['INVALID_INPUT'],
  }),
  suspend: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/workspaces/{id}/suspend',
    summary: 'Suspend a workspace. Members can only view and export, and running generations stop',
    params: byId,
    answer: changed,
    rate: 'write',
    audit: 'workspace.suspended',
    changes: ['accounts', 'workspace'],
    errors: ['NOT_FOUND'],
  }),
  reactivate: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/workspaces/{id}/reactivate',
    summary: 'Reactivate a workspace',
    params: byId,
    answer: changed,
    rate: 'write',
    audit: 'workspace.reactivated',
    changes: ['accounts', 'workspace'],
    errors: ['NOT_FOUND'],
  }),
  overridePlan: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/workspaces/{id}/plan-override',
    summary: 'Override the plan of a workspace. Null removes the override',
    params: byId,
    body: z.object({ plan: z.enum(PLANS).nullable() }),
    answer: changed,
    rate: 'write',
    audit: 'workspace.plan_overridden',
    changes: ['accounts', 'workspace'],
    errors: ['NOT_FOUND'],
  }),
  overrideQuota: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/workspaces/{id}/quota-override',
    summary: 'Override limits of a workspace. Null removes all overrides',
    params: byId,
    body: z.object({ quotaOverride: quotaOverrideSchema.nullable() }),
    answer: changed,
    rate: 'write',
    audit: 'workspace.quota_overridden',
    changes: ['accounts', 'workspace'],
    errors: ['NOT_FOUND'],
  }),
  deleteWorkspace: endpoint({
    ...ofPlatform,
    method: 'DELETE',
    path: '/api/superadmin/workspaces/{id}',
    summary: 'Delete a workspace. Its data is erased by the retention rules, and its members keep their accounts',
    params: byId,
    answer: z.object({ ok: z.boolean() }),
    rate: 'write',
    audit: 'workspace.deleted',
    auditRefusal: 'workspace.deletion_failed',
    changes: ['accounts', 'workspace'],
    errors: ['NOT_FOUND', 'PAYMENTS_UNAVAILABLE'],
  }),
}
