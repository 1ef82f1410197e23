import type { AnyEndpoint } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { Ids } from './authorize.ts'
import { checkInput } from './check-input.ts'
import type { TellRate } from './call-counts.ts'
import type { SessionCookie } from './route.ts'

export interface RowInput {
  params?: unknown
  query?: unknown
  body?: unknown
  /** The rate-limit key of requests without a session, as `addressGroup` returns it. */
  ip: string
  requestId: string
  userAgent?: string
  session?: SessionCookie
  header?: (name: string) => string | undefined
  left?: () => AbortSignal
  tellRate?: TellRate
}

export function addressOfCall(row: AnyEndpoint, input: RowInput): { params: unknown; query: unknown } {
  return { params: checkInput(row.params, input.params, 'path'), query: checkInput(row.query, input.query, 'query') }
}

export function bodyOfCall(row: AnyEndpoint, { body = {} }: RowInput): unknown {
  if (row.rawBody) return undefined
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('INVALID_INPUT', { message: 'Send a JSON object.' })
  }
  return checkInput(row.body, body, 'body')
}

export const idsOfCall = (params: unknown, query: unknown, body: unknown): Ids => ({
  path: record(params),
  query: record(query),
  body: record(body),
})

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
