import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyEndpoint, FileType } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { changedBy } from '#shared/live-events.ts'
import { cleanText } from '#shared/text.ts'
import type { AppContext } from '../app-context.ts'
import { type AuditTarget, recordAudit } from '../audit.ts'
import { type Admitted, admit, admitWithBody, record } from './admission.ts'
import { type Ids, type TenantRules, idAt } from './authorize.ts'
import { bodyLimitOf } from './body-limits.ts'
import { type GuardAttempt, countsOf } from './call-counts.ts'
import { checkInput } from './check-input.ts'
import type { GivingWay } from './giving-way.ts'
import { type LargeBodies, readInTurn } from './large-bodies.ts'
import type { SendLongAnswer } from './long-answers.ts'
import { type Actor, type FileAnswer, type Route, type Scope, StreamedJson } from './route.ts'
import { sendFile } from './send-file.ts'
import { signalOfLeaving } from './signal-of-leaving.ts'

export interface RouteParts {
  tenants: TenantRules
  /** The person behind a session cookie; null when it opens nothing. */
  authenticate: (app: AppContext, token: string) => Promise<Actor | null>
  guardAttempt: GuardAttempt
  largeBodies: LargeBodies
  givingWay: GivingWay
  sendLongAnswer: SendLongAnswer
}

/**
 * Serves a row of the table. Session, rate and access are decided before the body is read, so that nobody can make the
 * server read what it is going to refuse.
 */
export function addRoute(server: FastifyInstance, app: AppContext, parts: RouteParts, { row, handle }: Route): void {
  const { tenants, authenticate, guardAttempt, largeBodies, givingWay, sendLongAnswer } = parts
  const { countCall, countAccount } = countsOf(server, app, guardAttempt, row)
  const rules = { tenants, authenticate, countCall }
  const admissions = new WeakMap<FastifyRequest, Admitted>()
  const ways = new WeakMap<FastifyRequest, () => void>()
  server.route({
    method: row.method,
    url: row.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyLimitOf(row),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store, private')
      // An open window listens all day and is no work.
      if (row.answer !== 'events') ways.set(request, givingWay.enter(reply))
      admissions.set(request, await admit(app, rules, row, request, reply))
    },
    ...readInTurn(row, largeBodies, (request) => admissions.get(request)!.actor!.userId),
    handler: async (request, reply) => {
      const before = admissions.get(request)!
      const body = row.rawBody ? undefined : bodyOf(row, request)
      await countAccount(before.ip, record(body))
      const admitted = await admitWithBody(app, rules, row, request, before, body)
      const { status, answer } = await perform(app, { row, handle }, { request, reply }, admitted, body)
      if (row.cacheSeconds !== undefined) reply.header('cache-control', `public, max-age=${row.cacheSeconds}`)
      reply.code(status)
      if (answer instanceof StreamedJson) {
        ways.get(request)!()
        return sendLongAnswer(request, reply, admitted.actor!.userId, answer)
      }
      return typeof row.answer === 'string'
        ? sendFile(request, reply, row.answer as FileType, answer as FileAnswer)
        : reply.send(answer)
    },
  })
}

function bodyOf(row: AnyEndpoint, { body = {} }: FastifyRequest): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('INVALID_INPUT', { message: 'Send a JSON object.' })
  }
  return checkInput(row.body, body, 'body')
}

/** Does what the row does, records it, and tells the other members. */
async function perform(
  app: AppContext,
  { row, handle }: Route,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { session, actor, ip, params, query, scope }: Admitted,
  body: unknown,
): Promise<{ status: number; answer: unknown }> {
  let target: AuditTarget | null = {}
  let status: number = row.status ?? 200
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
      left: () => signalOfLeaving(reply),
      goesOn: () => void (status = 202),
      note: (given: AuditTarget | null) => void (target = given),
    },
    app,
  ).catch(async (error: unknown) => {
    if (row.auditRefusal !== undefined && target !== null && error instanceof AppError) {
      await noteDown(row.auditRefusal, { ...target, metadata: { ...target.metadata, reason: error.code } })
    }
    throw error
  })
  if (row.audit !== null && target !== null) await noteDown(row.audit, target)
  const ids = { path: record(params), query: record(query), body: record(body) }
  if (isActOfSuperAdmin(row, actor)) {
    await noteDown('superadmin.acted', { ...target, metadata: { ...target?.metadata, call: nameOf(row), ...ids.path } })
  }
  if (scope !== null) publishChanges(app, row, scope, ids)
  return { status, answer }
}

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

/** What members do all day is on record where somebody does it who is none, or who is signed in as one. */
function isActOfSuperAdmin({ method, access, audit }: AnyEndpoint, actor: Actor | null): boolean {
  const isSuperAdmin = actor !== null && (actor.role === 'SUPERADMIN' || actor.impersonator !== null)
  return isSuperAdmin && audit === null && method !== 'GET' && access !== 'superadmin'
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
