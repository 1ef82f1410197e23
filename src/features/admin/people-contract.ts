import { z } from 'zod'
import { currentUser } from '#features/auth/contract.ts'
import { workspaceLimits } from '#features/access/contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { nextCursor, pageFields } from '#shared/paging.ts'
import { WORKSPACE_ROLES } from '#shared/permissions.ts'
import { PLANS, SUBSCRIPTION_STATUSES, UNLIMITED } from '#shared/plan-catalogue.ts'
import { optionalText, textField } from '#shared/text.ts'

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
  /** When the person was last there; null where no session is left to tell. */
  lastSeenAt: moment.nullable(),
  /** When the person asked for the account to be deleted. */
  deletionRequestedAt: moment.nullable(),
  closedAt: moment.nullable(),
  /** Whether the user logs in with two-factor authentication. */
  secondFactor: z.boolean(),
  workspacesCount: z.int(),
  memberships: z.array(z.object({ workspaceId: z.uuid(), workspaceName: z.string(), role: z.enum(WORKSPACE_ROLES) })),
})
export type AdminUser = z.infer<typeof adminUserSchema>

const manyOf = z
  .int('Please enter a whole number')
  .min(UNLIMITED, 'Please enter 0 or more, or -1 for no limit')
  .max(1_000_000, 'Please enter at most 1,000,000')

/** The limits that were set by hand for one workspace; the others are those of its plan. */
export const quotaOverrideSchema = z
  .strictObject({
    users: manyOf,
    brands: manyOf,
    mainTopicsPerMonth: manyOf,
    subtopicsPerMonth: manyOf,
    outlinesPerMonth: manyOf,
    exportEnabled: z.boolean(),
    csvUploadEnabled: z.boolean(),
    klaviyoIntegrationEnabled: z.boolean(),
    bulkExportEnabled: z.boolean(),
    calendarEnabled: z.boolean(),
    workflowEnabled: z.boolean(),
    notificationsEnabled: z.boolean(),
  })
  .partial()
export type QuotaOverride = z.infer<typeof quotaOverrideSchema>

export const adminWorkspaceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(['ACTIVE', 'SUSPENDED']),
  createdAt: moment,
  /** When its owner asked for it to be deleted. */
  deletionRequestedAt: moment.nullable(),
  ownerUserId: z.uuid(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  /** The plan that counts now, and what it comes to with the limits that were set by hand. */
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

/** Part of a name or of an email address, or a whole id. */
const search = optionalText(254)
const changed = z.object({ workspace: adminWorkspaceSchema })

export const adminPeopleEndpoints = {
  users: endpoint({
    ...ofPlatform,
    method: 'GET',
    path: '/api/superadmin/users',
    summary: 'Everyone with an account, the newest first',
    query: z.object({ search, ...pageFields }),
    answer: z.object({ users: z.array(adminUserSchema), nextCursor }),
    rate: 'read',
    audit: null,
    errors: ['INVALID_INPUT'],
  }),
  impersonate: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/users/{id}/impersonate',
    summary: 'Be signed in as somebody else for an hour; nobody becomes a super admin',
    params: byId,
    answer: currentUser,
    rate: 'write',
    audit: 'IMPERSONATION_START',
    auditRefusal: 'IMPERSONATION_REFUSED',
    errors: ['NOT_FOUND'],
  }),
  removeSecondFactor: endpoint({
    ...ofPlatform,
    method: 'DELETE',
    path: '/api/superadmin/users/{id}/second-factor',
    summary: "Remove another user's two-factor authentication after a support request; logs the user out everywhere",
    params: byId,
    body: z.object({ reason: textField(500, 'Enter a reason.') }),
    answer: z.object({ ok: z.boolean() }),
    rate: 'write',
    audit: 'second_factor.removed_by_super_admin',
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  stopImpersonating: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/impersonate/stop',
    summary: "Be oneself again, with a new token for the super admin's calls",
    answer: z.object({ superadminToken: z.string() }),
    whileImpersonating: 'allow',
    rate: 'write',
    audit: 'IMPERSONATION_STOP',
    errors: [],
  }),
  workspaces: endpoint({
    ...ofPlatform,
    method: 'GET',
    path: '/api/superadmin/workspaces',
    summary: 'All workspaces, the newest first',
    query: z.object({ search, ...pageFields }),
    answer: z.object({ workspaces: z.array(adminWorkspaceSchema), nextCursor }),
    rate: 'read',
    audit: null,
    errors: ['INVALID_INPUT'],
  }),
  suspend: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/workspaces/{id}/suspend',
    summary: 'Hold a workspace: it can be read and exported, nothing in it changes, running work ends',
    params: byId,
    answer: changed,
    rate: 'write',
    audit: 'workspace.suspended',
    errors: ['NOT_FOUND'],
  }),
  reactivate: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/workspaces/{id}/reactivate',
    summary: 'Let a suspended workspace go on',
    params: byId,
    answer: changed,
    rate: 'write',
    audit: 'workspace.reactivated',
    errors: ['NOT_FOUND'],
  }),
  overridePlan: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/workspaces/{id}/plan-override',
    summary: 'Give a workspace a plan whatever it pays; null lets its own plan count again',
    params: byId,
    body: z.object({ plan: z.enum(PLANS).nullable() }),
    answer: changed,
    rate: 'write',
    audit: 'workspace.plan_overridden',
    errors: ['NOT_FOUND'],
  }),
  overrideQuota: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/workspaces/{id}/quota-override',
    summary: 'Set single limits of a workspace by hand; null takes all of them back',
    params: byId,
    body: z.object({ quotaOverride: quotaOverrideSchema.nullable() }),
    answer: changed,
    rate: 'write',
    audit: 'workspace.quota_overridden',
    errors: ['NOT_FOUND'],
  }),
  deleteWorkspace: endpoint({
    ...ofPlatform,
    method: 'DELETE',
    path: '/api/superadmin/workspaces/{id}',
    summary: 'Close a workspace at once and for good; what is in it goes when its time is over, its people stay',
    params: byId,
    answer: z.object({ ok: z.boolean() }),
    rate: 'write',
    audit: 'workspace.deleted',
    auditRefusal: 'workspace.deletion_failed',
    errors: ['NOT_FOUND', 'PAYMENTS_UNAVAILABLE'],
  }),
}
