import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/open-db.ts'
import type { Env } from '#server/env.ts'
import type { Payments } from '#server/payments.ts'
import { doubleFetch } from './simulated/double-api.ts'
import { StripeDouble } from './simulated/stripe-double.ts'
import { stripeClient, stripeOf } from './stripe-client.ts'

/** How payments are made by the settings, and the stand-in for the provider where they are simulated. */
export function preparePayments(
  env: Env,
  db: Db,
  clock: Clock,
): { payments: Payments | null; double: StripeDouble | null } {
  if (env.billingMode === 'off') return { payments: null, double: null }
  if (env.billingMode === 'stripe') {
    const payments: Payments = { mode: 'stripe', stripe: stripeOf(env), webhookSecret: env.STRIPE_WEBHOOK_SECRET! }
    return { payments, double: null }
  }
  const double = new StripeDouble(db, clock, env)
  return {
    payments: {
      mode: 'simulated',
      stripe: stripeClient('sk_test_simulated', 'http://localhost', doubleFetch(double)),
      // Known to this process alone, and to no other after it.
      webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    },
    double,
  }
}
