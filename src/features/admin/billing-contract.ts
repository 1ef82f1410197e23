import { z } from 'zod'
import { BILLING_MODES, PAID_PLANS } from '#features/billing/contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { nextCursor, pageFields } from '#shared/paging.ts'
import { PLANS, SUBSCRIPTION_STATUSES } from '#shared/plan-catalog.ts'
import { emailField, optionalText } from '#shared/text-fields.ts'

const moment = z.iso.datetime()
const providerId = z.string().max(255).regex(/^\w+$/)

/** `overridden` has an override of plan or limits, and `unpaid` an overdue payment. */
export const SUBSCRIPTION_VIEWS = ['all', 'paying', 'overridden', 'unpaid'] as const

export const adminSubscriptionSchema = z.object({
  id: z.uuid(),
  workspaceName: z.string(),
  workspaceStatus: z.enum(['ACTIVE', 'SUSPENDED']),
  ownerEmail: z.string(),
  plan: z.enum(PLANS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  planOverride: z.enum(PLANS).nullable(),
  quotaOverride: z.record(z.string(), z.union([z.number(), z.boolean()])).nullable(),
  effectivePlan: z.enum(PLANS),
  pastDueSince: moment.nullable(),
  /** In the smallest unit of the currency. Null without a running subscription. */
  monthlyAmount: z.int().nullable(),
  currency: z.string().nullable(),
  periodEndsAt: moment.nullable(),
  endsAt: moment.nullable(),
  providerUrl: z.string().nullable(),
})
export type AdminSubscription = z.infer<typeof adminSubscriptionSchema>

export const unlinkedPaymentSchema = z.object({
  id: providerId,
  email: z.string().nullable(),
  plan: z.enum(PAID_PLANS).nullable(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  monthlyAmount: z.int(),
  currency: z.string(),
  paidAt: moment,
  endedAt: moment.nullable(),
  /** The user it is linked to while they have no workspace for it. */
  takenOverBy: z.string().nullable(),
  reminders: z.int(),
  remindedAt: moment.nullable(),
  providerUrl: z.string().nullable(),
})
export type UnlinkedPayment = z.infer<typeof unlinkedPaymentSchema>

export const WEBHOOK_OUTCOMES = ['done', 'failed', 'ignored'] as const

export const webhookEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  receivedAt: moment,
  /** The object of the event at the provider. Null for ignored events. */
  subjectId: z.string().nullable(),
  outcome: z.enum(WEBHOOK_OUTCOMES),
  error: z.string().nullable(),
  attempts: z.int(),
  lastTriedAt: moment.nullable(),
  canReplay: z.boolean(),
})
export type WebhookEvent = z.infer<typeof webhookEventSchema>

const ofPlatform = { access: 'superadmin', gate: null, whenSuspended: 'ignore' } as const

export const adminBillingEndpoints = {
  subscriptions: endpoint({
    ...ofPlatform,
    method: 'GET',
    path: '/api/superadmin/billing',
    summary: 'List subscriptions, newest workspaces first',
    query: z.object({
      search: optionalText(254),
      view: z.enum(SUBSCRIPTION_VIEWS).default('all'),
      ...pageFields,
    }),
    answer: z.object({
      subscriptions: z.array(adminSubscriptionSchema),
      nextCursor,
      mode: z.enum(BILLING_MODES),
    }),
    rate: 'read',
    audit: null,
    shows: ['payments'],
    errors: ['INVALID_INPUT'],
  }),
  unlinked: endpoint({
    ...ofPlatform,
    method: 'GET',
    path: '/api/superadmin/billing/unlinked',
    summary: 'List payments not linked to a workspace, newest first',
    query: z.object(pageFields),
    answer: z.object({ payments: z.array(unlinkedPaymentSchema), nextCursor }),
    rate: 'read',
    audit: null,
    shows: ['payments'],
    errors: ['INVALID_INPUT'],
  }),
  assign: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/billing/unlinked/{paymentId}/assign',
    summary: 'Assign a payment to an account',
    params: z.object({ paymentId: providerId }),
    body: z.object({ email: emailField }),
    answer: z.object({
      plan: z.enum(PAID_PLANS),
      workspaceId: z.uuid().nullable(),
    }),
    rate: 'write',
    audit: 'billing.payment_assigned',
    changes: ['payments', 'accounts'],
    errors: [
      'NOT_FOUND',
      'INVALID_INPUT',
      'SUBSCRIPTION_LINKED',
      'ALREADY_SUBSCRIBED',
      'BILLING_NOT_CONFIGURED',
      'PAYMENTS_UNAVAILABLE',
    ],
  }),
  webhooks: endpoint({
    ...ofPlatform,
    method: 'GET',
    path: '/api/superadmin/billing/webhooks',
    summary: 'List webhook events with their outcomes, newest first. Kept for 30 days',
    query: z.object({ outcome: z.enum(WEBHOOK_OUTCOMES).optional(), ...pageFields }),
    answer: z.object({ webhooks: z.array(webhookEventSchema), nextCursor }),
    rate: 'read',
    audit: null,
    shows: ['payments'],
    errors: ['INVALID_INPUT'],
  }),
  replay: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/billing/webhooks/{noticeId}/replay',
    summary: 'Replay a webhook event',
    params: z.object({ noticeId: providerId }),
    answer: z.object({ webhook: webhookEventSchema }),
    rate: 'write',
    audit: 'billing.notice_replayed',
    auditRefusal: 'billing.notice_replay_failed',
    changes: ['payments', 'accounts'],
    errors: ['NOT_FOUND', 'CONFLICT', 'BILLING_NOT_CONFIGURED', 'PAYMENTS_UNAVAILABLE'],
  }),
}
