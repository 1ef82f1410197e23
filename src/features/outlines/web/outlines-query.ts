import { infiniteQueryOptions } from '@tanstack/react-query'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { read } from '#web/api-client.ts'
import { shownBy } from '#web/changes.ts'
import { endpointKey, endpointQuery } from '#web/endpoint-query.ts'
import { outlineEndpoints } from '../contract.ts'
import { libraryEndpoints, type LibraryQuery } from '../library-contract.ts'

export const monthsOptions = (brandId: string, query: LibraryQuery) =>
  endpointQuery(libraryEndpoints.months, { params: { id: brandId }, query })

export function monthOptions(brandId: string, { year, month }: YearMonth, query: LibraryQuery) {
  const params = { id: brandId, year, month }
  return infiniteQueryOptions({
    queryKey: [...endpointKey(libraryEndpoints.month, { params, query }), 'pages'],
    meta: shownBy(libraryEndpoints.month, { params }),
    queryFn: ({ pageParam, signal }) =>
      read(
        libraryEndpoints.month,
        { params, query: pageParam === null ? query : { ...query, after: pageParam } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}

export const neighborsOptions = (id: string, query: Omit<LibraryQuery, 'including'>) =>
  endpointQuery(libraryEndpoints.neighbors, { params: { id }, query })

export const outlineOptions = (id: string) => endpointQuery(outlineEndpoints.getOrList, { params: { id } })
