import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import type { Billing } from '../contract.ts'
import { dayText, moneyText } from './widgets/money-and-days.ts'

interface PlanState {
  label: string
  dot: 'ok' | 'info' | 'warn' | 'bad'
}

export function planState(billing: Billing): PlanState | undefined {
  const { plan, subscribedPlan, planOverride, status, endsAt } = billing
  if (planOverride !== null) return { label: 'Set by our team', dot: 'info' }
  if (subscribedPlan !== null) {
    if (status === 'past_due' || status === 'unpaid') return { label: 'Past due', dot: 'bad' }
    if (status === 'incomplete') return { label: 'Waiting for payment', dot: 'warn' }
  }
  if (plan === 'FREE') return undefined
  if (endsAt !== null) return { label: `Ends on ${dayText(endsAt)}`, dot: 'warn' }
  return status === 'trialing' ? { label: 'Trial', dot: 'info' } : { label: 'Active', dot: 'ok' }
}

export function planPrice(billing: Billing): { price: string; discounted: boolean } {
  const { plan, planOverride, subscribedPlan, monthlyAmount, currency } = billing
  const regular = PLAN_CATALOG[plan].price
  if (planOverride !== null || plan !== subscribedPlan || monthlyAmount === null || currency === null) {
    return { price: `$${regular}`, discounted: false }
  }
  const price = moneyText(monthlyAmount, currency).replace(/\.00$/, '')
  return { price, discounted: currency.toUpperCase() === 'USD' && monthlyAmount < regular * 100 }
}

export function nextPayment(billing: Billing): string | undefined {
  const { planOverride, subscribedPlan, status, endsAt, currentPeriodEndsAt, trialEndsAt } = billing
  if (planOverride !== null || subscribedPlan === null || endsAt !== null) return undefined
  if (status === 'trialing' && trialEndsAt !== null) return `First payment on ${dayText(trialEndsAt)}`
  return status === 'active' && currentPeriodEndsAt !== null
    ? `Next payment on ${dayText(currentPeriodEndsAt)}`
    : undefined
}
