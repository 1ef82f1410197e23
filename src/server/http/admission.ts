import { type AnyEndpoint, isRefusedWhileImpersonating } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '../app-context.ts'
import { type Ids, authorize, idsAt, refuseWithoutPermission } from './authorize.ts'
import { gate } from './gate.ts'
import type { Actor, Scope } from '../scope.ts'
import { refuseToken } from './token-rules.ts'
import { type RowInput, addressOfCall, idsOfCall } from './row-input.ts'
import { SUPERADMIN_TOKEN_HEADER, opensSuperadminCalls } from './superadmin-access.ts'

export interface Admitted {
  params: unknown
  query: unknown
  scope: Scope | null
}

/** Makes every decision that needs no body, cheapest first: rate, caller and the ids in the path. */
export async function admit(
  app: AppContext,
  row: AnyEndpoint,
  actor: Actor | null,
  input: RowInput,
): Promise<Admitted> {
  await app.rules.counts.countCall(row, actor, input.ip, input.tellRate)
  return admitAgain(app, row, actor, input)
}

export async function admitAgain(
  app: AppContext,
  row: AnyEndpoint,
  actor: Actor | null,
  input: RowInput,
): Promise<Admitted> {
  refuseToken(row, actor)
  refuseStrangers(row, actor, input)
  const { params, query } = addressOfCall(row, input)
  return { params, query, scope: await scopeBeforeBody(app, row, actor, idsOfCall(params, query, {})) }
}

export async function scopeWithBody(
  app: AppContext,
  row: AnyEndpoint,
  actor: Actor | null,
  { params, query, scope }: Admitted,
  body: unknown,
): Promise<Scope | null> {
  return hasIdsInBody(row) ? scopeOf(app, row, actor!, idsOfCall(params, query, body)) : scope
}

function refuseStrangers(row: AnyEndpoint, actor: Actor | null, { header }: RowInput): void {
  if (row.access !== 'public' && actor === null) throw new AppError('UNAUTHENTICATED')
  if (row.access === 'superadmin' && !opensSuperadminCalls(actor, header?.(SUPERADMIN_TOKEN_HEADER))) {
    throw new AppError('FORBIDDEN')
  }
  if (actor?.impersonator && isRefusedWhileImpersonating(row)) throw new AppError('NOT_WHILE_IMPERSONATING')
}

async function scopeBeforeBody(
  app: AppContext,
  row: AnyEndpoint,
  actor: Actor | null,
  ids: Ids,
): Promise<Scope | null> {
  if (typeof row.access !== 'object' || actor === null) return null
  const isNamed = Object.values(row.access.tenant).some((place) => idsAt(ids, place).size > 0)
  if (isNamed || !hasIdsInBody(row)) return scopeOf(app, row, actor, ids)
  refuseWithoutPermission(actor, row.access.permission)
  return null
}

async function scopeOf(app: AppContext, row: AnyEndpoint, actor: Actor, ids: Ids): Promise<Scope> {
  const authorized = await authorize(app, row, actor, ids)
  gate(row, authorized)
  return authorized.scope
}

const hasIdsInBody = ({ access }: AnyEndpoint) =>
  typeof access === 'object' && Object.values(access.tenant).some((place) => place.startsWith('body.'))
