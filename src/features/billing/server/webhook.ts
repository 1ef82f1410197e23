import { Stripe } from 'stripe'
import { z } from 'zod'
import type { AppContext } from '#server/app-context.ts'
import { AppError } from '#shared/errors.ts'
import { paymentsOf } from './ask-provider.ts'
import { findPaidCheckout } from './checkout-session.ts'
import { sendNotice } from './notices.ts'
import { type BillingSubscription, eventIsKnown, keepEvent } from './store.ts'
import { syncSubscription } from './sync.ts'

/**
 * Works a notice of the provider through before it is answered: a failure answers 5xx, and the provider sends it again
 * for three days. So a notice that was answered is a notice that counts.
 */
export async function receiveNotice(app: AppContext, body: Buffer, signature: string | undefined): Promise<void> {
  const event = verified(app, body, signature)
  if (await eventIsKnown(app.db, event.id)) return
  await work(app, event)
  await keepEvent(app.db, { id: event.id, type: event.type, receivedAt: app.clock.now() })
}

/** As much of its form as is relied upon. */
const NOTICE = z.object({
  id: z.string().max(255),
  type: z.string().max(255),
  data: z.object({ object: z.looseObject({ id: z.string().optional() }).optional() }),
})

function verified(app: AppContext, body: Buffer, signature: string | undefined): Stripe.Event {
  const { stripe, webhookSecret } = paymentsOf(app)
  try {
    const event = stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret)
    if (NOTICE.safeParse(event).success) return event
    throw new AppError('INVALID_INPUT', { message: 'This is no notice.' })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      throw new AppError('INVALID_INPUT', { message: 'The signature does not fit the body.' })
    }
    throw error
  }
}

/** The notices to choose in the provider's dashboard. */
export const NOTICES_TO_SEND = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
] as const

const CHECKOUT_PAID: readonly string[] = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
const ABOUT_INVOICE: readonly string[] = ['invoice.paid', 'invoice.payment_failed', 'invoice.payment_action_required']

/** The provider sends whatever its dashboard was told to: what is not about payments of plans is of no concern here. */
async function work(app: AppContext, { id: occasion, type, data }: Stripe.Event): Promise<void> {
  if (CHECKOUT_PAID.includes(type)) {
    await findPaidCheckout(app, (data.object as Stripe.Checkout.Session).id, occasion)
  } else if (type.startsWith('customer.subscription.')) {
    const subscription = await syncSubscription(app, (data.object as Stripe.Subscription).id, occasion)
    if (subscription !== null) await tellAboutSubscription(app, type, subscription)
  } else if (ABOUT_INVOICE.includes(type)) {
    const invoice = data.object as Stripe.Invoice
    const parent = invoice.parent?.subscription_details?.subscription
    if (parent === undefined) return
    const subscription = await syncSubscription(app, typeof parent === 'string' ? parent : parent.id, occasion)
    if (subscription !== null) await tellAboutInvoice(app, type, subscription, invoice.id)
  }
}

/** Only what is still so: a late notice about something that has passed is no news. */
async function tellAboutSubscription(app: AppContext, type: string, subscription: BillingSubscription): Promise<void> {
  const { id, status, trialEndsAt, endedAt, workspaceId } = subscription
  if (type === 'customer.subscription.trial_will_end' && status === 'trialing' && trialEndsAt !== null) {
    await sendNotice(app, 'trial_ending', subscription, `${id}:${trialEndsAt.toISOString()}`)
  }
  if (type === 'customer.subscription.deleted' && endedAt !== null && workspaceId !== null) {
    await sendNotice(app, 'subscription_ended', subscription, id)
  }
}

async function tellAboutInvoice(
  app: AppContext,
  type: string,
  subscription: BillingSubscription,
  invoiceId: string,
): Promise<void> {
  if (subscription.pastDueSince === null) return
  if (type === 'invoice.payment_failed') await sendNotice(app, 'payment_failed', subscription, invoiceId)
  if (type === 'invoice.payment_action_required') {
    await sendNotice(app, 'payment_action_required', subscription, invoiceId)
  }
}
