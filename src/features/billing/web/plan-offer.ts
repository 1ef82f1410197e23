import { PLANS, type PlanName } from '#shared/plan-catalog.ts'
import type { SoldPlan } from '#shared/plan-texts.ts'
import type { Billing } from '../contract.ts'

export type PlanFacts = Pick<Billing, 'plan' | 'subscribedPlan'>

/** `settle` opens the overdue payment, because a second subscription would charge the user twice. */
export type PlanOffer = 'current' | 'upgrade' | 'switch' | 'settle'

export const OFFER_LABELS: Record<PlanOffer, string> = {
  current: 'Current Plan',
  upgrade: 'Upgrade',
  switch: 'Switch plan',
  settle: 'Update payment',
}

export function planOffer(card: SoldPlan, facts: PlanFacts): PlanOffer {
  if (card === facts.plan) return 'current'
  if (card === facts.subscribedPlan) return 'settle'
  return PLANS.indexOf(card) > PLANS.indexOf(facts.plan) ? 'upgrade' : 'switch'
}

export interface Circumstances {
  mayManage: boolean
  readOnly: boolean
  impersonating: boolean
  planOverride: PlanName | null
  mode: Billing['mode']
}

export function changeRefusal(given: Circumstances): string | undefined {
  const { mayManage, readOnly, impersonating, planOverride, mode } = given
  if (impersonating) return "You can't change billing while you're impersonating a user."
  if (!mayManage) return "Your role can't change the plan. Ask an owner or admin."
  if (readOnly) return "This workspace is suspended, so you can't change its plan."
  if (planOverride !== null) return 'Our team set your plan. Contact support to change it.'
  return mode === 'off' ? 'Billing is not configured' : undefined
}
