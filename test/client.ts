import type { AnyEndpoint, AnswerOf, SentBody, SentParams, SentQuery } from '#shared/endpoint.ts'
import { testApp } from './test-app.ts'

export interface Input<Row> {
  params?: SentParams<Row>
  query?: SentQuery<Row>
  body?: SentBody<Row> | Record<string, unknown>
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

export function clientWith(cookie: string | null): Client {
  return {
    cookie,
    async call(row, input = {}) {
      const { params = {}, query, body } = input as { params?: Record<string, string>; query?: Record<string, string>; body?: object }
      const response = await testApp.server.inject({
        method: row.method,
        url: row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))),
        ...(query === undefined ? {} : { query }),
        ...(body === undefined ? {} : { payload: body }),
        headers: cookie === null ? {} : { cookie },
      })
      const isJson = String(response.headers['content-type']).startsWith('application/json')
      const parsed: unknown = isJson ? response.json() : undefined
      return { status: response.statusCode, headers: response.headers, body: parsed, error: parsed, bytes: response.rawPayload } as never
    },
  }
}

export const signedOut = clientWith(null)
