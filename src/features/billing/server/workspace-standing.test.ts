import { describe, expect, test } from 'vitest'
import {
  type PlanName,
  type SubscriptionStatus,
  PLANS,
  PLAN_CATALOG,
  effectiveLimits,
  effectivePlan,
} from '#shared/plan-catalog.ts'
import { recurringRevenue } from './revenue.ts'
import { paidStateOf, standingOf } from './workspace-standing.ts'

const MADE = new Date('2026-01-31T08:00:00Z')
const day = (count: number) => new Date(Date.UTC(2026, 9, count))

const subscription = (changes: object = {}) => ({
  id: 'sub_a',
  plan: 'PRO' as const,
  status: 'active' as SubscriptionStatus,
  createdAt: day(1),
  endedAt: null as Date | null,
  pastDueSince: null as Date | null,
  periodAnchor: day(1),
  ...changes,
})

describe('the subscription that counts', () => {
  const older = subscription()
  const newer = subscription({ id: 'sub_b', createdAt: day(2) })
  const owing = subscription({ id: 'sub_0', createdAt: day(0), status: 'unpaid' })
  const ended = subscription({ id: 'sub_9', createdAt: day(0), status: 'canceled', endedAt: day(1) })
  const neverPaid = subscription({ id: 'sub_8', createdAt: day(0), status: 'incomplete' })

  test.each([
    ['the older of two', [older, newer], 'sub_a', ['sub_b']],
    ['the one that pays before one that owes', [owing, newer], 'sub_b', ['sub_0']],
    ['one that owes before none', [owing, ended], 'sub_0', []],
    ['by its id when both began at once', [subscription({ id: 'sub_z' }), older], 'sub_a', ['sub_z']],
    ['none that has ended or never began', [ended, neverPaid], undefined, []],
  ])('is %s', (_, all, counting, surplus) => {
    for (const order of [all, all.toReversed()]) {
      const found = standingOf(order)
      expect([found.counting?.id, found.surplus.map(({ id }) => id)]).toEqual([counting, surplus])
    }
  })
})

describe('the paid state', () => {
  test('without payments is Free, counted from the start of the workspace', () => {
    const free = { plan: 'FREE', status: 'active', pastDueSince: null, periodAnchor: MADE }
    expect(paidStateOf([], MADE)).toEqual(free)
    expect(paidStateOf([subscription({ status: 'incomplete' })], MADE)).toEqual(free)
  })

  test('with a subscription has its plan, state and periods', () => {
    const late = subscription({ plan: 'TEAMS', status: 'past_due', pastDueSince: day(3), periodAnchor: day(2) })
    expect(paidStateOf([late], MADE)).toEqual({
      plan: 'TEAMS',
      status: 'past_due',
      pastDueSince: day(3),
      periodAnchor: day(2),
    })
  })

  test('after the last subscription is Free and canceled', () => {
    expect(paidStateOf([subscription({ status: 'canceled', endedAt: day(9) })], MADE)).toMatchObject({
      plan: 'FREE',
      status: 'canceled',
      periodAnchor: MADE,
    })
  })

  test('ignores a price without a plan', () => {
    expect(paidStateOf([subscription({ plan: null })], MADE).plan).toBe('FREE')
  })
})

/** Written by hand from spec.md. The letters mean export, upload, connect, bulk export, calendar and workflow. */
const OPENS: Record<PlanName, string> = {
  FREE: '------',
  STARTER: 'e-----',
  PRO: 'eu--cw',
  TEAMS: 'eukbcw',
  OMNI: 'eukbcw',
}
const COUNTS: Record<PlanName, readonly number[]> = {
  FREE: [1, 1, 1, 10, 3],
  STARTER: [3, 1, 10, 100, 30],
  PRO: [10, 1, 10, 100, 30],
  TEAMS: [-1, 5, 50, 500, 150],
  OMNI: [-1, -1, -1, -1, -1],
}

describe('every plan, paid or overridden, in every state', () => {
  const now = day(20)
  const letters = (limits: ReturnType<typeof effectiveLimits>) =>
    (
      [
        ['e', limits.exportEnabled],
        ['u', limits.csvUploadEnabled],
        ['k', limits.klaviyoIntegrationEnabled],
        ['b', limits.bulkExportEnabled],
        ['c', limits.calendarEnabled],
        ['w', limits.workflowEnabled],
      ] as const
    )
      .map(([letter, opens]) => (opens ? letter : '-'))
      .join('')
  const numbers = (limits: ReturnType<typeof effectiveLimits>) => [
    limits.users,
    limits.brands,
    limits.mainTopicsPerMonth,
    limits.subtopicsPerMonth,
    limits.outlinesPerMonth,
  ]

  const states: [SubscriptionStatus, Date | null, boolean][] = [
    ['active', null, true],
    ['trialing', null, true],
    ['past_due', day(14), true],
    ['past_due', day(13), false],
    ['past_due', null, false],
    ['unpaid', day(14), false],
    ['canceled', null, false],
    ['incomplete', null, false],
  ]

  test.each(PLANS.flatMap((plan) => [null, ...PLANS].map((planOverride) => ({ plan, planOverride }))))(
    '$plan with override $planOverride',
    ({ plan, planOverride }) => {
      for (const [status, pastDueSince, works] of states) {
        const facts = { plan, planOverride, status, pastDueSince, quotaOverride: null }
        const wanted = planOverride ?? (works ? plan : 'FREE')
        expect([status, effectivePlan(facts, now)]).toEqual([status, wanted])
        const limits = effectiveLimits(facts, now)
        expect([letters(limits), numbers(limits)]).toEqual([OPENS[wanted], COUNTS[wanted]])
        const more = effectiveLimits({ ...facts, quotaOverride: { outlinesPerMonth: 7, exportEnabled: true } }, now)
        expect(more).toEqual({ ...limits, outlinesPerMonth: 7, exportEnabled: true })
      }
    },
  )

  test('the catalog has the prices of the product', () => {
    expect(PLANS.map((plan) => [PLAN_CATALOG[plan].price, PLAN_CATALOG[plan].priceId])).toEqual([
      [0, null],
      [29, 'price_starter'],
      [49, 'price_pro'],
      [99, 'price_teams'],
      [0, null],
    ])
  })
})

test('recurring revenue counts paying workspaces at their price', () => {
  const pays = (status: SubscriptionStatus, monthlyAmount: number) => ({ status, monthlyAmount })
  expect(
    recurringRevenue([
      pays('active', 4900),
      pays('active', 2450),
      pays('past_due', 9900),
      pays('trialing', 4900),
      pays('unpaid', 4900),
      pays('incomplete', 4900),
      pays('canceled', 4900),
    ]),
  ).toBe(17_250)
})
