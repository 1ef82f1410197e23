import type { AppContext } from '#server/app-context.ts'
import { type PlanLimits, type PlanName, effectiveLimits, effectivePlan } from '#shared/plan-catalog.ts'
import { type SubscriptionRow, findSubscriptions } from './subscription-store.ts'

export const planOf = (subscription: SubscriptionRow, now: Date): { plan: PlanName; limits: PlanLimits } => ({
  plan: effectivePlan(subscription, now),
  limits: effectiveLimits(subscription, now),
})

export async function planNow({ db, clock }: Pick<AppContext, 'db' | 'clock'>, workspaceId: string): Promise<PlanName> {
  const subscription = (await findSubscriptions(db, [workspaceId])).get(workspaceId)
  return subscription === undefined ? 'FREE' : effectivePlan(subscription, clock.now())
}

export async function subscriptionOf(app: AppContext, workspaceId: string) {
  const { plan, planOverride, status, quotaOverride } = (await findSubscriptions(app.db, [workspaceId])).get(
    workspaceId,
  )!
  return { plan, planOverride, status, quotaOverride }
}
