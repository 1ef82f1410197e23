import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { workspacesOptions } from '#features/access/web/queries.ts'
import { ApiError } from '#web/api-client.ts'
import { loginUrl } from '#web/paths.ts'
import { rememberSignedIn } from '#web/session-hint.ts'

const FIVE_MINUTES = 5 * 60 * 1000

/** Nothing retries and nothing grows stale by itself: whoever changes something says what has to be asked again. */
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

/** Some refusals say that what the page knows of the person or the workspace is no longer so. */
function noticeRefusal(client: QueryClient, error: Error): void {
  leaveWhenSignedOut(client, error)
  // The banner and the disabled controls follow from the workspace.
  if (error instanceof ApiError && error.body.code === 'WORKSPACE_SUSPENDED') {
    void client.invalidateQueries({ queryKey: workspacesOptions.queryKey })
  }
}

/** Whether this page knows who is signed in; false while it is still asking. */
export function isSignedIn(client: QueryClient): boolean {
  return Boolean(client.getQueryData(sessionOptions.queryKey))
}

/**
 * The session has ended while somebody worked: to the login, with the way back. A page load rather than a change of
 * route, because nothing of the former person may stay in memory. Whoever is not signed in yet has their gate already.
 */
function leaveWhenSignedOut(client: QueryClient, error: Error): void {
  if (!(error instanceof ApiError) || error.body.code !== 'UNAUTHENTICATED') return
  if (!isSignedIn(client)) return
  rememberSignedIn(false)
  location.assign(loginUrl(location.pathname + location.search + location.hash))
}
