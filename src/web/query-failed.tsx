import { errorMessage } from './api-client.ts'
import { ErrorState } from './kit/error-state.tsx'

export interface FailedQuery {
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

export interface QueryFailedProps {
  query: FailedQuery
  /** What it was to bring, as a sentence begins: `Your outlines`. */
  what: string
  /** What is said instead where the server has no words. */
  fallback?: string | undefined
  className?: string
}

/** Something could not be loaded: in the server's words where it has some, with the way to try again. */
export function QueryFailed({
  query,
  what,
  fallback = `${what} could not be loaded. Check your connection and try again.`,
  className,
}: QueryFailedProps) {
  return (
    <ErrorState
      description={errorMessage(query.error, fallback)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      {...(className !== undefined && { className })}
    />
  )
}
