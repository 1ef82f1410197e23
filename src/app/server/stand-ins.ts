import { sampleAccount, sampleDrafts } from '#features/history/server/provided.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/open-db.ts'
import type { Env } from '#server/env.ts'
import { type Registration, provides } from '#server/registered.ts'

export async function simulatedPaymentsOf(env: Env, db: Db, clock: Clock) {
  if (env.billingMode !== 'simulated') return null
  const { simulatedPayments } = await import('#stand-ins/payments/simulated-payments.ts')
  return simulatedPayments(env, db, clock)
}

export const standInRegistrations: readonly Registration[] = [
  provides(sampleAccount, async (now, brand) => {
    const account = await import('#stand-ins/klaviyo/sample-account.ts')
    return account.sampleAccount(now, brand)
  }),
  provides(sampleDrafts, async (now, brand) => {
    const drafts = await import('#stand-ins/klaviyo/sample-drafts.ts')
    return drafts.sampleDrafts(now, brand)
  }),
]
