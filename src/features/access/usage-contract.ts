import { z } from 'zod'
import { subscriptionSchema, workspaceLimits } from './contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { PLANS } from '#shared/plan-catalog.ts'

const ofWorkspace = z.object({ id: z.uuid() })

const counts = z.object({ outlines: z.int(), brands: z.int(), members: z.int(), topics: z.int(), subtopics: z.int() })

export const usageSchema = z.object({
  plan: z.enum(PLANS),
  usage: counts.extend({ pendingInvites: z.int() }),
  limits: counts,
  features: z.object({
    export: z.boolean(),
    bulkExport: z.boolean(),
    klaviyo: z.boolean(),
    csvUpload: z.boolean(),
    calendar: z.boolean(),
    workflow: z.boolean(),
  }),
  periodEndsAt: z.iso.datetime(),
})
export type Usage = z.infer<typeof usageSchema>

export const usageEndpoints = {
  subscription: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/subscription',
    summary: 'Get the subscription of a workspace',
    params: ofWorkspace,
    answer: z.object({
      subscription: subscriptionSchema.extend({
        quotaOverride: workspaceLimits.partial().nullable(),
      }),
    }),
    access: { permission: 'VIEW_WORKSPACE_SETTINGS', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    audit: null,
    shows: ['workspace', 'members', 'brands'],
    errors: [],
  }),
  usage: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/usage',
    summary: 'Get the usage and limits of a workspace',
    params: ofWorkspace,
    answer: usageSchema,
    access: { permission: 'VIEW_WORKSPACE_SETTINGS', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    token: 'read',
    tool: {
      name: 'get_usage',
      title: 'Get usage and limits',
      description:
        'Gets how much of the plan is used in this billing cycle and when it resets. -1 means unlimited. `id` is the workspaceId of a brand.',
    },
    audit: null,
    shows: ['usage', 'outlines', 'ideas', 'members', 'workspace', 'brands'],
    errors: [],
  }),
}
