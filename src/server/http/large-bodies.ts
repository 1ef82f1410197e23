import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { Clock } from '../clock.ts'
import { USUAL_BODY, bodyLimitOf } from './body-limits.ts'
import { Places } from './places.ts'

const AT_ONCE = 4
const ASK_AGAIN_AFTER_SECONDS = 5

/** How fast a large body has to come, and how long those wait who were slower. */
export interface Pace {
  bytes: number
  everyMs: number
  pauseMs: number
}

/** A connection of half a megabit a second keeps up with it. */
export const USUAL_PACE: Pace = { bytes: 512 * 1024, everyMs: 10_000, pauseMs: 60_000 }

/** The server reads a few large bodies at the same time, and one of each person. */
export class LargeBodies {
  readonly #places = new Places(
    AT_ONCE,
    () => new AppError('UNAVAILABLE', { details: { retryAfter: ASK_AGAIN_AFTER_SECONDS } }),
  )
  /** When those who sent too slowly may come again: otherwise they would take the place that they have just lost. */
  readonly #pauses = new Map<string, number>()
  readonly #clock: Clock
  readonly #pace: Pace

  constructor(clock: Clock, pace: Pace) {
    this.#clock = clock
    this.#pace = pace
  }

  /** Takes a person's place until the request ends in whatever way. Call the result to leave it earlier. */
  enter(userId: string, request: FastifyRequest, reply: FastifyReply): () => void {
    this.#refuseDuringPause(userId)
    const leavePlace = this.#places.enter(userId)
    const stopWatching = this.#watchPace(request, () => this.#pause(userId))
    const leave = () => {
      stopWatching()
      leavePlace()
    }
    reply.raw.once('close', leave)
    // Unlike the event, this also tells of a request that has ended already, or that waits behind another answer.
    finished(request.raw, leave)
    return leave
  }

  #watchPace({ raw }: FastifyRequest, onTooSlow: () => void): () => void {
    const { bytes, everyMs } = this.#pace
    let before = raw.socket.bytesRead
    const timer = setInterval(() => {
      const now = raw.socket.bytesRead
      if (now - before < bytes) {
        onTooSlow()
        raw.destroy()
      }
      before = now
    }, everyMs)
    return () => clearInterval(timer)
  }

  #pause(userId: string): void {
    const now = this.#clock.now().getTime()
    for (const [other, until] of this.#pauses) if (until <= now) this.#pauses.delete(other)
    this.#pauses.set(userId, now + this.#pace.pauseMs)
  }

  #refuseDuringPause(userId: string): void {
    const ms = (this.#pauses.get(userId) ?? 0) - this.#clock.now().getTime()
    if (ms > 0) throw new AppError('RATE_LIMITED', { details: { retryAfter: Math.ceil(ms / 1000) } })
  }
}

type ReadingHooks = Pick<RouteShorthandOptions, 'preParsing' | 'preValidation'>

/** What a route does around reading its body; nothing where no body can be large. */
export function readInTurn(
  row: AnyEndpoint,
  bodies: LargeBodies,
  userIdOf: (request: FastifyRequest) => string,
): ReadingHooks {
  if (bodyLimitOf(row) <= USUAL_BODY) return {}
  const leaving = new WeakMap<FastifyRequest, () => void>()
  return {
    preParsing: async (request, reply, payload) => {
      if (mayBeLarge(request) && !hasGone(request, reply)) {
        leaving.set(request, bodies.enter(userIdOf(request), request, reply))
      }
      return payload
    },
    preValidation: async (request) => leaving.get(request)?.(),
  }
}

/** A body that comes in chunks doesn't say how long it is. */
function mayBeLarge({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > USUAL_BODY
}

/** Whoever broke off while the access was decided sends no body any more. */
const hasGone = ({ raw }: FastifyRequest, reply: FastifyReply) =>
  raw.destroyed || raw.socket.destroyed || reply.raw.destroyed
