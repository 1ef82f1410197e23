import type { Env } from '#server/env.ts'
import type { Payments } from '#server/payments.ts'
import { stripeOf } from './stripe-client.ts'

export const stripePayments = (env: Env): Payments | null =>
  env.billingMode === 'stripe'
    ? { mode: 'stripe', stripe: stripeOf(env), webhookSecret: env.STRIPE_WEBHOOK_SECRET! }
    : null
