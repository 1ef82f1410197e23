import type { $ZodType, input, output } from 'zod/v4/core'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'
import type { Gate } from './plan-catalog.ts'
import type { Subject } from './subjects.ts'

/** The location of an id in a request: `path.id`, `query.brandId` or `body.workspaceId`. */
export type IdField = `${'path' | 'query' | 'body'}.${string}`

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
  | 'comment'
  | 'apiToken'
  | 'reviewLink'
  | 'reviewDecision'
  | 'webhook'

/** How every id of a request leads to a workspace. All of them must lead to the same one. */
export type Tenant = Partial<Record<TenantObject, IdField>>

export type Access =
  | 'public'
  | 'session'
  | 'superadmin'
  | {
      permission: Permission
      tenant: Tenant
      /** If the request names no workspace, it is about the caller's current one. */
      orCurrent?: true
    }

/** `events` is a stream that stays open, `mcp` a response of the Model Context Protocol. */
export type FileType = 'txt' | 'docx' | 'html' | 'zip' | 'csv' | 'ics' | 'events' | 'mcp'

/** `read` takes every token, `write` only tokens that may write. */
export type TokenUse = 'read' | 'write' | 'refuse'

/** The limits of each class are in `server/rate-limits.ts`. */
export type RateClass =
  | 'read'
  | 'write'
  | 'generate'
  | 'export'
  | 'checkout'
  | 'list'
  | 'lookup'
  | 'guest'
  | 'webhook'
  | 'stream'
  | 'mcp'
  | 'sign-in'
  | 'admin-sign-in'
  | 'sign-up'
  | 'reset'

/** How an assistant sees a row as a tool. The texts are for models. */
export interface RowTool {
  name: string
  title: string
  /** At most 400 characters. */
  description: string
  destructive?: true
  idempotent?: true
  /** Fields that the tool doesn't offer. */
  omits?: readonly string[]
  /** Fields of the body that the tool sets itself. */
  fixed?: Record<string, unknown>
}

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
  /** The handler gets the original bytes, because a signature covers them. */
  rawBody?: true
  answer: Answer | FileType
  status?: 200 | 201 | 202
  access: Access
  /** The plan feature that the endpoint needs. Null if every plan has it. */
  gate: Gate | null
  whenSuspended: 'allow' | 'refuse' | 'ignore'
  /** By default, deletions, exports, checkouts and super admin changes are rejected. */
  whileImpersonating?: 'allow' | 'refuse'
  rate: RateClass
  /** How long a browser may cache the response. Only for responses that are the same for everyone. */
  cacheSeconds?: number
  bodyLimit?: number
  /** What an API token needs to call the endpoint. If absent, tokens are rejected. */
  token?: TokenUse
  /** Makes the row a tool of `POST /api/mcp`. */
  tool?: RowTool
  /** The audit action on success. Null for reads and everyday actions. */
  audit: string | null
  /** The audit action on failure, for attempts that say something about an account. */
  auditRefusal?: string
  /** What the response of a reading row shows. After a change of it, the page loads the row again. */
  shows?: readonly Subject[]
  /** Why no change makes the response old. */
  showsNothing?: string
  /** What a writing row changes for the members of the workspace. By default, it follows from the ids. */
  changes?: readonly Subject[]
  /** What a writing row changes only for the caller. */
  changesOwn?: readonly Subject[]
  /** Why this writing row changes no reading row. */
  changesNothing?: string
  errors: readonly ErrorCode[]
}

/** What the types keep of a row's effect, so that a screen can't send a change as if it were a question. */
type Effect<Method, Nothing> = [Method] extends ['GET']
  ? { method: 'GET' }
  : [Nothing] extends [string]
    ? { changesNothing: string }
    : unknown

export function endpoint<
  Params extends $ZodType = never,
  Query extends $ZodType = never,
  Body extends $ZodType = never,
  Answer extends $ZodType = never,
  Method extends Endpoint['method'] = Endpoint['method'],
  Nothing extends string | undefined = undefined,
>(
  row: Endpoint<Params, Query, Body, Answer> & { method: Method; changesNothing?: Nothing },
): Endpoint<Params, Query, Body, Answer> & Effect<Method, Nothing> {
  return row as Endpoint<Params, Query, Body, Answer> & Effect<Method, Nothing>
}

// oxlint-disable-next-line typescript/no-explicit-any -- a row of unknown schemas
export type AnyEndpoint = Endpoint<any, any, any, any>

/**
 * What the built pages keep of a row (scripts/steps/browser-rows.mjs). Browser code reads a row only as this type.
 */
export type BrowserRow = Pick<
  AnyEndpoint,
  'method' | 'path' | 'access' | 'cacheSeconds' | 'shows' | 'changes' | 'changesOwn' | 'changesNothing'
>

/** A row whose call makes nothing on a page old. */
export type ReadingRow = AnyEndpoint & ({ method: 'GET' } | { changesNothing: string })

export const tokenUseOf = ({ token = 'refuse' }: AnyEndpoint): TokenUse => token

/** True if an impersonating super admin can't call this endpoint. */
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
