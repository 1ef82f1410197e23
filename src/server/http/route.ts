import type { Readable } from 'node:stream'
import type { AnswerOf, AnyEndpoint, BodyOf, FileType, ParamsOf, QueryOf } from '#shared/endpoint.ts'
import type { AppContext } from '../app-context.ts'
import type { Once } from '../once.ts'
import type { Actor, AuditTarget, Scope } from '../scope.ts'

export interface SessionCookie {
  readonly token: string | null
  start(token: string, expiresAt: Date): void
  end(): void
}

export interface Call<Row> {
  params: ParamsOf<Row>
  query: QueryOf<Row>
  body: BodyOf<Row>
  rawBody: Buffer
  header: (name: string) => string | undefined
  actor: Actor
  scope: Scope
  session: SessionCookie
  ip: string
  userAgent: string
  requestId: string
  /** The caller's idempotency key. A second request with it gets the run of the first. */
  once: Once | null
  /** Aborts when the client disconnects, so that work only for this client can stop. */
  left: () => AbortSignal
  goesOn: () => void
  /** The target of the audit entry. Null means no entry. */
  note: (target: AuditTarget | null) => void
}

export interface FileAnswer {
  name: string
  content: string | Buffer | Readable
}

/** JSON that is written while it is sent, so a response can exceed the server's memory limit. */
export class StreamedJson {
  readonly text: AsyncIterable<string>

  constructor(text: AsyncIterable<string>) {
    this.text = text
  }
}

/** A response that another library has made. */
export class ReadyAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string

  constructor(status: number, headers: Record<string, string>, body: string) {
    this.status = status
    this.headers = headers
    this.body = body
  }
}

type Answered<Row> = Row extends { answer: infer A }
  ? Extract<A, FileType> extends never
    ? AnswerOf<Row>
    : AnswerOf<Row> extends undefined
      ? FileAnswer | ReadyAnswer
      : AnswerOf<Row> | StreamedJson
  : never

export interface Route {
  row: AnyEndpoint
  // oxlint-disable-next-line typescript/no-explicit-any -- the types were checked where the route was made
  handle: (call: any, app: AppContext) => Promise<unknown>
}

export function route<Row extends AnyEndpoint>(
  row: Row,
  handle: (call: Call<Row>, app: AppContext) => Promise<NoInfer<Answered<Row>>>,
): Route {
  return { row, handle }
}
