import type { AppContext } from '#server/app-context.ts'
import type { Stripe } from 'stripe'
import { AppError } from '#shared/errors.ts'
import type { CHOOSABLE_PLANS } from '../contract.ts'
import { ask, paymentsOf } from './ask-provider.ts'
import { priceIdOf } from './prices.ts'
import { type BillingSubscription, findSubscriptionsOf } from './store.ts'
import { standingOf } from './workspace-standing.ts'

export async function openPortal(app: AppContext, workspaceId: string): Promise<{ url: string }> {
  paymentsOf(app)
  const all = await findSubscriptionsOf(app.db, workspaceId)
  const customer = (standingOf(all).counting ?? all[0])?.customerId
  if (customer === undefined) throw new AppError('NO_SUBSCRIPTION')
  return { url: await portalAddress(app, customer) }
}

/** The portal asks for confirmation, so a click here never charges anyone. */
export async function addressOfChange(
  app: AppContext,
  subscription: BillingSubscription,
  plan: (typeof CHOOSABLE_PLANS)[number],
): Promise<string> {
  const { id, customerId, itemId, status, endsAt } = subscription
  const ending = endsAt !== null
  if (plan === subscription.plan && !ending) throw new AppError('CURRENT_PLAN')
  // The first page of the portal lets customers keep an ending subscription and pay open invoices.
  const wantsFirstPage = plan === subscription.plan || (plan === 'FREE' && ending)
  const owes = status === 'past_due' || status === 'unpaid'
  if (wantsFirstPage || (owes && plan !== 'FREE')) return portalAddress(app, customerId)
  if (plan === 'FREE') {
    return portalAddress(app, customerId, { type: 'subscription_cancel', subscription_cancel: { subscription: id } })
  }
  if (itemId === null) return portalAddress(app, customerId)
  return portalAddress(app, customerId, {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: id,
      items: [{ id: itemId, price: priceIdOf(app.env, plan), quantity: 1 }],
    },
  })
}

async function portalAddress(
  app: AppContext,
  customer: string,
  flow?: Omit<Stripe.BillingPortal.SessionCreateParams.FlowData, 'after_completion'>,
): Promise<string> {
  const billing = `${app.env.appUrl}/dashboard/billing`
  const session = await ask(app, (stripe) =>
    stripe.billingPortal.sessions.create({
      customer,
      return_url: billing,
      ...(flow !== undefined && {
        flow_data: {
          ...flow,
          after_completion: { type: 'redirect', redirect: { return_url: `${billing}?success=true` } },
        },
      }),
    }),
  )
  return session.url
}
