import type { FastifyReply } from 'fastify'
import { AppError } from '#shared/errors.ts'

export function signalOfLeaving({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const leave = () => {
    if (!raw.writableFinished) controller.abort(new AppError('GENERATION_CANCELLED'))
  }
  if (raw.destroyed) leave()
  else raw.once('close', leave)
  return controller.signal
}
