import { PLANS, type PlanName } from '#shared/plan-catalogue.ts'
import type { SoldPlan } from '#shared/plan-texts.ts'
import type { Billing } from '../contract.ts'

export type PlanFacts = Pick<Billing, 'plan' | 'subscribedPlan'>

/**
 * What a plan's card offers: nothing for the plan one has; `upgrade` and `switch` change the plan; `settle` leads to the
 * open payment of a plan that has been lost for it, because a second subscription beside it would be paid twice.
 */
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

/** Why this person cannot change the plan now; undefined when they can. */
export function changeRefusal(given: Circumstances): string | undefined {
  const { mayManage, readOnly, impersonating, planOverride, mode } = given
  if (impersonating) return 'Billing cannot be changed while you are acting for somebody else.'
  if (!mayManage) return 'Your role cannot change the plan.'
  if (readOnly) return 'This workspace is suspended: its plan cannot be changed.'
  if (planOverride !== null) return 'Your plan was set by our team. Please contact support to change it.'
  return mode === 'off' ? 'Billing is not configured' : undefined
}
