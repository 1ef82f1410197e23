import type { PaidState } from '#features/access/server/subscription-store.ts'
import type { SubscriptionStatus } from '#shared/plan-catalog.ts'
import type { SubscriptionReading } from './subscription-reading.ts'

type Facts = Pick<
  SubscriptionReading,
  'id' | 'plan' | 'status' | 'createdAt' | 'endedAt' | 'pastDueSince' | 'periodAnchor'
>

const PAYING: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due']

export const isRunning = ({ status, endedAt }: Pick<SubscriptionReading, 'status' | 'endedAt'>) =>
  endedAt === null && (PAYING.includes(status) || status === 'unpaid')

/** Uses only the subscriptions, so the order of events doesn't matter. */
export function standingOf<Subscription extends Facts>(
  subscriptions: readonly Subscription[],
): { counting: Subscription | null; surplus: Subscription[] } {
  const [counting = null, ...surplus] = subscriptions
    .filter(isRunning)
    .toSorted(
      (a, b) =>
        Number(PAYING.includes(b.status)) - Number(PAYING.includes(a.status)) ||
        a.createdAt.getTime() - b.createdAt.getTime() ||
        (a.id < b.id ? -1 : 1),
    )
  return { counting, surplus }
}

export function paidStateOf(subscriptions: readonly Facts[], workspaceCreatedAt: Date): PaidState {
  const { counting } = standingOf(subscriptions)
  if (counting === null) {
    const hadOne = subscriptions.some(({ status }) => status === 'canceled')
    const status = hadOne ? 'canceled' : 'active'
    return { plan: 'FREE', status, pastDueSince: null, periodAnchor: workspaceCreatedAt }
  }
  const { plan, status, pastDueSince, periodAnchor } = counting
  return { plan: plan ?? 'FREE', status, pastDueSince, periodAnchor }
}
