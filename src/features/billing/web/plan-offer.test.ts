import { describe, expect, test } from 'vitest'
import { type PlanFacts, changeRefusal, planOffer } from './plan-offer.ts'
import { SOLD_PLANS } from '#shared/plan-texts.ts'

const facts = (changes: Partial<PlanFacts>): PlanFacts => ({
  plan: 'FREE',
  subscribedPlan: null,
  ...changes,
})
const offers = (changes: Partial<PlanFacts>) => SOLD_PLANS.map((card) => planOffer(card, facts(changes)))

describe('the cards of Free, Starter, Pro and Teams offer', () => {
  test.each<[string, Partial<PlanFacts>, string[]]>([
    ['a newcomer', {}, ['current', 'upgrade', 'upgrade', 'upgrade']],
    ['a Starter', { plan: 'STARTER', subscribedPlan: 'STARTER' }, ['switch', 'current', 'upgrade', 'upgrade']],
    ['a Pro', { plan: 'PRO', subscribedPlan: 'PRO' }, ['switch', 'switch', 'current', 'upgrade']],
    ['Teams', { plan: 'TEAMS', subscribedPlan: 'TEAMS' }, ['switch', 'switch', 'switch', 'current']],
    ['Omni', { plan: 'OMNI' }, ['switch', 'switch', 'switch', 'switch']],
    ['a Pro whose payment is overdue', { subscribedPlan: 'PRO' }, ['current', 'upgrade', 'settle', 'upgrade']],
  ])('%s', (_, changes, expected) => {
    expect(offers(changes)).toEqual(expected)
  })
})

test.each([
  [{}, undefined],
  [{ mayManage: false }, /role/],
  [{ readOnly: true }, /suspended/],
  [{ impersonating: true, readOnly: true }, /while you're impersonating/],
  [{ planOverride: 'TEAMS' as const }, /Our team set your plan/],
  [{ mode: 'off' as const }, /^Billing is not configured$/],
])("with %o, the plan can't be changed because of %s", (changes, reason) => {
  const usual = { mayManage: true, readOnly: false, impersonating: false, planOverride: null, mode: 'stripe' as const }
  const refusal = changeRefusal({ ...usual, ...changes })
  if (reason === undefined) expect(refusal).toBeUndefined()
  else expect(refusal).toMatch(reason)
})
