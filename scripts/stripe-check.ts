// Checks the setup of a real Stripe test account and walks through a subscription there. STRIPE_SECRET_KEY=sk_test_...
// APP_URL=https://... npm run stripe:check

import { walkThrough } from '../src/features/billing/server/live-walk.ts'
import { checkSetup } from '../src/features/billing/server/setup-check.ts'
import { stripeClient } from '../src/features/billing/server/stripe-client.ts'
import { readEnv } from '../src/server/env.ts'

const key = process.env['STRIPE_SECRET_KEY'] ?? ''
if (!/^[sr]k_test_/.test(key)) {
  console.error(
    'Set STRIPE_SECRET_KEY to the key of a TEST account (sk_test_...). This check creates customers and payments.',
  )
  process.exit(1)
}
try {
  const env = readEnv({ ...process.env, NODE_ENV: 'development', STRIPE_WEBHOOK_SECRET: 'not-needed-here' })
  const stripe = stripeClient(key, env.STRIPE_API_BASE)
  const findings = [...(await checkSetup(stripe, env, new Date())), ...(await walkThrough(stripe, env))]
  for (const { what, problem } of findings) {
    console.log(problem === null ? `ok      ${what}` : `WRONG   ${what}: ${problem}`)
  }
  const wrong = findings.filter(({ problem }) => problem !== null).length
  console.log(wrong === 0 ? 'Everything is set up correctly.' : `${wrong} of ${findings.length} checks failed.`)
  process.exitCode = wrong === 0 ? 0 : 1
} catch (error) {
  console.error(`We couldn't finish checking Stripe: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
