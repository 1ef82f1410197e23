import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { PLANS, SUBSCRIPTION_STATUSES } from '#shared/plan-catalog.ts'
import { textField } from '#shared/text-fields.ts'

export const PAID_PLANS = ['STARTER', 'PRO', 'TEAMS'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]

/** A workspace can change to these plans itself. FREE ends the subscription at the end of the paid period. */
export const CHOOSABLE_PLANS = ['FREE', ...PAID_PLANS] as const

const promotionCode = textField(50)
const sessionId = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)
const url = z.object({ url: z.string() })
const ofWorkspace = z.object({ id: z.uuid() })
const workspaceId = z.uuid().optional()

export const BILLING_MODES = ['stripe', 'simulated', 'off'] as const

const moment = z.iso.datetime()

export const billingSchema = z.object({
  mode: z.enum(BILLING_MODES),
  plan: z.enum(PLANS),
  subscribedPlan: z.enum(PAID_PLANS).nullable(),
  planOverride: z.enum(PLANS).nullable(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  hasPortal: z.boolean(),
  currentPeriodEndsAt: moment.nullable(),
  endsAt: moment.nullable(),
  trialEndsAt: moment.nullable(),
  /** The time of the first failed payment. The plan stops working at `graceEndsAt` unless it is paid. */
  pastDueSince: moment.nullable(),
  graceEndsAt: moment.nullable(),
  paymentUrl: z.string().nullable(),
  /** The monthly price after recurring discounts, in the smallest unit of the currency. */
  monthlyAmount: z.int().nullable(),
  currency: z.string().nullable(),
  overLimits: z.array(z.object({ what: z.enum(['outlines', 'brands', 'members']), used: z.int(), limit: z.int() })),
})
export type Billing = z.infer<typeof billingSchema>

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: moment,
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  amountDue: z.int(),
  amountPaid: z.int(),
  currency: z.string(),
  url: z.string().nullable(),
  pdf: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoiceSchema>

export const billingEndpoints = {
  checkoutGuest: endpoint({
    method: 'POST',
    path: '/api/billing/checkout-guest',
    summary: 'Start a guest checkout. Redirect the browser to `url`',
    body: z.object({ plan: z.enum(PAID_PLANS), promotionCode: promotionCode.optional() }),
    answer: url,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'checkout',
    audit: null,
    changesNothing: 'Nothing is paid yet.',
    errors: ['PROMOTION_ENDED', 'PROMOTION_UNKNOWN', 'BILLING_NOT_CONFIGURED', 'PAYMENTS_UNAVAILABLE'],
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/api/billing/checkout',
    summary: 'Start a checkout or a plan change that the user confirms. Open `url` in the browser',
    body: z.object({
      plan: z.enum(CHOOSABLE_PLANS),
      promotionCode: promotionCode.optional(),
      coupon: promotionCode.optional(),
      workspaceId,
    }),
    answer: url.extend({
      offerEnded: z.boolean(),
    }),
    access: { permission: 'MANAGE_BILLING', tenant: { workspace: 'body.workspaceId' }, orCurrent: true },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'checkout',
    audit: 'billing.checkout_started',
    changesNothing: 'Nothing is paid yet.',
    errors: [
      'CURRENT_PLAN',
      'CONFLICT',
      'PROMOTION_ENDED',
      'PROMOTION_UNKNOWN',
      'BILLING_NOT_CONFIGURED',
      'PAYMENTS_UNAVAILABLE',
    ],
  }),
  session: endpoint({
    method: 'GET',
    path: '/api/billing/session/{sessionId}',
    summary: "Get the email and plan of a paid checkout that isn't linked to an account yet",
    params: z.object({ sessionId }),
    answer: z.object({ email: z.string(), plan: z.enum(PAID_PLANS) }),
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'lookup',
    audit: null,
    shows: ['workspace'],
    errors: ['NOT_FOUND', 'BILLING_NOT_CONFIGURED', 'PAYMENTS_UNAVAILABLE'],
  }),
  linkSubscription: endpoint({
    method: 'POST',
    path: '/api/billing/link-subscription',
    summary:
      'Link a payment made before sign-up. Without a workspace, it waits for the first one. If every workspace already pays, it is refunded',
    body: z.object({ sessionId }),
    answer: z.object({
      linked: z.boolean(),
      plan: z.enum(PAID_PLANS),
      workspaceId: z.uuid().nullable(),
    }),
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'lookup',
    whileImpersonating: 'refuse',
    audit: 'billing.subscription_linked',
    changes: ['workspace'],
    errors: [
      'NOT_FOUND',
      'PAYMENT_EMAIL_DIFFERS',
      'SUBSCRIPTION_LINKED',
      'ALREADY_SUBSCRIBED',
      'BILLING_NOT_CONFIGURED',
      'PAYMENTS_UNAVAILABLE',
    ],
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/billing/portal',
    summary: 'Open the customer portal with the payment method, invoices and cancellation. Open `url` in the browser',
    body: z.object({ workspaceId }),
    answer: url,
    access: { permission: 'MANAGE_BILLING', tenant: { workspace: 'body.workspaceId' }, orCurrent: true },
    gate: null,
    // Members of a suspended workspace can still pay and cancel.
    whenSuspended: 'allow',
    rate: 'checkout',
    audit: 'billing.portal_opened',
    changesNothing: 'It only opens a page of the payment provider.',
    errors: ['NO_SUBSCRIPTION', 'BILLING_NOT_CONFIGURED', 'PAYMENTS_UNAVAILABLE'],
  }),
  billing: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/billing',
    summary: 'Get the billing status of a workspace',
    params: ofWorkspace,
    answer: billingSchema,
    access: { permission: 'VIEW_BILLING', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['workspace', 'members', 'brands'],
    errors: [],
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/invoices',
    summary: 'List the 12 newest invoices of a workspace',
    params: ofWorkspace,
    answer: z.object({ invoices: z.array(invoiceSchema) }),
    access: { permission: 'VIEW_BILLING', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    shows: ['workspace'],
    errors: ['PAYMENTS_UNAVAILABLE'],
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/billing/webhook',
    summary: 'Receive webhook events from the payment provider. Signed with the `stripe-signature` header',
    rawBody: true,
    // We check the signature over the raw bytes before we parse anything. Whole invoices need a larger limit.
    bodyLimit: 256 * 1024,
    answer: z.object({ received: z.boolean() }),
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'webhook',
    audit: null,
    changes: ['workspace', 'payments'],
    errors: ['INVALID_INPUT', 'BILLING_NOT_CONFIGURED', 'PAYMENTS_UNAVAILABLE'],
  }),
}
