import type { AnyEndpoint, RateClass } from '#shared/endpoint.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { RATE_LIMITS, TOKEN_RATE_LIMITS } from './rate-limits.ts'
import { type CountCall, type RateState, rateCounter } from './rate-counter.ts'
import type { Actor } from '../scope.ts'

export type GuardAttempt = (key: string, limit: { max: number; windowMs: number }) => Promise<void>

export type TellRate = (rate: RateState) => void

export interface CallCounts {
  countCall: (row: AnyEndpoint, actor: Actor | null, ip: string, tell?: TellRate) => Promise<void>
  countAccount: (row: AnyEndpoint, ip: string, body: Record<string, unknown>) => Promise<void>
}

const GUARDED = new Set(['sign-in', 'admin-sign-in', 'sign-up', 'reset'])
/** One address can't try one account often, nor many accounts. */
const ACCOUNTS_PER_ADDRESS = 10

export function callCounts(
  { env, clock }: { env: Pick<Env, 'RATE_LIMITS'>; clock: Clock },
  guardAttempt: GuardAttempt,
): CallCounts {
  const counters = new WeakMap<AnyEndpoint, CountCall>()
  const counterOf = (row: AnyEndpoint) => {
    const counter = counters.get(row) ?? rateCounter(clock, RATE_LIMITS[row.rate])
    counters.set(row, counter)
    return counter
  }
  const ofTokens = new Map<RateClass, CountCall>()
  const tokenCounterOf = (rate: RateClass) =>
    ofTokens.getOrInsertComputed(rate, () => rateCounter(clock, TOKEN_RATE_LIMITS[rate] ?? RATE_LIMITS[rate]))
  return {
    async countCall(row, actor, ip, tell) {
      if (env.RATE_LIMITS === 'off') return
      if (actor?.token) {
        return tokenCounterOf(row.rate)(actor.token.id, tell)
      }
      const { max, windowMs } = RATE_LIMITS[row.rate]
      if (GUARDED.has(row.rate)) {
        return guardAttempt(`${row.rate}:${ip}`, { max: max * ACCOUNTS_PER_ADDRESS, windowMs })
      }
      // Rate-limit key: user id, else address. An invalid cookie must not give a fresh key.
      counterOf(row)(row.rate === 'guest' ? ip : (actor?.userId ?? ip))
    },
    async countAccount(row, ip, { email }) {
      if (env.RATE_LIMITS === 'off' || !GUARDED.has(row.rate) || typeof email !== 'string') return
      await guardAttempt(`${row.rate}:${ip}:${email}`, RATE_LIMITS[row.rate])
    },
  }
}
