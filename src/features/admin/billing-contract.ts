import { z } from 'zod'
import { BILLING_MODES, PAID_PLANS } from '#features/billing/contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { nextCursor, pageFields } from '#shared/paging.ts'
import { PLANS, SUBSCRIPTION_STATUSES } from '#shared/plan-catalogue.ts'
import { emailField, optionalText } from '#shared/text.ts'

const moment = z.iso.datetime()
/** An id of the payment provider. */
const providerId = z.string().max(255).regex(/^\w+$/)

/** `paying`: a subscription runs. `overridden`: plan or limits were set by hand. `unpaid`: a payment is missing. */
export const SUBSCRIPTION_VIEWS = ['all', 'paying', 'overridden', 'unpaid'] as const

export const adminSubscriptionSchema = z.object({
  /** The workspace's id: each has one. */
  id: z.uuid(),
  workspaceName: z.string(),
  workspaceStatus: z.enum(['ACTIVE', 'SUSPENDED']),
  ownerEmail: z.string(),
  plan: z.enum(PLANS),
  status: z.enum(SUBSCRIPTION_STATUSES),
  planOverride: z.enum(PLANS).nullable(),
  /** Limits that were set by hand, by their name. */
  quotaOverride: z.record(z.string(), z.union([z.number(), z.boolean()])).nullable(),
  /** The plan that counts now. */
  effectivePlan: z.enum(PLANS),
  pastDueSince: moment.nullable(),
  /** What the running subscription is paid with, in the smallest unit of the currency; null without one. */
  monthlyAmount: z.int().nullable(),
  currency: z.string().nullable(),
  periodEndsAt: moment.nullable(),
  endsAt: moment.nullable(),
  /** The provider's page about the customer; null where payments are not the provider's. */
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
  /** Who has taken it over and has no workspace for it yet; null while nobody has. */
  takenOverBy: z.string().nullable(),
  /** How often the payer was reminded to sign up. */
  reminders: z.int(),
  remindedAt: moment.nullable(),
  providerUrl: z.string().nullable(),
})
export type UnlinkedPayment = z.infer<typeof unlinkedPaymentSchema>

export const NOTICE_OUTCOMES = ['done', 'failed', 'ignored'] as const

export const webhookNoticeSchema = z.object({
  id: z.string(),
  type: z.string(),
  receivedAt: moment,
  /** What the notice is about at the provider; null where that is no concern here. */
  subjectId: z.string().nullable(),
  outcome: z.enum(NOTICE_OUTCOMES),
  /** Why the last try failed; null when it did not. */
  error: z.string().nullable(),
  attempts: z.int(),
  lastTriedAt: moment.nullable(),
  canReplay: z.boolean(),
})
export type WebhookNotice = z.infer<typeof webhookNoticeSchema>

const ofPlatform = { access: 'superadmin', gate: null, whenSuspended: 'ignore' } as const

export const adminBillingEndpoints = {
  subscriptions: endpoint({
    ...ofPlatform,
    method: 'GET',
    path: '/api/superadmin/billing',
    summary: 'The subscriptions of all workspaces, those of the newest workspaces first',
    query: z.object({
      /** Part of the name of the workspace or of the address of its owner. */
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
    errors: ['INVALID_INPUT'],
  }),
  unlinked: endpoint({
    ...ofPlatform,
    method: 'GET',
    path: '/api/superadmin/billing/unlinked',
    summary: 'Payments that belong to no workspace yet, the newest first',
    query: z.object(pageFields),
    answer: z.object({ payments: z.array(unlinkedPaymentSchema), nextCursor }),
    rate: 'read',
    audit: null,
    errors: ['INVALID_INPUT'],
  }),
  assign: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/billing/unlinked/{paymentId}/assign',
    summary: 'Give a payment to the account of another address than the one it was made with',
    params: z.object({ paymentId: providerId }),
    body: z.object({ email: emailField }),
    answer: z.object({
      plan: z.enum(PAID_PLANS),
      /** The workspace it went to; null while the person has none that it could be for. */
      workspaceId: z.uuid().nullable(),
    }),
    rate: 'write',
    audit: 'billing.payment_assigned',
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
    summary: "The payment provider's notices and what became of them, the newest first; kept for thirty days",
    query: z.object({ outcome: z.enum(NOTICE_OUTCOMES).optional(), ...pageFields }),
    answer: z.object({ webhooks: z.array(webhookNoticeSchema), nextCursor }),
    rate: 'read',
    audit: null,
    errors: ['INVALID_INPUT'],
  }),
  replay: endpoint({
    ...ofPlatform,
    method: 'POST',
    path: '/api/superadmin/billing/webhooks/{noticeId}/replay',
    summary: 'Work a notice through once more: what counts is what the provider says now',
    params: z.object({ noticeId: providerId }),
    answer: z.object({ webhook: webhookNoticeSchema }),
    rate: 'write',
    audit: 'billing.notice_replayed',
    auditRefusal: 'billing.notice_replay_failed',
    errors: ['NOT_FOUND', 'CONFLICT', 'BILLING_NOT_CONFIGURED', 'PAYMENTS_UNAVAILABLE'],
  }),
}
