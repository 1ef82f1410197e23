import type { AnyEndpoint, AnswerOf, SentBody, SentParams, SentQuery } from '#shared/endpoint.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { testApp } from './test-app.ts'

export interface Input<Row> {
  params?: SentParams<Row>
  query?: SentQuery<Row>
  body?: SentBody<Row> | Record<string, unknown>
  headers?: Record<string, string>
}

/** What a call sends when its row is not known to the compiler. */
export interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

export interface Answer<Body> {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  /** The parsed JSON of a success as the row types it; use `error` for refusals. */
  body: Body
  error: { error: string; code: string; field?: string; [detail: string]: unknown }
  bytes: Buffer
}

/** Someone who calls the API with a session, or without one. */
export interface Client {
  cookie: string | null
  call<Row extends AnyEndpoint>(row: Row, input?: Input<Row>): Promise<Answer<AnswerOf<Row>>>
}

/** The address of a row with its ids filled in. */
export function addressOf(row: AnyEndpoint, params: Record<string, string> = {}): string {
  return row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

/** `superadminToken` goes along with the super admin's calls, as the browser sends it. */
export function clientWith(
  cookie: string | null,
  to: Pick<RunningApp, 'server'> = testApp,
  superadminToken?: string,
): Client {
  return {
    cookie,
    async call(row, input = {}) {
      const { params = {}, query, body, headers: given = {} } = input as AnyInput
      const goesAlong = superadminToken !== undefined && row.path.startsWith('/api/superadmin/')
      const headers = goesAlong ? { 'x-superadmin-token': superadminToken, ...given } : given
      const response = await to.server.inject({
        method: row.method,
        url: addressOf(row, params),
        ...(query === undefined ? {} : { query }),
        ...(body === undefined ? {} : { payload: body }),
        headers: cookie === null ? headers : { ...headers, cookie },
      })
      const isJson = String(response.headers['content-type']).startsWith('application/json')
      const parsed: unknown = isJson ? response.json() : undefined
      return {
        status: response.statusCode,
        headers: response.headers,
        body: parsed,
        error: parsed,
        bytes: response.rawPayload,
      } as never
    },
  }
}

export const signedOut = clientWith(null)

/** The session cookie that an answer sets, as a browser would send it back; null when it sets none. */
export function cookieOf({ headers }: { headers: Answer<unknown>['headers'] }): string | null {
  const lines = [headers['set-cookie'] ?? []].flat().map(String)
  const line = lines.find((entry) => /^(__Host-)?mailmonth=/.test(entry))
  return line === undefined ? null : line.split(';')[0]!
}
