import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AnswerOf, ReadingRow } from '#shared/endpoint.ts'
import { type CallInput, read } from '#web/api-client.ts'
import { shownBy } from '#web/changes.ts'
import { endpointKey } from '#web/endpoint-query.ts'

export type ListFilter = Record<string, string | number | undefined>

const ROWS = 50

export const givenOnly = (filter: ListFilter): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  )

/** Loads the list again whenever it is shown, because others change it all the time. */
export function pagedQuery<Row extends ReadingRow>(row: Row, filter: ListFilter) {
  const query = { ...givenOnly(filter), limit: ROWS }
  return infiniteQueryOptions({
    queryKey: [...endpointKey(row, { query } as unknown as CallInput<Row>), 'pages'],
    meta: shownBy(row, { query }),
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<Row>> => {
      const asked = pageParam === null ? query : { ...query, cursor: pageParam }
      return read(row, { query: asked } as unknown as CallInput<Row>, signal)
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor,
    staleTime: 0,
  })
}
