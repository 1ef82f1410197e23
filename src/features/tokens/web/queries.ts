import { infiniteQueryOptions } from '@tanstack/react-query'
import { factorEndpoints } from '#features/auth/factor-contract.ts'
import { read } from '#web/api-client.ts'
import { shownBy } from '#web/changes.ts'
import { endpointKey, endpointQuery } from '#web/endpoint-query.ts'
import { tokenEndpoints } from '../contract.ts'
import type { SecurityAction } from '../security-actions.ts'
import { securityEndpoints } from '../security-contract.ts'

export const tokensOptions = (workspaceId: string) => endpointQuery(tokenEndpoints.list, { params: { workspaceId } })

export const secondFactorOptions = endpointQuery(factorEndpoints.status, {})

export interface SecurityFilter {
  action?: SecurityAction
  userId?: string
}

const EVENTS = 20

export function securityEventsOptions(id: string, filter: SecurityFilter) {
  const params = { id }
  const query = { ...filter, limit: EVENTS }
  return infiniteQueryOptions({
    queryKey: [...endpointKey(securityEndpoints.list, { params, query }), 'pages'],
    meta: shownBy(securityEndpoints.list, { params, query }),
    queryFn: ({ pageParam, signal }) =>
      read(
        securityEndpoints.list,
        { params, query: pageParam === null ? query : { ...query, cursor: pageParam } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}
