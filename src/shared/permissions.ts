/** Workspace roles, strongest first. SUPERADMIN is a platform role above all. */
export const WORKSPACE_ROLES = ['OWNER', 'ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR'] as const
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number]
export type Role = WorkspaceRole | 'SUPERADMIN'

const OWNER_TO_ADMIN = ['OWNER', 'ADMIN'] as const
const OWNER_TO_MANAGER = [...OWNER_TO_ADMIN, 'MANAGER'] as const
const OWNER_TO_CREATOR = [...OWNER_TO_MANAGER, 'CREATOR'] as const

/** MANAGE_OUTLINES is what spec.md calls “manage rights” over outlines. */
export const PERMISSIONS = {
  VIEW_BILLING: OWNER_TO_ADMIN,
  MANAGE_BILLING: OWNER_TO_ADMIN,
  ACCESS_ADMIN_PANEL: OWNER_TO_ADMIN,
  CREATE_BRAND: OWNER_TO_MANAGER,
  EDIT_BRAND: OWNER_TO_MANAGER,
  UPLOAD_HISTORICAL_DATA: OWNER_TO_MANAGER,
  EDIT_WORKSPACE_SETTINGS: OWNER_TO_MANAGER,
  INVITE_USERS: OWNER_TO_MANAGER,
  REMOVE_USERS: OWNER_TO_MANAGER,
  CHANGE_USER_ROLE: OWNER_TO_MANAGER,
  MANAGE_OUTLINES: OWNER_TO_MANAGER,
  CREATE_EMAIL_IDEAS: OWNER_TO_CREATOR,
  VIEW_BRAND: WORKSPACE_ROLES,
  VIEW_WORKSPACE_SETTINGS: WORKSPACE_ROLES,
  VIEW_EMAIL_IDEAS: WORKSPACE_ROLES,
  DOWNLOAD_OUTLINES: WORKSPACE_ROLES,
  TRANSFER_OWNERSHIP: ['OWNER'],
  MANAGE_WORKSPACE_DATA: ['OWNER'],
} as const satisfies Record<string, readonly WorkspaceRole[]>

export type Permission = keyof typeof PERMISSIONS

export function can(role: Role, permission: Permission): boolean {
  return role === 'SUPERADMIN' || (PERMISSIONS[permission] as readonly Role[]).includes(role)
}
