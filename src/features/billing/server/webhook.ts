import { Stripe } from 'stripe'
import { z } from 'zod'
import type { AppContext } from '#server/app-context.ts'
import { AppError } from '#shared/errors.ts'
import { paymentsOf } from './ask-provider.ts'
import { findPaidCheckout } from './checkout-session.ts'
import { sendBillingMail } from './billing-mails.ts'
import { type BillingEvent, type BillingSubscription, findEvent, keepTry } from './store.ts'
import { syncSubscription } from './sync.ts'

export async function receiveWebhookEvent(app: AppContext, body: Buffer, signature: string | undefined): Promise<void> {
  const notice = noticeIn(verified(app, body, signature))
  const known = await findEvent(app.db, notice.id)
  if (known === null || known.outcome === 'failed') await tryEvent(app, notice)
}

/** Replaying is safe, because processing reads the current state of the provider. */
export async function replayWebhookEvent(app: AppContext, id: string): Promise<BillingEvent> {
  paymentsOf(app)
  const known = await findEvent(app.db, id)
  if (known === null) throw new AppError('NOT_FOUND')
  if (known.subjectId === null || known.outcome === 'ignored') {
    throw new AppError('CONFLICT', { message: "This event can't be replayed." })
  }
  await tryEvent(app, known)
  return (await findEvent(app.db, id)) ?? known
}

type Notice = Pick<BillingEvent, 'id' | 'type' | 'subjectId' | 'subscriptionId'>

async function tryEvent(app: AppContext, { id, type, subjectId, subscriptionId }: Notice): Promise<void> {
  const notice = { id, type, subjectId, subscriptionId }
  const now = app.clock.now()
  try {
    const concerns = await work(app, notice)
    await keepTry(app.db, { ...notice, outcome: concerns ? 'done' : 'ignored', error: null }, now)
  } catch (error) {
    await keepTry(app.db, { ...notice, outcome: 'failed', error: reasonOf(error) }, now)
    throw error
  }
}

const reasonOf = (error: unknown) =>
  error instanceof AppError ? error.message : 'Processing failed. See the server log for details.'

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
    throw new AppError('INVALID_INPUT', { message: "The body isn't a webhook event." })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      throw new AppError('INVALID_INPUT', { message: "The signature doesn't match the body." })
    }
    throw error
  }
}

export const EVENTS_TO_SEND = [
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

function noticeIn({ id, type, data }: Stripe.Event): Notice {
  // The schema checks an event only down to its id.
  const object = data.object as Partial<Stripe.Invoice> | undefined
  const invoice = ABOUT_INVOICE.includes(type) ? object : undefined
  const parent = invoice?.parent?.subscription_details?.subscription
  const subscriptionId = typeof parent === 'string' ? parent : (parent?.id ?? null)
  return { id, type, subjectId: object?.id ?? null, subscriptionId }
}

async function work(app: AppContext, { id: occasion, type, subjectId, subscriptionId }: Notice): Promise<boolean> {
  if (subjectId === null) return false
  if (CHECKOUT_PAID.includes(type)) {
    await findPaidCheckout(app, subjectId, occasion)
    return true
  }
  if (type.startsWith('customer.subscription.')) {
    const subscription = await syncSubscription(app, subjectId, occasion)
    if (subscription !== null) await tellAboutSubscription(app, type, subscription)
    return true
  }
  if (subscriptionId === null) return false
  const subscription = await syncSubscription(app, subscriptionId, occasion)
  if (subscription !== null) await tellAboutInvoice(app, type, subscription, subjectId)
  return true
}

/** Sends an email only if the event still matches the current state. */
async function tellAboutSubscription(app: AppContext, type: string, subscription: BillingSubscription): Promise<void> {
  const { id, status, trialEndsAt, endedAt, workspaceId } = subscription
  if (type === 'customer.subscription.trial_will_end' && status === 'trialing' && trialEndsAt !== null) {
    await sendBillingMail(app, 'trial_ending', subscription, `${id}:${trialEndsAt.toISOString()}`)
  }
  if (type === 'customer.subscription.deleted' && endedAt !== null && workspaceId !== null) {
    await sendBillingMail(app, 'subscription_ended', subscription, id)
  }
}

async function tellAboutInvoice(
  app: AppContext,
  type: string,
  subscription: BillingSubscription,
  invoiceId: string,
): Promise<void> {
  if (subscription.pastDueSince === null) return
  if (type === 'invoice.payment_failed') await sendBillingMail(app, 'payment_failed', subscription, invoiceId)
  if (type === 'invoice.payment_action_required') {
    await sendBillingMail(app, 'payment_action_required', subscription, invoiceId)
  }
}
