import { describe, expect, test } from 'vitest'
import type { Billing } from '../contract.ts'
import { billingNotices } from './billing-notices.ts'
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
const titles = (changes: Partial<Billing>) => billingNotices(billingOf(changes), now).map(({ title }) => title)
const first = (changes: Partial<Billing>) => billingNotices(billingOf(changes), now)[0]

test.each<[string, Partial<Billing>]>([
  ['Free', {}],
  ['a paid plan', { plan: 'PRO', subscribedPlan: 'PRO', hasPortal: true }],
  ['a plan that has ended', { status: 'canceled', hasPortal: true }],
])('there is nothing to say about %s', (_, changes) => {
  expect(titles(changes)).toEqual([])
})

describe('a failed payment', () => {
  test('counts the days the plan keeps working and leads to the portal', () => {
    expect(first(overdue)).toMatchObject({
      tone: 'bad',
      title: 'Payment failed',
      text: 'Your last payment did not go through. The Pro plan keeps working for 4 more days, until December 5, 2026.',
      action: { label: 'Update Payment Method', to: 'portal' },
    })
    expect(first({ ...overdue, graceEndsAt: '2026-12-02T09:00:00.000Z' })?.text).toContain('for 1 more day, until')
  })

  test('leads to the open invoice where there is one', () => {
    expect(first({ ...overdue, paymentUrl: 'https://pay.example/in_1' })?.action).toEqual({
      label: 'Pay Now',
      to: 'payment',
    })
  })

  test.each([
    { ...overdue, plan: 'FREE' as const, graceEndsAt: '2026-12-01T10:00:00.000Z' },
    { ...overdue, plan: 'FREE' as const, status: 'unpaid' as const },
  ])('says what is left when the grace is over', (changes) => {
    expect(first(changes)).toMatchObject({ tone: 'bad', title: 'Your Pro plan is on hold' })
  })

  test('threatens nobody whose plan was given', () => {
    expect(first({ ...overdue, plan: 'TEAMS', planOverride: 'TEAMS' })?.text).toBe(
      'Your payment for the Pro plan did not go through.',
    )
  })

  test('a first payment waits for its confirmation', () => {
    expect(
      first({ subscribedPlan: 'PRO', status: 'incomplete', paymentUrl: 'https://pay.example/in_1' }),
    ).toMatchObject({
      title: 'Your payment is not confirmed yet',
      action: { label: 'Confirm Payment', to: 'payment' },
    })
  })
})

test('a canceled plan names its last day and the way back', () => {
  const canceled = { plan: 'PRO', subscribedPlan: 'PRO', hasPortal: true, endsAt: '2026-12-20T10:00:00.000Z' } as const
  expect(first(canceled)).toMatchObject({
    title: 'Your Pro plan ends on December 20, 2026',
    action: { label: 'Keep My Plan', to: 'portal' },
  })
  // A trial that was canceled does not go on: only its end is told.
  expect(titles({ ...canceled, status: 'trialing', trialEndsAt: '2026-12-20T10:00:00.000Z' })).toHaveLength(1)
})

test('a trial names the price that follows, discount included', () => {
  const trial = {
    plan: 'PRO',
    subscribedPlan: 'PRO',
    status: 'trialing',
    trialEndsAt: '2026-12-20T10:00:00.000Z',
  } as const
  expect(first(trial)?.text).toContain('for $49 a month')
  expect(first({ ...trial, monthlyAmount: 2450, currency: 'usd' })?.text).toContain('for $24.50 a month')
})

test('everything is told at once, most urgent first', () => {
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
    'More than the Starter plan includes',
    'Your plan was set by our team',
  ])
})

describe('the code of an offer', () => {
  const about = (changes: Partial<Billing>) =>
    billingNotices(billingOf(changes), now, 'FRIENDS30').map(({ title }) => title)

  test('waits for the first paid plan, and changes nothing of one that runs', () => {
    expect(about({})).toEqual(['The code FRIENDS30 is kept for your first paid plan'])
    expect(about({ plan: 'PRO', subscribedPlan: 'PRO' })).toEqual(['The code FRIENDS30 is for a first paid plan'])
  })

  test.each<Partial<Billing>>([{ plan: 'TEAMS', planOverride: 'TEAMS' }, { mode: 'off' }])(
    'is not spoken of where nothing can be bought: %j',
    (changes) => expect(about(changes).join(' ')).not.toContain('FRIENDS30'),
  )
})
