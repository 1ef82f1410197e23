import type { QueryClient } from '@tanstack/react-query'
import { type CurrentUser, authEndpoints } from '#features/auth/contract.ts'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { ApiError, call } from '#web/api-client.ts'
import { isSignedIn } from './query-client.ts'

/** What the browser's session is now, beside what this page was opened with. */
export type SessionNow = 'same' | 'other' | 'ended'

/** Within this time a page that ends or changes its own session is on its way to where that leads. */
const OWN_DOING_MS = 1_000

const ownDoing = () => new Promise((resolve) => setTimeout(resolve, OWN_DOING_MS))

/**
 * All tabs of a browser share one session. Another tab may have ended it, or begun one as somebody else: what this page
 * keeps in memory is then not for who is signed in, and it has to be loaded anew.
 */
export async function sessionNow(client: QueryClient, reload = () => location.reload()): Promise<SessionNow> {
  if (client.isMutating() > 0) await ownDoing()
  const shown = client.getQueryData(sessionOptions.queryKey)
  if (shown === undefined || shown === null) return 'same'
  try {
    const now = await call(authEndpoints.me, {})
    if (isSame(now, shown)) return 'same'
    reload()
    return 'other'
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'ended' : 'same'
  }
}

/** The same after the page was told that its session is over. */
export async function sessionAfterEnd(client: QueryClient): Promise<SessionNow> {
  await ownDoing()
  return sessionNow(client)
}

const isSame = (now: CurrentUser, shown: CurrentUser) => now.id === shown.id && now.tokenType === shown.tokenType

/** Looks whenever somebody comes back to the page. Answers how to stop. */
export function watchSession(client: QueryClient, reload?: () => void): () => void {
  let looking = false
  const look = async () => {
    if (looking || document.visibilityState === 'hidden' || !isSignedIn(client)) return
    looking = true
    await sessionNow(client, reload)
    looking = false
  }
  const onReturn = () => void look()
  addEventListener('focus', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  return () => {
    removeEventListener('focus', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
}
