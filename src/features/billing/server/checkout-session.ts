import type { Stripe } from 'stripe'
import type { AppContext } from '#server/app-context.ts'
import { askFor } from './ask-provider.ts'
import type { BillingSubscription } from './store.ts'
import { syncSubscription } from './sync.ts'

export interface PaidCheckout {
  session: Stripe.Checkout.Session
  email: string
  subscription: BillingSubscription
}

export async function findPaidCheckout(app: AppContext, id: string, occasion: string): Promise<PaidCheckout | null> {
  const session = await askFor(app, (stripe) => stripe.checkout.sessions.retrieve(id))
  if (session === null || !isPaid(session)) return null
  const subscriptionId = typeof session.subscription === 'string' ? session.subscription : session.subscription?.id
  const email = session.customer_details?.email ?? null
  if (subscriptionId === undefined || email === null) return null
  const subscription = await syncSubscription(app, subscriptionId, occasion, id)
  return subscription === null ? null : { session, email, subscription }
}

function isPaid({ mode, status, payment_status: payment }: Stripe.Checkout.Session): boolean {
  return mode === 'subscription' && status === 'complete' && (payment === 'paid' || payment === 'no_payment_required')
}
