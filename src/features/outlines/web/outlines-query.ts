import { infiniteQueryOptions } from '@tanstack/react-query'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { call } from '#web/api-client.ts'
import { endpointKey, endpointQuery } from '#web/endpoint-query.ts'
import { outlineEndpoints } from '../contract.ts'
import { libraryEndpoints, type LibraryQuery } from '../library-contract.ts'

/** The months of a library and its first rows; stale with everything else under the brand's address. */
export const monthsOptions = (brandId: string, query: LibraryQuery) =>
  endpointQuery(libraryEndpoints.months, { params: { id: brandId }, query })

/** One month of a library, page after page. */
export function monthOptions(brandId: string, { year, month }: YearMonth, query: LibraryQuery) {
  const params = { id: brandId, year, month }
  return infiniteQueryOptions({
    queryKey: [...endpointKey(libraryEndpoints.month, { params, query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        libraryEndpoints.month,
        { params, query: pageParam === null ? query : { ...query, after: pageParam } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}

/** The outlines of a brand that were written last. */
export const recentOptions = (brandId: string) => endpointQuery(libraryEndpoints.recent, { params: { id: brandId } })

/** One outline, of whichever brand. */
export const outlineOptions = (id: string) => endpointQuery(outlineEndpoints.getOrList, { params: { id } })
