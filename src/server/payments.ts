import type { Stripe } from 'stripe'

export interface Payments {
  mode: 'stripe' | 'simulated'
  stripe: Stripe
  webhookSecret: string
}
