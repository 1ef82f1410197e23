import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { readSubscription } from './subscription-reading.ts'

const DAY = 86_400
const START = Date.parse('2026-10-31T09:00:00Z') / 1000

const subscription = (changes: object = {}) =>
  ({
    id: 'sub_1',
    object: 'subscription',
    billing_cycle_anchor: START,
    cancel_at: null,
    cancel_at_period_end: false,
    created: START,
    currency: 'usd',
    customer: { id: 'cus_1', object: 'customer', email: 'payer@example.com' },
    discounts: [],
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          current_period_start: START,
          current_period_end: START + 30 * DAY,
          price: { id: 'price_pro', unit_amount: 4900 },
          quantity: 1,
        },
      ],
    },
    metadata: {},
    status: 'active',
    trial_end: null,
    ...changes,
  }) as unknown as Stripe.Subscription

const openInvoice = (finalizedAt: number, url: string) =>
  ({
    created: finalizedAt - 3600,
    status_transitions: { finalized_at: finalizedAt },
    hosted_invoice_url: url,
  }) as Stripe.Invoice

const planOf = (priceId: string) => (priceId === 'price_pro' ? ('PRO' as const) : null)
const read = (changes: object = {}, open: Stripe.Invoice[] = []) =>
  readSubscription(subscription(changes), open, planOf)
const at = (seconds: number) => new Date(seconds * 1000)

test('a running subscription', () => {
  expect(read()).toEqual({
    id: 'sub_1',
    customerId: 'cus_1',
    email: 'payer@example.com',
    plan: 'PRO',
    status: 'active',
    itemId: 'si_1',
    monthlyAmount: 4900,
    currency: 'usd',
    createdAt: at(START),
    periodAnchor: at(START),
    periodEndsAt: at(START + 30 * DAY),
    trialEndsAt: null,
    endsAt: null,
    endedAt: null,
    pastDueSince: null,
    paymentUrl: null,
    checkoutWorkspaceId: null,
  })
})

test.each([
  ['active', 'active'],
  ['trialing', 'trialing'],
  ['past_due', 'past_due'],
  ['unpaid', 'unpaid'],
  ['paused', 'unpaid'],
  ['incomplete', 'incomplete'],
  ['incomplete_expired', 'canceled'],
  ['canceled', 'canceled'],
  ['something_of_next_year', 'unpaid'],
])('the status %s counts as %s', (status, wanted) => {
  expect(read({ status }).status).toBe(wanted)
})

test('ignores the price of another product', () => {
  const items = { data: [{ ...subscription().items.data[0], price: { id: 'price_mug', unit_amount: 1200 } }] }
  expect(read({ items }).plan).toBeNull()
})

describe('the debt', () => {
  test('starts with the oldest open invoice, which can be paid', () => {
    const open = [openInvoice(START + 20 * DAY, 'https://pay/2'), openInvoice(START + 2 * DAY, 'https://pay/1')]
    expect(read({ status: 'past_due' }, open)).toMatchObject({
      pastDueSince: at(START + 2 * DAY),
      paymentUrl: 'https://pay/1',
    })
  })

  test('starts with the period without an open invoice', () => {
    expect(read({ status: 'past_due' }).pastDueSince).toEqual(at(START))
  })

  test('ends with the payment', () => {
    expect(read({ status: 'active' }, [openInvoice(START, 'https://pay/1')]).pastDueSince).toBeNull()
  })
})

describe('the end', () => {
  test.each([
    [{ cancel_at_period_end: true }, START + 30 * DAY],
    [{ cancel_at: START + 5 * DAY }, START + 5 * DAY],
    [{ cancel_at: START + 30 * DAY, cancel_at_period_end: true }, START + 30 * DAY],
  ])('announced by %j', (changes, wanted) => {
    expect(read(changes).endsAt).toEqual(at(wanted))
  })

  test('in the past', () => {
    expect(read({ status: 'canceled', ended_at: START + DAY }).endedAt).toEqual(at(START + DAY))
  })
})

describe('the monthly amount', () => {
  const discount = (coupon: object) => ({ discounts: [{ source: { coupon, type: 'coupon' } }] })

  test.each([
    ['half for life', discount({ duration: 'forever', percent_off: 50, amount_off: null }), 2450],
    ['ten dollars off for a year', discount({ duration: 'repeating', percent_off: null, amount_off: 1000 }), 3900],
    ['more off than it costs', discount({ duration: 'forever', percent_off: null, amount_off: 9900 }), 0],
    ['one month for nothing', discount({ duration: 'once', percent_off: 100, amount_off: null }), 4900],
    ['a discount that was not read', { discounts: ['di_1'] }, 4900],
  ])('with %s', (_, changes, wanted) => {
    expect(read(changes).monthlyAmount).toBe(wanted)
  })
})
