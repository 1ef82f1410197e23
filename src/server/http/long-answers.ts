import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../app-context.ts'
import type { GivingWay } from './giving-way.ts'
import { Slots } from './slots.ts'
import { rateCounter } from './rate-counter.ts'
import { RATE_LIMITS } from './rate-limits.ts'
import type { StreamedJson } from './route.ts'

const AT_ONCE = 32
const ASK_AGAIN_AFTER_SECONDS = 10

export type SendLongAnswer = (reply: FastifyReply, userId: string, answer: StreamedJson) => Promise<FastifyReply>

/** A user gets one at a time and a limited number per minute. */
export function longAnswers(app: AppContext, givingWay: GivingWay): SendLongAnswer {
  const count = rateCounter(app.clock, RATE_LIMITS.list)
  const slots = new Slots(AT_ONCE, (why) =>
    why === 'full'
      ? new AppError('UNAVAILABLE', { details: { retryAfter: ASK_AGAIN_AFTER_SECONDS } })
      : new AppError('RATE_LIMITED', { details: { retryAfter: 1 } }),
  )
  return async (reply, userId, { text }) => {
    if (app.env.RATE_LIMITS === 'on') count(userId)
    const leave = slots.enter(userId)
    const pieces = text[Symbol.asyncIterator]()
    const piece = givingWay.begin()
    const next = () => piece(() => pieces.next())
    const first = await next().catch((error: unknown) => {
      leave()
      throw error
    })
    const stream = Readable.from(withPlace(first, next, leave)).once('close', leave)
    reply.raw.once('close', () => stream.destroy())
    return reply.type('application/json; charset=utf-8').send(stream)
  }
}

/** Frees the slot before the end is sent, because the client may send the next request right away. */
async function* withPlace(
  first: IteratorResult<string>,
  next: () => Promise<IteratorResult<string>>,
  leave: () => void,
): AsyncGenerator<string> {
  for (let piece = first; piece.done !== true; piece = await next()) yield piece.value
  leave()
}
