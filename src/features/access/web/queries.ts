import { useSuspenseQuery } from '@tanstack/react-query'
import { type Permission, type Role, can } from '#shared/permissions.ts'
import type { PlanLimits } from '#shared/plan-catalog.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { type Membership, type Workspace, workspaceEndpoints } from '../contract.ts'

export const workspacesOptions = endpointQuery(workspaceEndpoints.list, {})

export interface CurrentWorkspace {
  workspace: Workspace
  membership: Membership | null
  role: Role
  limits: PlanLimits
  readOnly: boolean
  may(permission: Permission): boolean
}

export function useWorkspace(workspaceId?: string): CurrentWorkspace | null {
  const user = useSignedIn()
  const { data } = useSuspenseQuery(workspacesOptions)
  const workspace =
    workspaceId === undefined ? data.workspaces[0] : data.workspaces.find(({ id }) => id === workspaceId)
  if (workspace === undefined) return null
  const membership = data.memberships.find(({ workspaceId }) => workspaceId === workspace.id) ?? null
  const role: Role = user.role === 'SUPERADMIN' ? 'SUPERADMIN' : (membership?.role ?? 'COLLABORATOR')
  return {
    workspace,
    membership,
    role,
    limits: workspace.limits,
    readOnly: workspace.status === 'SUSPENDED' && role !== 'SUPERADMIN',
    may: (permission) => can(role, permission),
  }
}
