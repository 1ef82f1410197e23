import { refusalMessage } from './api-client.ts'
import { ErrorState } from './kit/error-state.tsx'

export interface FailedQuery {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

export interface QueryFailedProps {
  query: FailedQuery
  what: string
  fallback?: string | undefined
  className?: string
}

/** Shows the server's reason if it has a message for users. */
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
