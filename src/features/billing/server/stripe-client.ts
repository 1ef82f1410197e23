import { Stripe } from 'stripe'
import type { Env } from '#server/env.ts'

const RETRIES = 2
const TIMEOUT_MS = 20_000

/** The provider's own client. `fetch` takes its requests where they should not leave the process. */
export function stripeClient(key: string, base: string, fetch?: typeof globalThis.fetch): Stripe {
  const { protocol, hostname, port } = new URL(base)
  return new Stripe(key, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    // It would keep a file of its own beside the settings of the account the server runs under.
    telemetry: false,
    ...(fetch !== undefined && { httpClient: Stripe.createFetchHttpClient(fetch) }),
  })
}

/** Real payments, by the keys of the settings. */
export function stripeOf({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: Env): Stripe {
  return stripeClient(STRIPE_SECRET_KEY!, STRIPE_API_BASE)
}
