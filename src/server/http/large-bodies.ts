import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { AnyEndpoint } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { Clock } from '../clock.ts'
import { USUAL_BODY, bodyLimitOf } from './body-limits.ts'
import { Slots } from './slots.ts'

const AT_ONCE = 4
const ASK_AGAIN_AFTER_SECONDS = 5

export interface Pace {
  bytes: number
  everyMs: number
  pauseMs: number
}

export const USUAL_PACE: Pace = { bytes: 512 * 1024, everyMs: 10_000, pauseMs: 60_000 }

export class LargeBodies {
  readonly #slots = new Slots(
    AT_ONCE,
    () => new AppError('UNAVAILABLE', { details: { retryAfter: ASK_AGAIN_AFTER_SECONDS } }),
  )
  /** Users who sent too slowly must wait. Otherwise they would take the slot again right away. */
  readonly #pauses = new Map<string, number>()
  readonly #clock: Clock
  readonly #pace: Pace

  constructor(clock: Clock, pace: Pace) {
    this.#clock = clock
    this.#pace = pace
  }

  /** Takes a slot until the request ends. Call the result to free it earlier. */
  enter(userId: string, request: FastifyRequest, reply: FastifyReply): () => void {
    this.#refuseDuringPause(userId)
    const leavePlace = this.#slots.enter(userId)
    const stopWatching = this.#watchPace(request, () => this.#pause(userId))
    const leave = () => {
      stopWatching()
      leavePlace()
    }
    reply.raw.once('close', leave)
    // Unlike the event, this also reports requests that have already ended or wait behind another response.
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

function mayBeLarge({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > USUAL_BODY
}

/** A client that disconnected during the checks sends no body. */
const hasGone = ({ raw }: FastifyRequest, reply: FastifyReply) =>
  raw.destroyed || raw.socket.destroyed || reply.raw.destroyed
