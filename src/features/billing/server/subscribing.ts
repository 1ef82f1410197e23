import type { Stripe } from 'stripe'
import type { Env } from '#server/env.ts'
import type { PaidPlan } from '../contract.ts'
import { priceIdOf } from './prices.ts'
import type { Discounts } from './promotions.ts'

export function subscribingTo(
  env: Env,
  plan: PaidPlan,
  discounts: Discounts | null,
): Pick<
  Stripe.Checkout.SessionCreateParams,
  'mode' | 'line_items' | 'discounts' | 'allow_promotion_codes' | 'payment_method_collection'
> {
  return {
    mode: 'subscription',
    line_items: [{ price: priceIdOf(env, plan), quantity: 1 }],
    // A free first month still needs a card, because the second month costs money.
    payment_method_collection: 'always',
    // The provider accepts either a discount or a field for codes.
    ...(discounts === null ? { allow_promotion_codes: true } : { discounts }),
  }
}
