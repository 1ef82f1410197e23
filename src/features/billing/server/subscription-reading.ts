import type { Stripe } from 'stripe'
import type { SubscriptionStatus } from '#shared/plan-catalog.ts'
import type { PaidPlan } from '../contract.ts'

/** A subscription as the payment provider returns it now. It doesn't depend on which events arrived, or when. */
export interface SubscriptionReading {
  id: string
  customerId: string
  email: string | null
  plan: PaidPlan | null
  status: SubscriptionStatus
  itemId: string | null
  monthlyAmount: number
  currency: string
  createdAt: Date
  periodAnchor: Date
  periodEndsAt: Date | null
  trialEndsAt: Date | null
  endsAt: Date | null
  endedAt: Date | null
  pastDueSince: Date | null
  paymentUrl: string | null
  checkoutWorkspaceId: string | null
}

const STATUSES: Record<string, SubscriptionStatus> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'incomplete',
  incomplete_expired: 'canceled',
  canceled: 'canceled',
}

const moment = (seconds: number) => new Date(seconds * 1000)
const momentOrNull = (seconds: number | null | undefined) => (typeof seconds === 'number' ? moment(seconds) : null)

export function readSubscription(
  subscription: Stripe.Subscription,
  openInvoices: readonly Stripe.Invoice[],
  planOf: (priceId: string) => PaidPlan | null,
): SubscriptionReading {
  const { customer } = subscription
  const item = subscription.items.data[0]
  const periodEndsAt = momentOrNull(item?.current_period_end)
  const oldestOpen = openInvoices.toSorted((a, b) => dueSince(a) - dueSince(b))[0]
  const status = STATUSES[subscription.status] ?? 'unpaid'
  const owes = status === 'past_due' || status === 'unpaid'
  return {
    id: subscription.id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    email: typeof customer === 'string' || customer.deleted ? null : customer.email,
    plan: item === undefined ? null : planOf(item.price.id),
    status,
    itemId: item?.id ?? null,
    monthlyAmount: monthlyAmount(subscription),
    currency: subscription.currency,
    createdAt: moment(subscription.created),
    periodAnchor: moment(subscription.billing_cycle_anchor),
    periodEndsAt,
    trialEndsAt: status === 'trialing' ? momentOrNull(subscription.trial_end) : null,
    endsAt: momentOrNull(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEndsAt : null),
    endedAt: momentOrNull(subscription.ended_at) ?? (status === 'canceled' ? moment(subscription.created) : null),
    pastDueSince: owes
      ? (momentOrNull(oldestOpen && dueSince(oldestOpen)) ?? momentOrNull(item?.current_period_start))
      : null,
    paymentUrl: owes ? (oldestOpen?.hosted_invoice_url ?? null) : null,
    checkoutWorkspaceId: subscription.metadata['workspaceId'] ?? null,
  }
}

const dueSince = (invoice: Stripe.Invoice) => invoice.status_transitions.finalized_at ?? invoice.created

/** Recurring discounts reduce the price. A discount for one month doesn't. */
function monthlyAmount({ items, discounts }: Stripe.Subscription): number {
  const [item] = items.data
  let amount = (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1)
  for (const discount of discounts) {
    const coupon = typeof discount === 'string' ? null : discount.source.coupon
    if (coupon === null || typeof coupon === 'string' || coupon.duration === 'once') continue
    amount = amount * (1 - (coupon.percent_off ?? 0) / 100) - (coupon.amount_off ?? 0)
  }
  return Math.max(0, Math.round(amount))
}
