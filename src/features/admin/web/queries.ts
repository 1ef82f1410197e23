import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { superadminToken } from '#web/superadmin-token.ts'
import { operationsEndpoints } from '../operations-contract.ts'
import { adminOverviewEndpoints } from '../overview-contract.ts'
import { adminPeopleEndpoints } from '../people-contract.ts'
import { pagedQuery } from './lists/paged-query.ts'

export interface SuperAdmin {
  email: string
  /** True while impersonating. The super admin can then view everything and change nothing. */
  isImpersonating: boolean
}

export function useSuperAdmin(): SuperAdmin | null {
  const { data: user } = useSuspenseQuery(sessionOptions)
  if (user === null || superadminToken() === null) return null
  if (user.tokenType === 'impersonation') return { email: user.impersonator?.email ?? '', isImpersonating: true }
  return user.role === 'SUPERADMIN' ? { email: user.email, isImpersonating: false } : null
}

export const changeRefusal = (superAdmin: SuperAdmin | null) =>
  superAdmin?.isImpersonating === true ? 'Stop impersonating to change something.' : undefined

export const overviewOptions = { ...endpointQuery(adminOverviewEndpoints.overview, {}), staleTime: 0 }
export const operationsOptions = { ...endpointQuery(operationsEndpoints.operations, {}), staleTime: 0 }

export const usersOptions = (search: string | undefined) => pagedQuery(adminPeopleEndpoints.users, { search })
export const workspacesOptions = (search: string | undefined) => pagedQuery(adminPeopleEndpoints.workspaces, { search })
