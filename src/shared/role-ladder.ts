import { type Role, WORKSPACE_ROLES, type WorkspaceRole } from './permissions.ts'

/** Ownership can only be transferred, and SUPERADMIN belongs to the platform. */
export const ASSIGNABLE_ROLES = ['ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'] as const
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number]

const FROM_MANAGER = ['MANAGER', 'CREATOR', 'COLLABORATOR'] as const

const MANAGES: Record<Role, readonly WorkspaceRole[]> = {
  SUPERADMIN: WORKSPACE_ROLES,
  OWNER: WORKSPACE_ROLES,
  ADMIN: ASSIGNABLE_ROLES,
  MANAGER: FROM_MANAGER,
  CREATOR: [],
  COLLABORATOR: [],
}

const ASSIGNS: Record<Role, readonly AssignableRole[]> = {
  SUPERADMIN: ASSIGNABLE_ROLES,
  OWNER: ASSIGNABLE_ROLES,
  ADMIN: ASSIGNABLE_ROLES,
  MANAGER: FROM_MANAGER,
  CREATOR: [],
  COLLABORATOR: [],
}

export const canManage = (actor: Role, target: WorkspaceRole) => MANAGES[actor].includes(target)
export const assignableRoles = (actor: Role) => ASSIGNS[actor]
export const canAssign = (actor: Role, role: WorkspaceRole) => (ASSIGNS[actor] as readonly Role[]).includes(role)
