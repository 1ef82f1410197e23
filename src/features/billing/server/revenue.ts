import type { AppContext } from '#server/app-context.ts'
import { type BillingSubscription, findPaying } from './store.ts'

/**
 * In the smallest unit of the currency, after recurring discounts. Without trials, unpaid subscriptions and plan
 * overrides.
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
