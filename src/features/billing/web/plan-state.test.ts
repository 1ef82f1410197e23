import { expect, test } from 'vitest'
import { billingOf } from './billing.fixtures.ts'
import { nextPayment, planPrice, planState } from './plan-state.ts'

const pro = { plan: 'PRO', subscribedPlan: 'PRO', currentPeriodEndsAt: '2026-12-21T10:00:00.000Z' } as const
const end = '2026-12-21T10:00:00.000Z'

test.each([
  [{}, undefined, undefined],
  [pro, 'Active', 'Next payment on December 21, 2026'],
  [{ ...pro, status: 'trialing' as const, trialEndsAt: end }, 'Trial', 'First payment on December 21, 2026'],
  [{ ...pro, endsAt: end }, 'Ends on December 21, 2026', undefined],
  [{ ...pro, status: 'past_due' as const }, 'Past due', undefined],
  [{ ...pro, plan: 'FREE' as const, status: 'unpaid' as const }, 'Past due', undefined],
  [{ ...pro, plan: 'FREE' as const, status: 'incomplete' as const }, 'Waiting for payment', undefined],
  [{ ...pro, plan: 'OMNI' as const, planOverride: 'OMNI' as const }, 'Set by our team', undefined],
  [{ status: 'canceled' as const }, undefined, undefined],
])('%o shows %s, %s', (changes, state, payment) => {
  expect(planState(billingOf(changes))?.label).toBe(state)
  expect(nextPayment(billingOf(changes))).toBe(payment)
})

test.each([
  [{}, '$0', false],
  [pro, '$49', false],
  [{ ...pro, monthlyAmount: 4900, currency: 'usd' }, '$49', false],
  [{ ...pro, monthlyAmount: 2450, currency: 'usd' }, '$24.50', true],
  [
    { ...pro, plan: 'TEAMS' as const, planOverride: 'TEAMS' as const, monthlyAmount: 4900, currency: 'usd' },
    '$99',
    false,
  ],
])('%o costs %s, discounted: %s', (changes, price, discounted) => {
  expect(planPrice(billingOf(changes))).toEqual({ price, discounted })
})
