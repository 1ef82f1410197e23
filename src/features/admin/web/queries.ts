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
  /** A super admin who is signed in as somebody else may look at everything and change nothing. */
  isSomebodyElse: boolean
}

/** The super admin of this page; null for everyone else. */
export function useSuperAdmin(): SuperAdmin | null {
  const { data: user } = useSuspenseQuery(sessionOptions)
  if (user === null || superadminToken() === null) return null
  if (user.tokenType === 'impersonation') return { email: user.impersonator?.email ?? '', isSomebodyElse: true }
  return user.role === 'SUPERADMIN' ? { email: user.email, isSomebodyElse: false } : null
}

/** Why nothing can be changed; undefined where it can. */
export const changeRefusal = (superAdmin: SuperAdmin | null) =>
  superAdmin?.isSomebodyElse === true ? 'Stop impersonating to change something.' : undefined

export const overviewOptions = { ...endpointQuery(adminOverviewEndpoints.overview, {}), staleTime: 0 }
/** Asked for anew whenever it is shown: it changes by itself. */
export const operationsOptions = { ...endpointQuery(operationsEndpoints.operations, {}), staleTime: 0 }

export const usersOptions = (search: string | undefined) => pagedQuery(adminPeopleEndpoints.users, { search })
export const workspacesOptions = (search: string | undefined) => pagedQuery(adminPeopleEndpoints.workspaces, { search })

/** What both lists keep in the cache begins with this; whoever changes a row has it asked again. */
export const usersKey = ['/api', 'superadmin', 'users']
export const workspacesKey = ['/api', 'superadmin', 'workspaces']
