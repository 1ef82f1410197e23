import type { Role, WorkspaceRole } from '#shared/permissions.ts'
import type { PlanLimits, PlanName } from '#shared/plan-catalog.ts'

export interface ActorMembership {
  workspaceId: string
  role: WorkspaceRole
  nameHere: string
  suspended: boolean
  plan: PlanName
  limits: PlanLimits
}

/** Read on every request, so a changed role applies right away. */
export interface Actor {
  userId: string
  email: string
  name: string
  phone: string
  address: string
  role: 'USER' | 'SUPERADMIN'
  sessionHash: string
  impersonator: { userId: string; email: string; name: string } | null
  superadminTokenHash: string | null
  memberships: ActorMembership[]
  /** Set if an API token made the request. The actor then has only the token's workspace. */
  token: ActorToken | null
}

export interface ActorToken {
  id: string
  name: string
  scope: 'read' | 'write'
}

/** Only the authorization step creates a scope. */
export interface Scope {
  readonly workspaceId: string
  readonly role: Role
  readonly plan: PlanName
  readonly limits: PlanLimits
  readonly userId: string
  readonly userName: string
  readonly bySupport: boolean
  /** The name of the API token that made the request. */
  readonly byToken: string | null
}

/** A login names its own actor, because it has no session yet. */
export interface AuditTarget {
  type?: string
  id?: string
  metadata?: Record<string, unknown>
  actor?: { userId: string; email: string }
  workspaceId?: string
}
