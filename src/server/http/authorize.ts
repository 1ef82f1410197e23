import type { Access, IdPlace, TenantObject, AnyEndpoint } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { type Permission, can } from '#shared/permissions.ts'
import { GATES } from '#shared/plan-catalogue.ts'
import type { AppContext } from '../app-context.ts'
import type { Actor, ActorMembership, Scope, TenantResolver } from './route.ts'

export interface TenantRules {
  resolvers: Record<TenantObject, TenantResolver>
  /** The standing of a super admin in a workspace he is no member of; null when there is no such workspace. */
  outsideMembership(app: AppContext, workspaceId: string): Promise<Omit<ActorMembership, 'role' | 'nameHere'> | null>
  /** The workspace a person works in when a request names none; null without one. */
  currentWorkspace(app: AppContext, userId: string): Promise<string | null>
}

/** What a request names, by where it stands. */
export interface Ids {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown>
}

/**
 * Decides whether the actor may do what the row does with the named objects. Foreign and missing objects get the same
 * 404; objects of two workspaces in one call are treated as missing.
 */
export async function authorize(
  app: AppContext,
  rules: TenantRules,
  row: AnyEndpoint,
  actor: Actor,
  ids: Ids,
): Promise<Scope> {
  const access = row.access as Exclude<Access, string>
  const workspaceIds =
    actor.role === 'SUPERADMIN' ? ('all' as const) : actor.memberships.map(({ workspaceId }) => workspaceId)
  let workspaceId: string | null = null
  for (const [object, place] of Object.entries(access.tenant) as [TenantObject, IdPlace][]) {
    // The schema of the row has seen to it that only an id that may be left out is missing here.
    for (const id of idsAt(ids, place)) {
      // Once the workspace is known, everything else is looked for in it alone: a person may be in several.
      const found = await rules.resolvers[object](app, id, workspaceId === null ? workspaceIds : [workspaceId])
      if (found === null) throw new AppError('NOT_FOUND')
      workspaceId = found
    }
  }
  if (workspaceId === null && access.orCurrent) {
    workspaceId = await rules.currentWorkspace(app, actor.userId)
    if (workspaceId === null) throw new AppError('NOT_FOUND')
  }
  if (workspaceId === null) throw new Error(`${row.method} ${row.path} names no object of a workspace.`)
  const membership = actor.memberships.find((entry) => entry.workspaceId === workspaceId)
  const standing = membership ?? (actor.role === 'SUPERADMIN' ? await rules.outsideMembership(app, workspaceId) : null)
  if (standing === null) throw new AppError('NOT_FOUND')
  const role = actor.role === 'SUPERADMIN' ? 'SUPERADMIN' : membership!.role
  if (!can(role, access.permission)) throw new AppError('FORBIDDEN')
  if (standing.suspended && row.whenSuspended === 'refuse' && role !== 'SUPERADMIN') {
    throw new AppError('WORKSPACE_SUSPENDED')
  }
  if (row.gate !== null && !standing.limits[GATES[row.gate]]) {
    throw new AppError('PLAN_REQUIRED', { details: { gate: row.gate } })
  }
  const bySupport = actor.impersonator !== null
  const name = membership?.nameHere ?? actor.name
  // What people read later about who did something must not pass for the person's own doing.
  const userName = bySupport ? `${name} (by support)` : name
  return { workspaceId, role, plan: standing.plan, limits: standing.limits, userId: actor.userId, userName, bySupport }
}

/** Refuses those who have the permission in no workspace at all, whatever the request is about. */
export function refuseWithoutPermission({ role, memberships }: Actor, permission: Permission): void {
  if (role === 'SUPERADMIN') return
  if (memberships.length === 0) throw new AppError('NOT_FOUND')
  if (!memberships.some((membership) => can(membership.role, permission))) throw new AppError('FORBIDDEN')
}

export function idsAt(ids: Ids, place: IdPlace): Set<string> {
  const [part, name] = place.split('.') as ['path' | 'query' | 'body', string]
  return new Set([ids[part][name]].flat().filter((id) => typeof id === 'string'))
}

/** The one id that stands there; undefined where there is none, or a list. */
export function idAt(ids: Ids, place: IdPlace | undefined): string | undefined {
  const [only, ...others] = place === undefined ? [] : idsAt(ids, place)
  return others.length === 0 ? only : undefined
}
