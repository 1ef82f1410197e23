import { refusalMessage } from './api-client.ts'
import { ErrorState } from './kit/error-state.tsx'

export interface FailedQuery {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

export interface QueryFailedProps {
  query: FailedQuery
  /** What the query should have brought, as a sentence begins: `Your outlines`. */
  what: string
  /** The description when the server has no sentence for people. */
  fallback?: string | undefined
  className?: string
}

/** Something couldn't be loaded: says what, and the server's reason when it's meant for people. Offers to try again. */
export function QueryFailed({
  query,
  what,
  fallback = 'Check your connection and try again.',
  className,
}: QueryFailedProps) {
  return (
    <ErrorState
      title={`We couldn't load ${what.charAt(0).toLowerCase()}${what.slice(1)}`}
      description={refusalMessage(query.error, fallback)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      {...(className !== undefined && { className })}
    />
  )
}
