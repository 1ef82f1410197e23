import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../app-context.ts'
import { rateCounter } from './call-counts.ts'
import type { GivingWay } from './giving-way.ts'
import { Places } from './places.ts'
import { RATE_LIMITS } from './rate-limits.ts'
import type { StreamedJson } from './route.ts'

/** So many people's long answers are being made or wait for it. */
const AT_ONCE = 32
const ASK_AGAIN_AFTER_SECONDS = 10

export type SendLongAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  answer: StreamedJson,
) => Promise<FastifyReply>

/**
 * Sends answers that are written while they are sent. A person gets one at a time, and so many in a minute. Between
 * two pieces all other requests go first.
 */
export function longAnswers(server: FastifyInstance, app: AppContext, givingWay: GivingWay): SendLongAnswer {
  const count = rateCounter(server, RATE_LIMITS.list)
  const places = new Places(AT_ONCE, (why) =>
    why === 'full'
      ? new AppError('UNAVAILABLE', { details: { retryAfter: ASK_AGAIN_AFTER_SECONDS } })
      : new AppError('RATE_LIMITED', { details: { retryAfter: 1 } }),
  )
  return async (request, reply, userId, { text }) => {
    if (app.env.RATE_LIMITS === 'on') await count(request)
    const leave = places.enter(userId)
    const pieces = text[Symbol.asyncIterator]()
    const piece = givingWay.begin()
    const next = () => piece(() => pieces.next())
    // What fails at the beginning is answered like any refusal.
    const first = await next().catch((error: unknown) => {
      leave()
      throw error
    })
    const stream = Readable.from(withPlace(first, next, leave)).once('close', leave)
    reply.raw.once('close', () => stream.destroy())
    return reply.type('application/json; charset=utf-8').send(stream)
  }
}

/** Leaves the place before the end is sent: whoever has read it may ask for the next one at once. */
async function* withPlace(
  first: IteratorResult<string>,
  next: () => Promise<IteratorResult<string>>,
  leave: () => void,
): AsyncGenerator<string> {
  for (let piece = first; piece.done !== true; piece = await next()) yield piece.value
  leave()
}
