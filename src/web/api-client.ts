import type {
  AnswerOf,
  AnyEndpoint,
  BrowserRow,
  ReadingRow,
  SentBody,
  SentParams,
  SentQuery,
} from '#shared/endpoint.ts'
import type { ErrorBody } from '#shared/errors.ts'
import { superadminToken } from './superadmin-token.ts'

export class ApiError extends Error {
  readonly status: number
  readonly body: Partial<ErrorBody>

  constructor(status: number, bodyText: string) {
    super(`${status}: ${bodyText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseBody(bodyText)
  }

  get serverMessage(): string | undefined {
    return this.body.error
  }

  get field(): string | undefined {
    return this.body.field
  }
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError ? error.serverMessage : undefined) ?? fallback
}

/** Our own errors always have a code. Anything else, such as a proxy's page, gets `fallback`. */
export function refusalMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.body.code !== undefined ? errorMessage(error, fallback) : fallback
}

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: never }
  : undefined extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }
/** Makes an argument optional if every field is optional. */
type Optional<Value> = [Value] extends [undefined] ? Value : Partial<Value> extends Value ? Value | undefined : Value
export type CallInput<Row> = Given<'params', SentParams<Row>> &
  Given<'query', Optional<SentQuery<Row>>> &
  Given<'body', SentBody<Row>>

export function read<Row extends ReadingRow>(
  row: Row,
  input: CallInput<Row>,
  signal?: AbortSignal,
): Promise<AnswerOf<Row>> {
  return sendChange(row, input, signal)
}

/** Only for `use-change.ts`, which loads again what the change made old. */
export async function sendChange<Row extends AnyEndpoint>(
  row: Row,
  input: CallInput<Row>,
  signal?: AbortSignal,
): Promise<AnswerOf<Row>> {
  const response = await send(row, input, signal)
  return (await response.json()) as AnswerOf<Row>
}

export async function download<Row extends ReadingRow>(row: Row, input: CallInput<Row>): Promise<void> {
  const response = await send(row, input)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = fileName(response.headers.get('content-disposition') ?? '')
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function fileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  return encoded === undefined
    ? (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download')
    : decodeURIComponent(encoded)
}

interface UntypedInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

async function send(row: BrowserRow, input: unknown, signal?: AbortSignal): Promise<Response> {
  const { params, query, body } = input as UntypedInput
  const response = await fetch(urlOf(row, params, query), {
    method: row.method,
    credentials: 'same-origin',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...superadminHeaders(row) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
    // The super admin who changes cached data must not see an old version.
    ...(row.cacheSeconds === undefined ? {} : { cache: 'no-store' }),
  })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return response
}

function superadminHeaders({ path }: BrowserRow): Record<string, string> {
  const token = path.split('/').includes('superadmin') ? superadminToken() : null
  return token === null ? {} : { 'x-superadmin-token': token }
}

function urlOf(row: BrowserRow, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
  return search === '' ? path : `${path}?${search}`
}
