import { Stripe } from 'stripe'
import type { AppContext } from '#server/app-context.ts'
import type { Payments } from '#server/payments.ts'
import { noteFailure } from '#server/service-failures.ts'
import { AppError } from '#shared/errors.ts'

export function paymentsOf(app: Pick<AppContext, 'payments'>): Payments {
  if (app.payments === null) throw new AppError('BILLING_NOT_CONFIGURED')
  return app.payments
}

export async function ask<T>(app: AppContext, work: (stripe: Stripe) => Promise<T>): Promise<T> {
  const { stripe } = paymentsOf(app)
  try {
    return await work(stripe)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    app.log.error({ err: error, requestId: error.requestId, code: error.code }, 'the payment provider failed')
    await noteFailure(app, 'payments', error)
    throw new AppError('PAYMENTS_UNAVAILABLE')
  }
}

export async function askFor<T>(app: AppContext, work: (stripe: Stripe) => Promise<T>): Promise<T | null> {
  return ask(app, async (stripe) => {
    try {
      return await work(stripe)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
      throw error
    }
  })
}
