import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../app-context.ts'
import { addressGroup } from './address-group.ts'
import { RATE_LIMITS, type RateLimit } from './rate-limits.ts'
import type { Actor } from './route.ts'

/** Counts an attempt on an account; throws RATE_LIMITED past the limit. */
export type GuardAttempt = (app: AppContext, key: string, limit: { max: number; windowMs: number }) => Promise<void>

export interface CallCounts {
  /** Counts the call of a person, or of an address. This happens before the body is read. */
  countCall: (request: FastifyRequest, actor: Actor | null, ip: string) => Promise<void>
  /** Counts an attempt on the account that the body names. */
  countAccount: (ip: string, body: Record<string, unknown>) => Promise<void>
}

const GUARDED = new Set(['sign-in', 'admin-sign-in', 'sign-up', 'reset'])
/** One address may not try one account often, nor many accounts. */
const ACCOUNTS_PER_ADDRESS = 10

export function countsOf(
  server: FastifyInstance,
  app: AppContext,
  guardAttempt: GuardAttempt,
  row: AnyEndpoint,
): CallCounts {
  const { max, windowMs } = RATE_LIMITS[row.rate]
  if (app.env.RATE_LIMITS === 'off') return { countCall: async () => {}, countAccount: async () => {} }
  if (GUARDED.has(row.rate)) {
    return {
      countCall: (_request, _actor, ip) =>
        guardAttempt(app, `${row.rate}:${ip}`, { max: max * ACCOUNTS_PER_ADDRESS, windowMs }),
      async countAccount(ip, { email }) {
        if (typeof email === 'string') await guardAttempt(app, `${row.rate}:${ip}:${email}`, { max, windowMs })
      },
    }
  }
  const count = rateCounter(server, { max, windowMs })
  return {
    async countCall(request, actor) {
      if (actor !== null) callers.set(request, actor.userId)
      await count(request)
    },
    countAccount: async () => {},
  }
}

/** Counts requests by person, or by address; throws RATE_LIMITED past the limit. */
export function rateCounter(
  server: FastifyInstance,
  { max, windowMs }: RateLimit,
): (request: FastifyRequest) => Promise<void> {
  const count = server.createRateLimit({ max, timeWindow: windowMs, keyGenerator: callerOf })
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) {
      throw new AppError('RATE_LIMITED', { details: { retryAfter: counted.ttlInSeconds } })
    }
  }
}

/** Whose session a request came with. A cookie that opens nothing must not count as somebody new. */
const callers = new WeakMap<FastifyRequest, string>()
const callerOf = (request: FastifyRequest) => callers.get(request) ?? addressGroup(request.ip)
