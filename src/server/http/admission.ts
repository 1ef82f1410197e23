import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AnyEndpoint, isRefusedWhileImpersonating } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../app-context.ts'
import { addressGroup } from './address-group.ts'
import { type TenantRules, authorize, idsAt, refuseWithoutPermission } from './authorize.ts'
import type { CallCounts } from './call-counts.ts'
import { checkInput } from './check-input.ts'
import type { Actor, Scope, SessionCookie } from './route.ts'
import { sessionCookie } from './session-cookie.ts'
import { SUPERADMIN_TOKEN_HEADER, opensSuperadminCalls } from './superadmin-access.ts'

export interface AdmissionRules {
  tenants: TenantRules
  /** The person behind a session cookie; null when it opens nothing. */
  authenticate: (app: AppContext, token: string) => Promise<Actor | null>
  countCall: CallCounts['countCall']
}

/** A request that may go on. All of it is decided before its body is read. */
export interface Admitted {
  session: SessionCookie
  actor: Actor | null
  ip: string
  params: unknown
  query: unknown
  /** Null for a row without a workspace, and while only the body can name the workspace. */
  scope: Scope | null
  at: Date
}

/** How old an admission may be once the body has come: whoever sends slowly may have been logged out meanwhile. */
const GOOD_FOR_MS = 5000

export async function admit(
  app: AppContext,
  rules: AdmissionRules,
  row: AnyEndpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admitted> {
  const session = sessionCookie(request, reply, app.env.appUrl)
  const ip = addressGroup(request.ip)
  const actor = session.token === null ? null : await rules.authenticate(app, session.token)
  await rules.countCall(request, actor, ip)
  refuseStrangers(row, actor, request)
  const params = checkInput(row.params, request.params, 'path')
  const query = checkInput(row.query, request.query, 'query')
  const scope = await scopeBeforeBody(app, rules.tenants, row, actor, { params, query })
  return { session, actor, ip, params, query, scope, at: app.clock.now() }
}

/** The admission as it holds after the body was read: with the ids of the body, and with the session of this moment. */
export async function admitWithBody(
  app: AppContext,
  rules: AdmissionRules,
  row: AnyEndpoint,
  request: FastifyRequest,
  admitted: Admitted,
  body: unknown,
): Promise<Admitted> {
  const { session, params, query, at } = admitted
  const isOld = app.clock.now().getTime() - at.getTime() > GOOD_FOR_MS
  const actor = isOld && session.token !== null ? await rules.authenticate(app, session.token) : admitted.actor
  if (isOld) refuseStrangers(row, actor, request)
  if (typeof row.access !== 'object' || !(isOld || hasIdsInBody(row))) return { ...admitted, actor }
  const ids = { path: record(params), query: record(query), body: record(body) }
  return { ...admitted, actor, scope: await authorize(app, rules.tenants, row, actor!, ids) }
}

function refuseStrangers(row: AnyEndpoint, actor: Actor | null, request: FastifyRequest): void {
  if (row.access !== 'public' && actor === null) throw new AppError('UNAUTHENTICATED')
  if (row.access === 'superadmin' && !opensSuperadminCalls(actor, request.headers[SUPERADMIN_TOKEN_HEADER])) {
    throw new AppError('FORBIDDEN')
  }
  if (actor?.impersonator && isRefusedWhileImpersonating(row)) throw new AppError('NOT_WHILE_IMPERSONATING')
}

/** Decides as much as the ids in the address can decide. */
async function scopeBeforeBody(
  app: AppContext,
  tenants: TenantRules,
  row: AnyEndpoint,
  actor: Actor | null,
  { params, query }: { params: unknown; query: unknown },
): Promise<Scope | null> {
  if (typeof row.access !== 'object' || actor === null) return null
  const ids = { path: record(params), query: record(query), body: {} }
  const isNamed = Object.values(row.access.tenant).some((place) => idsAt(ids, place).size > 0)
  if (isNamed || !hasIdsInBody(row)) return authorize(app, tenants, row, actor, ids)
  refuseWithoutPermission(actor, row.access.permission)
  return null
}

const hasIdsInBody = ({ access }: AnyEndpoint) =>
  typeof access === 'object' && Object.values(access.tenant).some((place) => place.startsWith('body.'))

export const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
