import type { $ZodType, input, output } from 'zod/v4/core'
import type { ErrorCode } from './errors.ts'
import type { LiveSubject } from './live-events.ts'
import type { Permission } from './permissions.ts'
import type { Gate } from './plan-catalogue.ts'

/** Where an id stands in a request: `path.id`, `query.brandId`, `body.workspaceId`. */
export type IdPlace = `${'path' | 'query' | 'body'}.${string}`

/** Things that belong to a workspace and can be named by an id in a request. */
export type TenantObject =
  | 'workspace'
  | 'brand'
  | 'archivedBrand'
  | 'idea'
  | 'otherIdea'
  | 'outline'
  | 'outlineOrBrand'
  | 'schedule'
  | 'import'
  | 'campaign'
  | 'run'
  | 'invitation'
  | 'member'

/** How every id of a request leads to ONE workspace. All of them must lead to the same. */
export type Tenant = Partial<Record<TenantObject, IdPlace>>

/** Who may call: anyone, any signed-in person, the super admin, or a member of the workspace with a permission. */
export type Access =
  | 'public'
  | 'session'
  | 'superadmin'
  | {
      permission: Permission
      tenant: Tenant
      /** When the request names no workspace it is about the caller's current one. */
      orCurrent?: true
    }

/** Kinds of files that calls answer with; `events` is a stream that goes on. */
export type FileType = 'txt' | 'docx' | 'zip' | 'csv' | 'ics' | 'events'

/** Rate classes; their figures stand in `server/rate-limits.ts`. */
export type RateClass =
  | 'read'
  | 'write'
  | 'generate'
  | 'export'
  | 'checkout'
  | 'list'
  | 'lookup'
  | 'webhook'
  | 'stream'
  | 'sign-in'
  | 'admin-sign-in'
  | 'sign-up'
  | 'reset'

export interface Endpoint<
  Params extends $ZodType = $ZodType,
  Query extends $ZodType = $ZodType,
  Body extends $ZodType = $ZodType,
  Answer extends $ZodType = $ZodType,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** `/api/brands/{id}`: names in braces are keys of `params`. */
  path: string
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** The handler gets the bytes as they came, because a signature covers them. */
  rawBody?: true
  /** JSON answer, or the name of a file type for downloads. */
  answer: Answer | FileType
  status?: 200 | 201 | 202
  access: Access
  /** The plan feature it needs; null when every plan has it. */
  gate: Gate | null
  /** What a suspended workspace gets. `ignore`: no workspace is involved. */
  whenSuspended: 'allow' | 'refuse' | 'ignore'
  /**
   * What a super admin gets who is signed in as somebody else. Left out: deletions, exports, checkouts and everything a
   * super admin changes are refused, the rest is allowed.
   */
  whileImpersonating?: 'allow' | 'refuse'
  rate: RateClass
  /** How long a browser may keep the answer; only where it is the same for everyone. */
  cacheSeconds?: number
  /** The largest body in bytes, where it differs from what its access and its fields imply. */
  bodyLimit?: number
  /** The audit action recorded when it succeeds; null for reads and for what people do all day. */
  audit: string | null
  /** The audit action recorded when it is refused: an attempt that says something about an account. */
  auditRefusal?: string
  /** What members of the workspace are told has changed; where it says nothing, that is what its ids name. */
  changes?: readonly LiveSubject[]
  /** The refusals it may answer beside those that its access implies. */
  errors: readonly ErrorCode[]
}

/** Declares one row of the table of endpoints. */
export function endpoint<
  Params extends $ZodType = never,
  Query extends $ZodType = never,
  Body extends $ZodType = never,
  Answer extends $ZodType = never,
>(row: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return row
}

// oxlint-disable-next-line typescript/no-explicit-any -- a row of unknown schemas
export type AnyEndpoint = Endpoint<any, any, any, any>

/** Whether this is for the person alone, not for a super admin who is signed in as them. */
export function isRefusedWhileImpersonating({ whileImpersonating, method, access, rate }: AnyEndpoint): boolean {
  if (whileImpersonating !== undefined) return whileImpersonating === 'refuse'
  const changesPlatform = access === 'superadmin' && method !== 'GET'
  return method === 'DELETE' || rate === 'export' || rate === 'checkout' || changesPlatform
}

type Parsed<Schema> = [Schema] extends [never] ? undefined : Schema extends $ZodType ? output<Schema> : undefined
type Sent<Schema> = [Schema] extends [never] ? undefined : Schema extends $ZodType ? input<Schema> : undefined

export type ParamsOf<Row> = Row extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? Parsed<P> : never
export type QueryOf<Row> = Row extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Parsed<Q> : never
export type BodyOf<Row> = Row extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? Parsed<B> : never
export type AnswerOf<Row> = Row extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? Parsed<A> : never
export type SentParams<Row> = Row extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? Sent<P> : never
export type SentQuery<Row> = Row extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Sent<Q> : never
export type SentBody<Row> = Row extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? Sent<B> : never
