import { Stripe } from 'stripe'
import type { Env } from '#server/env.ts'

const RETRIES = 2
const TIMEOUT_MS = 20_000

export function stripeClient(key: string, base: string, fetch?: typeof globalThis.fetch): Stripe {
  const { protocol, hostname, port } = new URL(base)
  return new Stripe(key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    // With telemetry, the client writes a settings file in the home folder of the server's user.
    telemetry: false,
    ...(fetch !== undefined && { httpClient: Stripe.createFetchHttpClient(fetch) }),
  })
}

export function stripeOf({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: Env): Stripe {
  return stripeClient(STRIPE_SECRET_KEY!, STRIPE_API_BASE)
}
