import { describe, expect, test } from 'vitest'
import type { Billing } from '../contract.ts'
import { billingBanners } from './billing-banners.ts'
import { billingOf } from './billing.fixtures.ts'

const now = new Date('2026-12-01T10:00:00Z')
const overdue = {
  plan: 'PRO',
  subscribedPlan: 'PRO',
  hasPortal: true,
  status: 'past_due',
  pastDueSince: '2026-11-28T10:00:00.000Z',
  graceEndsAt: '2026-12-05T10:00:00.000Z',
} as const
const titles = (changes: Partial<Billing>) => billingBanners(billingOf(changes), now).map(({ title }) => title)
const first = (changes: Partial<Billing>) => billingBanners(billingOf(changes), now)[0]

test.each<[string, Partial<Billing>]>([
  ['Free', {}],
  ['a paid plan', { plan: 'PRO', subscribedPlan: 'PRO', hasPortal: true }],
  ['a plan that has ended', { status: 'canceled', hasPortal: true }],
])('shows nothing for %s', (_, changes) => {
  expect(titles(changes)).toEqual([])
})

describe('a failed payment', () => {
  test('shows the remaining days of the plan and links to the portal', () => {
    expect(first(overdue)).toMatchObject({
      tone: 'bad',
      title: 'Payment failed',
      text: "Your last payment didn't go through. The Pro plan keeps working for 4 more days, until December 5, 2026.",
      action: { label: 'Update payment method', to: 'portal' },
    })
    expect(first({ ...overdue, graceEndsAt: '2026-12-02T09:00:00.000Z' })?.text).toContain('for 1 more day, until')
  })

  test('links to the open invoice', () => {
    expect(first({ ...overdue, paymentUrl: 'https://pay.example/in_1' })?.action).toEqual({
      label: 'Pay now',
      to: 'payment',
    })
  })

  test.each([
    { ...overdue, plan: 'FREE' as const, graceEndsAt: '2026-12-01T10:00:00.000Z' },
    { ...overdue, plan: 'FREE' as const, status: 'unpaid' as const },
  ])('explains the limits after the grace period', (changes) => {
    expect(first(changes)).toMatchObject({ tone: 'bad', title: 'Your Pro plan is on hold' })
  })

  test("doesn't threaten a workspace with a plan override", () => {
    expect(first({ ...overdue, plan: 'TEAMS', planOverride: 'TEAMS' })?.text).toBe(
      "Your payment for the Pro plan didn't go through.",
    )
  })

  test('a first payment waits for its confirmation', () => {
    expect(
      first({ subscribedPlan: 'PRO', status: 'incomplete', paymentUrl: 'https://pay.example/in_1' }),
    ).toMatchObject({
      title: "Your payment isn't confirmed yet",
      action: { label: 'Confirm payment', to: 'payment' },
    })
  })
})

test('a canceled plan shows its last day and a way to keep it', () => {
  const canceled = { plan: 'PRO', subscribedPlan: 'PRO', hasPortal: true, endsAt: '2026-12-20T10:00:00.000Z' } as const
  expect(first(canceled)).toMatchObject({
    title: 'Your Pro plan ends on December 20, 2026',
    action: { label: 'Keep my plan', to: 'portal' },
  })
  expect(titles({ ...canceled, status: 'trialing', trialEndsAt: '2026-12-20T10:00:00.000Z' })).toHaveLength(1)
})

test('a trial shows the price that follows, with the discount', () => {
  const trial = {
    plan: 'PRO',
    subscribedPlan: 'PRO',
    status: 'trialing',
    trialEndsAt: '2026-12-20T10:00:00.000Z',
  } as const
  expect(first(trial)?.text).toContain('costs $49 a month')
  expect(first({ ...trial, monthlyAmount: 2450, currency: 'usd' })?.text).toContain('costs $24.50 a month')
})

test('shows all banners, most urgent first', () => {
  expect(
    titles({
      ...overdue,
      endsAt: '2026-12-20T10:00:00.000Z',
      overLimits: [{ what: 'brands', used: 3, limit: 1 }],
      planOverride: 'STARTER',
      plan: 'STARTER',
    }),
  ).toEqual([
    'Payment failed',
    'Your Pro plan ends on December 20, 2026',
    "You're over the Starter plan's limits",
    'Our team set your plan',
  ])
})

describe('the code of an offer', () => {
  const about = (changes: Partial<Billing>) =>
    billingBanners(billingOf(changes), now, 'FRIENDS30').map(({ title }) => title)

  test('waits for the first paid plan and changes no running one', () => {
    expect(about({})).toEqual(['We saved the code FRIENDS30 for your first paid plan'])
    expect(about({ plan: 'PRO', subscribedPlan: 'PRO' })).toEqual(['The code FRIENDS30 is for a first paid plan'])
  })

  test.each<Partial<Billing>>([{ plan: 'TEAMS', planOverride: 'TEAMS' }, { mode: 'off' }])(
    'is hidden if nothing can be bought: %j',
    (changes) => expect(about(changes).join(' ')).not.toContain('FRIENDS30'),
  )
})
