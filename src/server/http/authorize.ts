import type { Access, IdField, TenantObject, AnyEndpoint } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { type Permission, can } from '#shared/permissions.ts'
import type { AppContext } from '../app-context.ts'
import { authoredName } from '../authored-name.ts'
import type { Actor, Scope } from '../scope.ts'

export interface Ids {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown>
}

export interface Authorized {
  scope: Scope
  suspended: boolean
}

/** Foreign and missing objects get the same 404. Objects of two workspaces in one request count as missing. */
export async function authorize(app: AppContext, row: AnyEndpoint, actor: Actor, ids: Ids): Promise<Authorized> {
  const access = row.access as Exclude<Access, string>
  const workspaceId = await workspaceOf(app, row, actor, ids)
  const membership = actor.memberships.find((entry) => entry.workspaceId === workspaceId)
  const isSuperAdmin = actor.role === 'SUPERADMIN'
  const standing = membership ?? (isSuperAdmin ? await app.rules.tenants.outsideMembership(workspaceId) : null)
  if (standing === null) throw new AppError('NOT_FOUND')
  const role = isSuperAdmin ? 'SUPERADMIN' : membership!.role
  if (!can(role, access.permission)) throw new AppError('FORBIDDEN')
  const bySupport = actor.impersonator !== null
  const byToken = actor.token?.name ?? null
  const { plan, limits, suspended } = standing
  // The name must show that support or a token did it and not the user.
  const userName = authoredName(membership?.nameHere ?? actor.name, { bySupport, byToken })
  return { suspended, scope: { workspaceId, role, plan, limits, userId: actor.userId, userName, bySupport, byToken } }
}

async function workspaceOf(app: AppContext, row: AnyEndpoint, actor: Actor, ids: Ids): Promise<string> {
  const { tenants } = app.rules
  const access = row.access as Exclude<Access, string>
  const workspaceIds =
    actor.role === 'SUPERADMIN' ? ('all' as const) : actor.memberships.map(({ workspaceId }) => workspaceId)
  let workspaceId: string | null = null
  for (const [object, place] of Object.entries(access.tenant) as [TenantObject, IdField][]) {
    for (const id of idsAt(ids, place)) {
      // A user may be in several workspaces, so once the workspace is known, we search only there.
      const found = await tenants.resolvers[object](app.db, id, workspaceId === null ? workspaceIds : [workspaceId])
      if (found === null) throw new AppError('NOT_FOUND')
      workspaceId = found
    }
  }
  if (workspaceId === null && access.orCurrent) {
    const ofToken = actor.token === null ? null : (workspaceIds[0] ?? null)
    workspaceId = ofToken ?? (await tenants.currentWorkspace(actor.userId))
    if (workspaceId === null) throw new AppError('NOT_FOUND')
  }
  if (workspaceId === null) throw new Error(`${row.method} ${row.path} names no object of a workspace.`)
  return workspaceId
}

export function refuseWithoutPermission({ role, memberships }: Actor, permission: Permission): void {
  if (role === 'SUPERADMIN') return
  if (memberships.length === 0) throw new AppError('NOT_FOUND')
  if (!memberships.some((membership) => can(membership.role, permission))) throw new AppError('FORBIDDEN')
}

export function idsAt(ids: Ids, place: IdField): Set<string> {
  const [part, name] = place.split('.') as ['path' | 'query' | 'body', string]
  return new Set([ids[part][name]].flat().filter((id) => typeof id === 'string'))
}

export function idAt(ids: Ids, place: IdField | undefined): string | undefined {
  const [only, ...others] = place === undefined ? [] : idsAt(ids, place)
  return others.length === 0 ? only : undefined
}
