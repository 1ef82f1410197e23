import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, AnyEndpoint } from '#shared/endpoint.ts'
import { ApiError, call, type CallInput } from './api-client.ts'

type QueryKey = readonly unknown[]

/**
 * The cache key of a call: the segments of its address, so that `['/api', 'brands', id]` also invalidates everything
 * under that brand. Whoever asks the same address shares the answer.
 */
export function endpointKey<Row extends AnyEndpoint>(row: Row, input: CallInput<Row>): QueryKey {
  const { params, query } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> }
  const [, root, ...rest] = row.path.split('/')
  const segments = rest.map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    return name === undefined ? segment : String(params?.[name])
  })
  return [`/${root}`, ...segments, ...(query === undefined ? [] : [query])]
}

/** Query options for a GET of the table: `useQuery(endpointQuery(brandEndpoints.list, {}))`. */
export function endpointQuery<Row extends AnyEndpoint>(row: Row, input: CallInput<Row>) {
  return queryOptions({ queryKey: endpointKey(row, input), queryFn: ({ signal }) => call(row, input, signal) })
}

/** The same for a call that only a signed-in person may make: without a session the answer is null, not an error. */
export function sessionQuery<Row extends AnyEndpoint>(row: Row, input: CallInput<Row>) {
  return queryOptions({
    queryKey: endpointKey(row, input),
    queryFn: async ({ signal }): Promise<AnswerOf<Row> | null> => {
      try {
        return await call(row, input, signal)
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
  })
}
