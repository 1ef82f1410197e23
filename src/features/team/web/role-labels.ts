import type { WorkspaceRole } from '#shared/permissions.ts'

export const ROLE_LABELS: Record<WorkspaceRole, string> = {
  OWNER: 'Owner',
  ADMIN: 'Admin',
  MANAGER: 'Manager',
  CREATOR: 'Creator',
  COLLABORATOR: 'Collaborator',
}

export const ROLE_NOTES: Record<WorkspaceRole, string> = {
  OWNER: 'Full access. Can transfer the workspace.',
  ADMIN: "Full access, including billing. Can't transfer the workspace.",
  MANAGER: 'Manages brands, members and outline workflow. No billing access.',
  CREATOR: 'Creates ideas and outlines.',
  COLLABORATOR: 'Views everything and downloads outlines.',
}
