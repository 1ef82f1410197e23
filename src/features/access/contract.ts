import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { WORKSPACE_ROLES } from '#shared/permissions.ts'
import { PLANS, SUBSCRIPTION_STATUSES } from '#shared/plan-catalog.ts'
import { workspaceFields, workspaceNameField } from './fields.ts'

export const subscriptionSchema = z.object({
  plan: z.enum(PLANS),
  planOverride: z.enum(PLANS).nullable(),
  status: z.enum(SUBSCRIPTION_STATUSES),
})

/** -1 means unlimited. Overrides of the workspace are included. */
export const workspaceLimits = z.object({
  users: z.int(),
  brands: z.int(),
  mainTopicsPerMonth: z.int(),
  subtopicsPerMonth: z.int(),
  outlinesPerMonth: z.int(),
  exportEnabled: z.boolean(),
  csvUploadEnabled: z.boolean(),
  klaviyoIntegrationEnabled: z.boolean(),
  bulkExportEnabled: z.boolean(),
  calendarEnabled: z.boolean(),
  workflowEnabled: z.boolean(),
  notificationsEnabled: z.boolean(),
  apiEnabled: z.boolean(),
})

export const workspaceSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  website: z.string().nullable(),
  assigneesSetReadyForReview: z.boolean(),
  status: z.enum(['ACTIVE', 'SUSPENDED']),
  ownerUserId: z.uuid(),
  plan: z.enum(PLANS),
  limits: workspaceLimits,
  subscription: subscriptionSchema,
  brandCount: z.int(),
  memberCount: z.int(),
})
export type Workspace = z.infer<typeof workspaceSchema>

export const membershipSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  workspaceId: z.uuid(),
  role: z.enum(WORKSPACE_ROLES),
  lastAccessedBrandId: z.uuid().nullable(),
})
export type Membership = z.infer<typeof membershipSchema>

export const workspaceEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces',
    summary: 'List your workspaces, current workspace first',
    answer: z.object({ workspaces: z.array(workspaceSchema), memberships: z.array(membershipSchema) }),
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'read',
    audit: null,
    shows: ['workspace', 'members', 'brands'],
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workspaces',
    summary: 'Create a workspace that you own',
    body: z.object({ name: workspaceNameField }),
    answer: z.object({ workspace: workspaceSchema }),
    status: 201,
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'write',
    audit: 'workspace.created',
    changes: ['workspace'],
    errors: ['WORKSPACE_EXISTS'],
  }),
  select: endpoint({
    method: 'POST',
    path: '/api/workspaces/{id}/select',
    summary: 'Make a workspace your current one on every device',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ ok: z.boolean() }),
    access: { permission: 'VIEW_WORKSPACE_SETTINGS', tenant: { workspace: 'path.id' } },
    gate: null,
    // Which workspace a user opens is a personal setting, so a suspension doesn't block it.
    whenSuspended: 'allow',
    rate: 'write',
    audit: null,
    changesOwn: ['workspace'],
    errors: [],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/settings/workspace/{id}',
    summary: 'Update the name, address, website or review rule of a workspace',
    params: z.object({ id: z.uuid() }),
    body: workspaceFields.extend({ assigneesSetReadyForReview: z.boolean() }).partial(),
    answer: z.object({
      workspace: workspaceSchema.pick({
        id: true,
        name: true,
        address: true,
        website: true,
        assigneesSetReadyForReview: true,
      }),
    }),
    access: { permission: 'EDIT_WORKSPACE_SETTINGS', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'write',
    audit: 'workspace.updated',
    errors: [],
  }),
}
