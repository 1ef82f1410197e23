import type { PaidState } from '#features/access/server/subscription-store.ts'
import type { SubscriptionStatus } from '#shared/plan-catalogue.ts'
import type { SubscriptionReading } from './subscription-reading.ts'

type Facts = Pick<
  SubscriptionReading,
  'id' | 'plan' | 'status' | 'createdAt' | 'endedAt' | 'pastDueSince' | 'periodAnchor'
>

const PAYING: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due']

/** A subscription that can still ask for money. One whose first payment never came through has granted nothing. */
export const isRunning = ({ status, endedAt }: Pick<SubscriptionReading, 'status' | 'endedAt'>) =>
  endedAt === null && (PAYING.includes(status) || status === 'unpaid')

/**
 * The one subscription that counts for a workspace, and those that must not run beside it. Who pays comes before who
 * owes, then the older before the newer: a rule about the subscriptions alone, so the order of notices cannot matter.
 */
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

/** What the plans feature is told. Without a running subscription a workspace is on Free, counted from its own start. */
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
