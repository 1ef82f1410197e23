import { z } from 'zod'
import { subscriptionSchema, workspaceLimits } from './contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { PLANS } from '#shared/plan-catalogue.ts'

const ofWorkspace = z.object({ id: z.uuid() })

/** Counts; in `limits`, -1 means unlimited. */
const counts = z.object({ outlines: z.int(), brands: z.int(), members: z.int(), topics: z.int(), subtopics: z.int() })

export const usageSchema = z.object({
  plan: z.enum(PLANS),
  /** Open invitations keep a seat like members do. */
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
  /** When what is used this billing period starts again at zero. */
  periodEndsAt: z.iso.datetime(),
})
export type Usage = z.infer<typeof usageSchema>

export const usageEndpoints = {
  subscription: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/subscription',
    summary: 'The subscription of a workspace',
    params: ofWorkspace,
    answer: z.object({
      subscription: subscriptionSchema.extend({
        /** The limits that were set by hand for this workspace. */
        quotaOverride: workspaceLimits.partial().nullable(),
      }),
    }),
    access: { permission: 'VIEW_WORKSPACE_SETTINGS', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  usage: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/usage',
    summary: 'What a workspace has used of its limits',
    params: ofWorkspace,
    answer: usageSchema,
    access: { permission: 'VIEW_WORKSPACE_SETTINGS', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
}
