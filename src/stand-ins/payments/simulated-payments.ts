import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { stripeClient } from '#features/billing/server/stripe-client.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/open-db.ts'
import type { Env } from '#server/env.ts'
import type { Payments } from '#server/payments.ts'
import { doubleFetch } from './double-api.ts'
import { deliverEvents, serveDouble } from './serve-double.ts'
import { StripeDouble } from './stripe-double.ts'

interface SimulatedPayments {
  payments: Payments
  passTime(server: FastifyInstance, app: AppContext): Promise<void>
  serve(server: FastifyInstance, app: AppContext): Promise<void>
}

export function simulatedPayments(env: Env, db: Db, clock: Clock): SimulatedPayments {
  const double = new StripeDouble(db, clock, env)
  return {
    payments: {
      mode: 'simulated',
      stripe: stripeClient('sk_test_simulated', 'http://localhost', doubleFetch(double)),
      // A new secret per process, because only this process signs and checks simulated events.
      webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    },
    async passTime(server, app) {
      await double.inTurn(() => double.passTime())
      await deliverEvents(server, app, double)
    },
    serve: (server, app) => serveDouble(server, app, double),
  }
}
