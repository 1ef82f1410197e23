import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { ApiError } from '#web/api-client.ts'
import { refreshChanged } from '#web/changes.ts'
import { loginUrl } from '#web/paths.ts'
import { rememberSignedIn } from '#web/session-hint.ts'

const FIVE_MINUTES = 5 * 60 * 1000

/** Nothing retries or goes stale. Each change says which queries to fetch again. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: FIVE_MINUTES,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
    queryCache: new QueryCache({ onError: (error) => noticeRefusal(client, error) }),
    mutationCache: new MutationCache({ onError: (error) => noticeRefusal(client, error) }),
  })
  return client
}

function noticeRefusal(client: QueryClient, error: Error): void {
  leaveWhenSignedOut(client, error)
  // The banner and the disabled controls follow from the workspace.
  if (error instanceof ApiError && error.body.code === 'WORKSPACE_SUSPENDED') {
    void refreshChanged(client, { what: ['workspace'] })
  }
}

export function isSignedIn(client: QueryClient): boolean {
  return Boolean(client.getQueryData(sessionOptions.queryKey))
}

/** Loads a new document, because nothing of the user may stay in memory. */
function leaveWhenSignedOut(client: QueryClient, error: Error): void {
  if (!(error instanceof ApiError) || error.body.code !== 'UNAUTHENTICATED') return
  if (!isSignedIn(client)) return
  rememberSignedIn(false)
  location.assign(loginUrl(location.pathname + location.search + location.hash))
}
