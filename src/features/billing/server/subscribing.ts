import type { Stripe } from 'stripe'
import type { Env } from '#server/env.ts'
import type { PaidPlan } from '../contract.ts'
import { priceIdOf } from './prices.ts'
import type { Discounts } from './promotions.ts'

/** What every checkout of a plan has in common. */
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
    // A first month for nothing asks for a card all the same: the second one costs.
    payment_method_collection: 'always',
    // The provider takes either a discount or a field to type one.
    ...(discounts === null ? { allow_promotion_codes: true } : { discounts }),
  }
}
