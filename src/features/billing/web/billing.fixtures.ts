import type { Billing } from '../contract.ts'

export function billingOf(changes: Partial<Billing> = {}): Billing {
  return {
    mode: 'stripe',
    plan: 'FREE',
    subscribedPlan: null,
    planOverride: null,
    status: 'active',
    hasPortal: false,
    currentPeriodEndsAt: null,
    endsAt: null,
    trialEndsAt: null,
    pastDueSince: null,
    graceEndsAt: null,
    paymentUrl: null,
    monthlyAmount: null,
    currency: null,
    overLimits: [],
    ...changes,
  }
}
