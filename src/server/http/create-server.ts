import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { type $ZodError, type $ZodType, parse } from 'zod/v4/core'
import { type AnyEndpoint, type FileType, isRefusedWhileImpersonating } from '#shared/endpoint.ts'
import { contentDisposition } from '#shared/file-names.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { changedBy } from '#shared/live-events.ts'
import { TooDeepError, cleanJson, cleanText } from '#shared/text.ts'
import type { AppContext } from '../app-context.ts'
import { isDatabaseAway } from '../db/database-away.ts'
import { type AuditTarget, recordAudit } from '../audit.ts'
import { addressGroup } from './address-group.ts'
import { apiReferencePage } from './api-reference.ts'
import { type Ids, type TenantRules, authorize, idAt } from './authorize.ts'
import { gapsIn } from './check-rows.ts'
import { DOCX, openApiDocument } from './openapi.ts'
import { RATE_LIMITS } from './rate-limits.ts'
import type { Actor, FileAnswer, Route, Scope } from './route.ts'
import { isCrossSite } from './same-site.ts'
import { sessionCookie } from './session-cookie.ts'
import { SUPERADMIN_TOKEN_HEADER, opensSuperadminCalls } from './superadmin-access.ts'

export interface ServerParts {
  routes: readonly Route[]
  tenants: TenantRules
  /** The person behind a session cookie; null when it opens nothing. */
  authenticate(app: AppContext, token: string): Promise<Actor | null>
  /** Counts an attempt on an account; throws RATE_LIMITED past the limit. */
  guardAttempt(app: AppContext, key: string, limit: { max: number; windowMs: number }): Promise<void>
}

const GUARDED = new Set(['sign-in', 'admin-sign-in', 'sign-up', 'reset'])
const BODY_LIMIT = 1_048_576

/** The HTTP edge: from the table of endpoints come routes, checks, limits, audit entries and the API reference. */
export async function createServer(app: AppContext, parts: ServerParts): Promise<FastifyInstance> {
  const gaps = gapsIn(parts.routes.map(({ row }) => row))
  if (gaps.length > 0) throw new Error(`The table of endpoints has gaps:\n${gaps.join('\n')}`)

  const logger: FastifyBaseLogger = app.log
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: app.env.TRUST_PROXY === 'on',
    bodyLimit: BODY_LIMIT,
    requestTimeout: 130_000,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void answerError(app, error, request, reply),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  // A plain-text body needs no permission from the browser, so it would let another site post without asking.
  server.removeContentTypeParser('text/plain')
  server.setErrorHandler((error, request, reply) => answerError(app, error as FastifyError, request, reply))
  await server.register(compress, { threshold: 1024 })
  await server.register(cookie)
  await server.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        formAction: ["'self'"],
      },
      useDefaults: false,
    },
    hsts: app.env.appUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await server.register(rateLimit, { global: false })
  const { origin } = new URL(app.env.appUrl)
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (isCrossSite(request, origin)) throw new AppError('CROSS_SITE_REQUEST')
  })

  // Clients that keep their connection would hold the end up for as long as they please.
  let closing = false
  server.addHook('preClose', async () => {
    closing = true
    app.live.end()
  })
  server.addHook('onSend', async (_, reply) => void (closing && reply.header('connection', 'close')))
  server.addHook('onResponse', async (request, reply) => {
    app.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })

  const reference = openApiDocument(parts.routes.map(({ row }) => row))
  server.get('/api/openapi.json', () => reference)
  server.get('/api/reference', (_, reply) => reply.type('text/html; charset=utf-8').send(apiReferencePage(reference)))
  for (const route of parts.routes) {
    if (!route.row.rawBody) addRoute(server, app, parts, route)
  }
  await server.register(async (unparsed) => {
    unparsed.removeAllContentTypeParsers()
    unparsed.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    for (const route of parts.routes) {
      if (route.row.rawBody) addRoute(unparsed, app, parts, route)
    }
  })
  return server
}

function addRoute(server: FastifyInstance, app: AppContext, parts: ServerParts, { row, handle }: Route): void {
  const limit = RATE_LIMITS[row.rate]
  const limited = app.env.RATE_LIMITS === 'on'
  const isGuarded = GUARDED.has(row.rate)
  const countCall = server.createRateLimit({ max: limit.max, timeWindow: limit.windowMs, keyGenerator: callerOf })
  server.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: row.bodyLimit ?? BODY_LIMIT,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store, private')
      const session = sessionCookie(request, reply, app.env.appUrl)
      const actor = session.token === null ? null : await parts.authenticate(app, session.token)
      if (limited && !isGuarded) {
        if (actor !== null) callers.set(request, actor.userId)
        const count = await countCall(request)
        if (!count.isAllowed && count.isExceeded) {
          throw new AppError('RATE_LIMITED', { details: { retryAfter: count.ttlInSeconds } })
        }
      }
      if (row.access !== 'public' && actor === null) throw new AppError('UNAUTHENTICATED')
      if (row.access === 'superadmin' && !opensSuperadminCalls(actor, request.headers[SUPERADMIN_TOKEN_HEADER])) {
        throw new AppError('FORBIDDEN')
      }
      if (actor?.impersonator && isRefusedWhileImpersonating(row)) throw new AppError('NOT_WHILE_IMPERSONATING')

      const params = check(row.params, request.params, 'path')
      const query = check(row.query, request.query, 'query')
      const body = row.rawBody ? undefined : check(row.body, request.body, 'body')
      const ip = addressGroup(request.ip)
      if (limited && isGuarded) await guard(app, parts, row.rate, limit, ip, body)

      const ids = { path: record(params), query: record(query), body: record(body) }
      const scope: Scope | null =
        typeof row.access === 'object' && actor !== null ? await authorize(app, parts.tenants, row, actor, ids) : null
      let target: AuditTarget | null = {}
      let status = row.status ?? 200
      const noteDown = (action: string, about: AuditTarget) =>
        recordAudit(app, action, { actor, scope, target: about, requestId: request.id })
      const answer = await handle(
        {
          params,
          query,
          body,
          rawBody: request.body ?? Buffer.alloc(0),
          header: (name: string) => [request.headers[name]].flat()[0],
          actor,
          scope,
          session,
          ip,
          userAgent: cleanText(request.headers['user-agent'] ?? '').slice(0, 300),
          requestId: request.id,
          goesOn: () => void (status = 202),
          note: (given: AuditTarget | null) => void (target = given),
        },
        app,
      ).catch(async (error: unknown) => {
        if (row.auditRefusal !== undefined && error instanceof AppError) {
          await noteDown(row.auditRefusal, { ...target, metadata: { ...target?.metadata, reason: error.code } })
        }
        throw error
      })
      if (row.audit !== null && target !== null) await noteDown(row.audit, target)
      if (isActOfSuperAdmin(row, actor)) {
        await noteDown('superadmin.acted', {
          ...target,
          metadata: { ...target?.metadata, call: nameOf(row), ...ids.path },
        })
      }
      if (scope !== null) publishChanges(app, row, scope, ids)
      if (row.cacheSeconds !== undefined) reply.header('cache-control', `public, max-age=${row.cacheSeconds}`)
      return typeof row.answer === 'string'
        ? sendFile(request, reply, row.answer as FileType, answer as FileAnswer)
        : reply.code(status).send(answer)
    },
  })
}

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

/** What members do all day is on record where somebody does it who is none, or who is signed in as one. */
function isActOfSuperAdmin({ method, access, audit }: AnyEndpoint, actor: Actor | null): boolean {
  const isSuperAdmin = actor !== null && (actor.role === 'SUPERADMIN' || actor.impersonator !== null)
  return isSuperAdmin && audit === null && method !== 'GET' && access !== 'superadmin'
}

const MEDIA_TYPES: Record<FileType, string> = {
  txt: 'text/plain; charset=utf-8',
  docx: DOCX,
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  events: 'text/event-stream; charset=utf-8',
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  type: FileType,
  { name, content }: FileAnswer,
): FastifyReply {
  if (type === 'events') {
    // Whoever stops listening in whatever way, a HEAD request included, must leave nothing behind.
    reply.raw.once('close', () => content instanceof Readable && content.destroy())
    return reply
      .header('cache-control', 'no-store, private, no-transform')
      .header('x-accel-buffering', 'no')
      .type(MEDIA_TYPES[type])
      .send(content)
  }
  if (type === 'ics' && typeof content === 'string') {
    // Calendar programs ask again and again: what they have already is not sent twice.
    const etag = `W/"${createHash('sha256').update(content).digest('base64url')}"`
    reply.header('etag', etag).header('cache-control', 'private, no-cache')
    const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
    if (known.includes(etag)) return reply.code(304).send()
  }
  return reply.header('content-disposition', contentDisposition(name)).type(MEDIA_TYPES[type]).send(content)
}

async function guard(
  app: AppContext,
  parts: ServerParts,
  rate: string,
  limit: { max: number; windowMs: number },
  ip: string,
  body: unknown,
): Promise<void> {
  const { email } = record(body)
  // One address may not try one account often, nor many accounts: two counters.
  if (typeof email === 'string') await parts.guardAttempt(app, `${rate}:${ip}:${email}`, limit)
  await parts.guardAttempt(app, `${rate}:${ip}`, { max: limit.max * 10, windowMs: limit.windowMs })
}

/** Tells the other members what this call has changed; by now it is committed. */
function publishChanges(app: AppContext, row: AnyEndpoint, scope: Scope, ids: Ids): void {
  const { tenant } = row.access as Exclude<AnyEndpoint['access'], string>
  const brandId = idAt(ids, tenant.brand)
  for (const what of changedBy(row)) {
    const id = what === 'outlines' ? idAt(ids, tenant.outline) : undefined
    app.live.publish({
      workspaceId: scope.workspaceId,
      event: { type: 'changed', what, ...(brandId !== undefined && { brandId }), ...(id !== undefined && { id }) },
    })
  }
}

const record = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function check(schema: $ZodType | undefined, value: unknown, part: 'path' | 'query' | 'body'): unknown {
  if (schema === undefined) return undefined
  const given = part === 'body' && (typeof value !== 'object' || value === null || Array.isArray(value)) ? {} : value
  try {
    return parse(schema, cleanJson(given))
  } catch (error) {
    if (error instanceof TooDeepError) throw new AppError('INVALID_INPUT', { message: 'That is nested too deeply.' })
    const issue = (error as $ZodError).issues?.[0]
    if (issue === undefined) throw error
    // An id that cannot exist gets the answer of one that does not.
    if (part === 'path') throw new AppError('NOT_FOUND')
    throw new AppError('INVALID_INPUT', { message: issue.message, details: { field: issue.path.join('.') } })
  }
}

/** Whose session a request came with. A cookie that opens nothing must not count as somebody new. */
const callers = new WeakMap<FastifyRequest, string>()
const callerOf = (request: FastifyRequest) => callers.get(request) ?? addressGroup(request.ip)

const FASTIFY_ERRORS: Record<number, ErrorCode> = {
  413: 'TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
}

/** What the framework refuses on its own, in our words. Input is checked elsewhere: here it is what cannot be read. */
function refusalFor(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (error.code === 'FST_ERR_BAD_URL') return new AppError('NOT_FOUND')
  if (error.statusCode === 400) return new AppError('INVALID_INPUT', { message: 'The body is not valid JSON.' })
  if (isDatabaseAway(error)) return new AppError('UNAVAILABLE', { details: { retryAfter: 2 } })
  return new AppError(FASTIFY_ERRORS[error.statusCode ?? 500] ?? 'INTERNAL')
}

function answerError(app: AppContext, error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = refusalFor(error)
  if (known.status >= 500) {
    app.log.error({ err: error, requestId: request.id, url: request.routeOptions.url }, 'request failed')
  }
  const { retryAfter } = known.details
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter))
  return reply.code(known.status).type('application/json; charset=utf-8').send(known.body)
}
