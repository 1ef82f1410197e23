import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { WEBHOOK_EVENTS, WEBHOOK_KINDS } from './events.ts'
import { editedWebhookFields, newWebhookFields } from './fields.ts'

export const TEST_EVENT = 'webhook.test'
export const DELIVERED_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const
export type DeliveredEvent = (typeof DELIVERED_EVENTS)[number]

/** `gone`: the receiver answered 410. `failing`: every delivery failed for five days. */
export const OFF_REASONS = ['gone', 'failing'] as const
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const

export const MOST_WEBHOOKS = 10

export const webhookSchema = z.object({
  id: z.uuid(),
  kind: z.enum(WEBHOOK_KINDS),
  /** The address of a Slack webhook is a secret, so it ends with “…”. */
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Null for all brands. */
  brandIds: z.array(z.uuid()).nullable(),
  createdAt: z.iso.datetime(),
  off: z.object({ at: z.iso.datetime(), reason: z.enum(OFF_REASONS) }).nullable(),
  /** Until then, the earlier secret signs too. */
  earlierSecretUntil: z.iso.datetime().nullable(),
})
export type Webhook = z.infer<typeof webhookSchema>

export const deliverySchema = z.object({
  id: z.uuid(),
  event: z.enum(DELIVERED_EVENTS),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  /** Null if the receiver did not answer. */
  status: z.int().nullable(),
  createdAt: z.iso.datetime(),
  triedAt: z.iso.datetime().nullable(),
  nextAt: z.iso.datetime().nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>

const ofWorkspace = z.object({ workspaceId: z.uuid() })
const ofWebhook = z.object({ id: z.uuid() })
const permission = 'ACCESS_ADMIN_PANEL'
const secret = z.string().nullable()

const reading = {
  method: 'GET',
  gate: 'api',
  whenSuspended: 'allow',
  rate: 'read',
  audit: null,
  errors: [],
} as const

const changing = {
  method: 'POST',
  params: ofWebhook,
  access: { permission, tenant: { webhook: 'path.id' } },
  gate: 'api',
  whenSuspended: 'refuse',
  rate: 'write',
} as const

export const webhookEndpoints = {
  list: endpoint({
    ...reading,
    path: '/api/workspaces/{workspaceId}/webhooks',
    summary: 'List the webhooks of a workspace, oldest first',
    params: ofWorkspace,
    answer: z.object({ webhooks: z.array(webhookSchema) }),
    access: { permission, tenant: { workspace: 'path.workspaceId' } },
    shows: ['webhooks', 'workspace'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workspaces/{workspaceId}/webhooks',
    summary: 'Create a webhook. Only this response contains its secret. Slack needs no secret',
    params: ofWorkspace,
    body: newWebhookFields,
    answer: z.object({ webhook: webhookSchema, secret }),
    status: 201,
    access: { permission, tenant: { workspace: 'path.workspaceId', brand: 'body.brandIds' } },
    gate: 'api',
    whenSuspended: 'refuse',
    whileImpersonating: 'refuse',
    rate: 'write',
    audit: 'webhook.created',
    changes: ['webhooks'],
    errors: ['INVALID_INPUT', 'CONFLICT'],
  }),
  change: endpoint({
    ...changing,
    method: 'PATCH',
    path: '/api/webhooks/{id}',
    summary: 'Change the events and brands of a webhook, or turn it on again',
    body: editedWebhookFields.partial().extend({ on: z.literal(true).optional() }),
    answer: z.object({ webhook: webhookSchema }),
    access: { permission, tenant: { webhook: 'path.id', brand: 'body.brandIds' } },
    audit: 'webhook.changed',
    errors: ['INVALID_INPUT'],
  }),
  rotate: endpoint({
    ...changing,
    path: '/api/webhooks/{id}/rotate',
    summary: 'Create a new secret. For 24 hours, the earlier one signs too. Only this response contains the new one',
    answer: z.object({ webhook: webhookSchema, secret: z.string() }),
    whileImpersonating: 'refuse',
    audit: 'webhook.secret_rotated',
    errors: ['CONFLICT'],
  }),
  test: endpoint({
    ...changing,
    path: '/api/webhooks/{id}/test',
    summary: 'Send a test event to a webhook',
    answer: z.object({ delivery: deliverySchema }),
    status: 202,
    audit: null,
    errors: ['CONFLICT'],
  }),
  deliveries: endpoint({
    ...reading,
    path: '/api/webhooks/{id}/deliveries',
    summary: 'List the last 20 deliveries of a webhook, newest first',
    params: ofWebhook,
    answer: z.object({ deliveries: z.array(deliverySchema) }),
    access: { permission, tenant: { webhook: 'path.id' } },
    shows: ['webhooks'],
  }),
  remove: endpoint({
    ...changing,
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    summary: 'Delete a webhook with its deliveries',
    answer: z.object({ ok: z.literal(true) }),
    audit: 'webhook.deleted',
    errors: [],
  }),
}
