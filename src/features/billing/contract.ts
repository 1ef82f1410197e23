import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { PLANS, SUBSCRIPTION_STATUSES } from '#shared/plan-catalogue.ts'
import { textField } from '#shared/text.ts'

/** The plans that cost money and can be bought. */
export const PAID_PLANS = ['STARTER', 'PRO', 'TEAMS'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]

/** What a workspace can change to on its own. FREE ends the subscription with the period that is paid. */
export const CHOOSABLE_PLANS = ['FREE', ...PAID_PLANS] as const

const promotionCode = textField(50)
const sessionId = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)
const url = z.object({ url: z.string() })
const ofWorkspace = z.object({ id: z.uuid() })
/** Without it the call is about the current workspace: the first of the list. */
const workspaceId = z.uuid().optional()

/** Where payments go: to the provider, to its labelled stand-in, or nowhere. */
export const BILLING_MODES = ['stripe', 'simulated', 'off'] as const

const moment = z.iso.datetime()

export const billingSchema = z.object({
  mode: z.enum(BILLING_MODES),
  /** The plan that counts now: override, payment state and grace are settled. */
  plan: z.enum(PLANS),
  /** What the subscription pays for, whatever counts now; null without a running subscription. */
  subscribedPlan: z.enum(PAID_PLANS).nullable(),
  planOverride: z.enum(PLANS).nullable(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** Whether there is a customer portal to open: true once something was bought. */
  hasPortal: z.boolean(),
  /** When the period that is paid ends and the next payment is due. */
  currentPeriodEndsAt: moment.nullable(),
  /** When a canceled subscription ends; the plan works until then. */
  endsAt: moment.nullable(),
  trialEndsAt: moment.nullable(),
  /** The first failed payment, and when the plan stops working unless it is paid. */
  pastDueSince: moment.nullable(),
  graceEndsAt: moment.nullable(),
  /** The page where an open invoice is paid or confirmed. */
  paymentUrl: z.string().nullable(),
  /** What is paid a month after lasting discounts, in the smallest unit of the currency. */
  monthlyAmount: z.int().nullable(),
  currency: z.string().nullable(),
  /** What is over the limits of the plan that counts: kept, but nothing can be added. */
  overLimits: z.array(z.object({ what: z.enum(['outlines', 'brands', 'members']), used: z.int(), limit: z.int() })),
})
export type Billing = z.infer<typeof billingSchema>

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: moment,
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  /** In the smallest unit of the currency. */
  amountDue: z.int(),
  amountPaid: z.int(),
  currency: z.string(),
  /** The provider's page and document of the invoice. */
  url: z.string().nullable(),
  pdf: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoiceSchema>

export const billingEndpoints = {
  checkoutGuest: endpoint({
    method: 'POST',
    path: '/api/billing/checkout-guest',
    summary: 'Start a checkout before there is an account; the browser goes to `url`',
    body: z.object({ plan: z.enum(PAID_PLANS), promotionCode: promotionCode.optional() }),
    answer: url,
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'checkout',
    audit: null,
    errors: ['PROMOTION_ENDED', 'PROMOTION_UNKNOWN', 'BILLING_NOT_CONFIGURED', 'PAYMENTS_UNAVAILABLE'],
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/api/billing/checkout',
    summary: 'Start a checkout, or a confirmed change of the running subscription; the browser opens `url`',
    body: z.object({
      plan: z.enum(CHOOSABLE_PLANS),
      promotionCode: promotionCode.optional(),
      /** The offer the person came with: applied and remembered while it runs, and never in the way. */
      coupon: promotionCode.optional(),
      workspaceId,
    }),
    answer: url.extend({
      /** True when the offer the person came with has ended, so the full price is asked. */
      offerEnded: z.boolean(),
    }),
    access: { permission: 'MANAGE_BILLING', tenant: { workspace: 'body.workspaceId' }, orCurrent: true },
    gate: null,
    whenSuspended: 'refuse',
    rate: 'checkout',
    audit: 'billing.checkout_started',
    changes: [],
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
    summary: 'Who paid in a checkout, and for what: only while the payment belongs to no account',
    params: z.object({ sessionId }),
    answer: z.object({ email: z.string(), plan: z.enum(PAID_PLANS) }),
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'lookup',
    audit: null,
    errors: ['NOT_FOUND', 'BILLING_NOT_CONFIGURED', 'PAYMENTS_UNAVAILABLE'],
  }),
  linkSubscription: endpoint({
    method: 'POST',
    path: '/api/billing/link-subscription',
    summary:
      'Take over what was paid before the account; it waits for the first workspace when there is none yet, and goes back where all are paid for',
    body: z.object({ sessionId }),
    answer: z.object({
      linked: z.boolean(),
      plan: z.enum(PAID_PLANS),
      /** The workspace it is for; null while it waits for one. */
      workspaceId: z.uuid().nullable(),
    }),
    access: 'session',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'lookup',
    whileImpersonating: 'refuse',
    audit: 'billing.subscription_linked',
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
    summary: 'Open the customer portal: payment method, invoices, cancellation; the browser opens `url`',
    body: z.object({ workspaceId }),
    answer: url,
    access: { permission: 'MANAGE_BILLING', tenant: { workspace: 'body.workspaceId' }, orCurrent: true },
    gate: null,
    // Who is suspended may still pay and leave.
    whenSuspended: 'allow',
    rate: 'checkout',
    audit: 'billing.portal_opened',
    changes: [],
    errors: ['NO_SUBSCRIPTION', 'BILLING_NOT_CONFIGURED', 'PAYMENTS_UNAVAILABLE'],
  }),
  billing: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/billing',
    summary: 'How a workspace pays and what is due',
    params: ofWorkspace,
    answer: billingSchema,
    access: { permission: 'VIEW_BILLING', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: [],
  }),
  invoices: endpoint({
    method: 'GET',
    path: '/api/workspaces/{id}/invoices',
    summary: 'The newest invoices of a workspace, at most twelve',
    params: ofWorkspace,
    answer: z.object({ invoices: z.array(invoiceSchema) }),
    access: { permission: 'VIEW_BILLING', tenant: { workspace: 'path.id' } },
    gate: null,
    whenSuspended: 'allow',
    rate: 'read',
    audit: null,
    errors: ['PAYMENTS_UNAVAILABLE'],
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/billing/webhook',
    summary: "The payment provider's notices, signed in the header `stripe-signature`",
    rawBody: true,
    // The provider sends whole invoices. Their signature is checked over the bytes before anything is parsed.
    bodyLimit: 256 * 1024,
    answer: z.object({ received: z.boolean() }),
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'webhook',
    audit: null,
    errors: ['INVALID_INPUT', 'BILLING_NOT_CONFIGURED', 'PAYMENTS_UNAVAILABLE'],
  }),
}
