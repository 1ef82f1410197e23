import type { Env } from '#server/env.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { FRIENDS_CODE, LIFETIME_CODE, LIFETIME_PERCENT_OFF } from '#shared/promotions.ts'
import { PAID_PLANS, type PaidPlan } from '#features/billing/contract.ts'
import { priceIdOf } from '#features/billing/server/prices.ts'
import type { ProviderCoupon, ProviderPrice, ProviderPromotionCode } from './provider-objects.ts'

/** The prices and the two codes that an operator would set up in the provider's dashboard. */
export function priceList(env: Env): { prices: (ProviderPrice & { plan: PaidPlan })[] } {
  return {
    prices: PAID_PLANS.map((plan) => ({
      id: priceIdOf(env, plan),
      object: 'price',
      active: true,
      currency: 'usd',
      recurring: { interval: 'month', interval_count: 1 },
      type: 'recurring',
      unit_amount: PLAN_CATALOG[plan].price * 100,
      plan,
    })),
  }
}

const coupon = (id: string, duration: ProviderCoupon['duration'], percent: number, name: string): ProviderCoupon => ({
  id,
  object: 'coupon',
  duration,
  percent_off: percent,
  amount_off: null,
  name,
  valid: true,
})

export const COUPONS: readonly ProviderCoupon[] = [
  coupon('first_month_free', 'once', 100, 'First month free'),
  coupon('half_for_life', 'forever', LIFETIME_PERCENT_OFF, `${LIFETIME_PERCENT_OFF} % off for life`),
]

/** The lifetime code ends with the offer, like a code with an expiry date at the provider. */
export function promotionCodes(now: Date, lifetimeEnds: string): ProviderPromotionCode[] {
  const code = (id: string, text: string, couponId: string, active: boolean): ProviderPromotionCode => ({
    id,
    object: 'promotion_code',
    active,
    code: text,
    promotion: { type: 'coupon', coupon: couponId },
  })
  return [
    code('promo_friends', FRIENDS_CODE, 'first_month_free', true),
    code(
      'promo_lifetime',
      LIFETIME_CODE,
      'half_for_life',
      now.getTime() <= Date.parse(`${lifetimeEnds}Z`) + 43_200_000,
    ),
  ]
}
