import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AnswerOf, AnyEndpoint } from '#shared/endpoint.ts'
import { call, type CallInput } from '#web/api-client.ts'
import { endpointKey } from '#web/endpoint-query.ts'

/** What a list is narrowed down to; what is undefined or empty narrows nothing. */
export type ListFilter = Record<string, string | number | undefined>

/** How many rows come at a time. */
const ROWS = 50

export const givenOnly = (filter: ListFilter): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  )

/** A list that comes page by page. It is asked for anew whenever it is shown: others change it all the time. */
export function pagedQuery<Row extends AnyEndpoint>(row: Row, filter: ListFilter) {
  const query = { ...givenOnly(filter), limit: ROWS }
  return infiniteQueryOptions({
    queryKey: [...endpointKey(row, { query } as unknown as CallInput<Row>), 'pages'],
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<Row>> => {
      const asked = pageParam === null ? query : { ...query, cursor: pageParam }
      return call(row, { query: asked } as unknown as CallInput<Row>, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor,
    staleTime: 0,
  })
}
