import type { Env } from '#server/env.ts'
import { PAID_PLANS, type PaidPlan } from '../contract.ts'

export const priceIdOf = (env: Env, plan: PaidPlan): string => env[`STRIPE_PRICE_${plan}`]

export const planOfPrice =
  (env: Env) =>
  (priceId: string): PaidPlan | null =>
    PAID_PLANS.find((plan) => priceIdOf(env, plan) === priceId) ?? null
