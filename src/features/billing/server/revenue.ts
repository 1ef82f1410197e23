import type { AppContext } from '#server/app-context.ts'
import { type BillingSubscription, findPaying } from './store.ts'

/**
 * Monthly recurring revenue in the smallest unit of the currency: what running subscriptions cost after lasting
 * discounts. Trials and unpaid ones count nothing, nor do plans that were given away.
 */
export function recurringRevenue(
  subscriptions: readonly Pick<BillingSubscription, 'status' | 'monthlyAmount'>[],
): number {
  return subscriptions
    .filter(({ status }) => status === 'active' || status === 'past_due')
    .reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0)
}

export async function monthlyRecurringRevenue(app: AppContext): Promise<number> {
  return recurringRevenue(await findPaying(app.db))
}
