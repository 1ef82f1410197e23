import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { mcpEndpoint } from '#shared/mcp.ts'
import type { AppContext } from '../app-context.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import { isStorageFull } from '../db/storage-full.ts'
import { discardBody } from './discard-body.ts'

const FASTIFY_ERRORS: Record<number, ErrorCode> = {
  413: 'TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
}

/** Someone has to make space first. */
const STORAGE_AGAIN_SECONDS = 60

type AnyError = Error & Partial<Pick<FastifyError, 'code' | 'statusCode'>>

/** The error that a caller sees. */
function refusalFor(error: AnyError): AppError {
  if (error instanceof AppError) return error
  if (error.code === 'FST_ERR_BAD_URL') return new AppError('NOT_FOUND')
  if (error.statusCode === 400) return new AppError('INVALID_INPUT', { message: "The body isn't valid JSON." })
  if (isStorageFull(error)) return new AppError('STORAGE_FULL', { details: { retryAfter: STORAGE_AGAIN_SECONDS } })
  if (isDatabaseAway(error)) return new AppError('UNAVAILABLE', { details: { retryAfter: 2 } })
  return new AppError(FASTIFY_ERRORS[error.statusCode ?? 500] ?? 'INTERNAL')
}

const INVALID_TOKEN = 'Bearer realm="mailmonth", error="invalid_token"'

/** An error with a retry time is expected and must not fill the log. */
const isMeant = (error: AnyError) => error instanceof AppError && error.details['retryAfter'] !== undefined

/** Writes unexpected errors to the log, and hides their text from the caller. */
export function knownError(
  app: AppContext,
  error: AnyError,
  where: { requestId: string; url?: string | undefined },
): AppError {
  const known = refusalFor(error)
  if (known.status >= 500 && !isMeant(error)) app.log.error({ err: error, ...where }, 'request failed')
  return known
}

export function answerError(
  app: AppContext,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = knownError(app, error, { requestId: request.id, url: request.routeOptions.url })
  discardBody(request.raw)
  const { retryAfter } = known.details
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
  if (known.code === 'INVALID_API_TOKEN') reply.header('www-authenticate', INVALID_TOKEN)
  if (known.status === 401 && request.routeOptions.url === mcpEndpoint.path && !reply.hasHeader('www-authenticate')) {
    reply.header('www-authenticate', 'Bearer realm="mailmonth"')
  }
  return reply.code(known.status).type('application/json; charset=utf-8').send(known.body)
}
