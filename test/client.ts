import type { AnyEndpoint, AnswerOf, SentBody, SentParams, SentQuery } from '#shared/endpoint.ts'
import type { RunningApp } from '#app/server/create-app.ts'
import { testApp } from './test-app.ts'

export interface Input<Row> {
  params?: SentParams<Row>
  query?: SentQuery<Row>
  body?: SentBody<Row> | Record<string, unknown>
  headers?: Record<string, string>
}

export interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

export interface Answer<Body> {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  /** The parsed JSON of a success. Use `error` for errors. */
  body: Body
  error: { error: string; code: string; field?: string; [detail: string]: unknown }
  bytes: Buffer
}

export interface Client {
  cookie: string | null
  superadminToken?: string | undefined
  call<Row extends AnyEndpoint>(row: Row, input?: Input<Row>): Promise<Answer<AnswerOf<Row>>>
}

export function addressOf(row: AnyEndpoint, params: Record<string, string> = {}): string {
  return row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

export function clientWith(
  cookie: string | null,
  to: Pick<RunningApp, 'server'> = testApp,
  superadminToken?: string,
): Client {
  return {
    cookie,
    superadminToken,
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

export function cookieOf({ headers }: { headers: Answer<unknown>['headers'] }): string | null {
  const lines = [headers['set-cookie'] ?? []].flat().map(String)
  const line = lines.find((entry) => /^(__Host-)?mailmonth=/.test(entry))
  return line === undefined ? null : line.split(';')[0]!
}
