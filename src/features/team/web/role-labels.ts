import type { WorkspaceRole } from '#shared/permissions.ts'

export const ROLE_LABELS: Record<WorkspaceRole, string> = {
  OWNER: 'Owner',
  ADMIN: 'Admin',
  MANAGER: 'Manager',
  CREATOR: 'Creator',
  COLLABORATOR: 'Collaborator',
}

/** What a role is for, in one line. */
export const ROLE_NOTES: Record<WorkspaceRole, string> = {
  OWNER: 'Everything, and hands the workspace over.',
  ADMIN: 'Everything but handing the workspace over, billing included.',
  MANAGER: 'Manages brands, people and the workflow of outlines; no billing.',
  CREATOR: 'Creates ideas and outlines.',
  COLLABORATOR: 'Reads everything and downloads outlines.',
}
