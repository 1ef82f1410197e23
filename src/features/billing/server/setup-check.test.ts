import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { judgePortal, judgePrice, judgePromotion, judgeWebhook } from './setup-check.ts'
import { EVENTS_TO_SEND } from './webhook.ts'

const price = (changes: object = {}) =>
  ({
    active: true,
    currency: 'usd',
    unit_amount: 4900,
    recurring: { interval: 'month', interval_count: 1 },
    ...changes,
  }) as Stripe.Price

test.each([
  [null, 'STRIPE_PRICE_PRO'],
  [price({ active: false }), 'archived'],
  [price({ unit_amount: 5900 }), 'It costs 5900 cents, but the product says 4900'],
  [price({ currency: 'eur' }), 'in eur'],
  [price({ recurring: { interval: 'year', interval_count: 1 } }), 'every month'],
  [price({ recurring: null }), 'every month'],
])('names a wrong price: %j', (given, words) => {
  expect(judgePrice('PRO', 'price_1', given).problem).toContain(words)
  expect(judgePrice('PRO', 'price_1', price()).problem).toBeNull()
})

const promotion = (changes: object = {}, active = true) =>
  ({
    active,
    promotion: { coupon: { percent_off: 100, duration: 'once', ...changes } },
  }) as unknown as Stripe.PromotionCode
const month = { percent: 100, duration: 'once' } as const

test('checks that a code matches the public pages while the offer lasts', () => {
  const judge = (given: Stripe.PromotionCode | null, over = false) =>
    judgePromotion('FRIENDS30', month, over, given).problem
  expect(judge(promotion())).toBeNull()
  expect(judge(null)).toContain('Create the code')
  expect(judge(promotion({}, false))).toContain('inactive')
  expect(judge(promotion({ percent_off: 30 }))).toContain('30%')
  expect(judge(promotion({ duration: 'forever' }))).toContain('"forever"')
  expect(judge(promotion(), true)).toContain('Deactivate the promotion code')
  expect(judge(promotion({}, false), true)).toBeNull()
  expect(judge(null, true)).toBeNull()
})

test('checks that the portal can change, prorate and cancel', () => {
  const configuration = (changes: object = {}) =>
    ({
      features: {
        subscription_update: {
          enabled: true,
          proration_behavior: 'always_invoice',
          products: [{ prices: ['a', 'b'] }],
        },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        ...changes,
      },
    }) as unknown as Stripe.BillingPortal.Configuration
  expect(judgePortal(configuration(), ['a', 'b']).problem).toBeNull()
  expect(judgePortal(null, []).problem).toContain('Save its settings')
  expect(judgePortal(configuration(), ['a', 'c']).problem).toContain('c')
  expect(
    judgePortal(configuration({ subscription_update: { enabled: false, proration_behavior: 'none' } }), []).problem,
  ).toBe('Allow customers to switch plans. Changes must be prorated.')
  expect(
    judgePortal(configuration({ subscription_cancel: { enabled: true, mode: 'immediately' } }), []).problem,
  ).toContain('at the end of the period')
})

test('checks that the webhook sends all required events', () => {
  const endpoint = (events: string[], status = 'enabled') =>
    ({ enabled_events: events, status }) as unknown as Stripe.WebhookEndpoint
  expect(judgeWebhook('https://x', endpoint([...EVENTS_TO_SEND])).problem).toBeNull()
  expect(judgeWebhook('https://x', endpoint(['*'])).problem).toBeNull()
  expect(judgeWebhook('https://x', endpoint(EVENTS_TO_SEND.slice(1))).problem).toContain('checkout.session.completed')
  expect(judgeWebhook('https://x', endpoint(['*'], 'disabled')).problem).toContain('inactive')
  expect(judgeWebhook('https://x', null).problem).toContain('APP_URL')
})
