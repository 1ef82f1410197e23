import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, AnyEndpoint, ReadingRow } from '#shared/endpoint.ts'
import type { SentParts } from '#shared/row-subjects.ts'
import { ApiError, type CallInput, read } from './api-client.ts'
import { shownBy } from './changes.ts'

type QueryKey = readonly unknown[]

/** The key consists of the segments of the URL, so two queries of the same URL share the response. */
export function endpointKey<Row extends AnyEndpoint>(row: Row, input: CallInput<Row>): QueryKey {
  const { params, query } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> }
  const [, root, ...rest] = row.path.split('/')
  const segments = rest.map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    return name === undefined ? segment : String(params?.[name])
  })
  return [`/${root}`, ...segments, ...(query === undefined ? [] : [query])]
}

export function endpointQuery<Row extends ReadingRow>(row: Row, input: CallInput<Row>) {
  return queryOptions({
    queryKey: endpointKey(row, input),
    meta: shownBy(row, input as SentParts),
    queryFn: ({ signal }) => read(row, input, signal),
  })
}

export function sessionQuery<Row extends ReadingRow>(row: Row, input: CallInput<Row>) {
  return queryOptions({
    queryKey: endpointKey(row, input),
    meta: shownBy(row, input as SentParts),
    queryFn: async ({ signal }): Promise<AnswerOf<Row> | null> => {
      try {
        return await read(row, input, signal)
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
  })
}
