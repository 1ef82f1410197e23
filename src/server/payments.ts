import type { Stripe } from 'stripe'

/** The way to the payment provider, or to the labelled stand-in for it that speaks the same language. */
export interface Payments {
  mode: 'stripe' | 'simulated'
  stripe: Stripe
  /** Signs the provider's notices. */
  webhookSecret: string
}
