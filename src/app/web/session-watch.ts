import type { QueryClient } from '@tanstack/react-query'
import { type CurrentUser, authEndpoints } from '#features/auth/contract.ts'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { ApiError, read } from '#web/api-client.ts'
import { isSignedIn } from './query-client.ts'

export type SessionNow = 'same' | 'other' | 'ended'

/** Within this time, a page that changes its own session is about to navigate. */
const OWN_DOING_MS = 1_000

const ownDoing = () => new Promise((resolve) => setTimeout(resolve, OWN_DOING_MS))

/**
 * All tabs share one session. After a login or logout in another tab, this page loads again, because its memory belongs
 * to the old user.
 */
export async function sessionNow(client: QueryClient, reload = () => location.reload()): Promise<SessionNow> {
  if (client.isMutating() > 0) await ownDoing()
  const shown = client.getQueryData(sessionOptions.queryKey)
  if (shown === undefined || shown === null) return 'same'
  try {
    const now = await read(authEndpoints.me, {})
    if (isSame(now, shown)) return 'same'
    reload()
    return 'other'
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'ended' : 'same'
  }
}

export async function sessionAfterEnd(client: QueryClient): Promise<SessionNow> {
  await ownDoing()
  return sessionNow(client)
}

const isSame = (now: CurrentUser, shown: CurrentUser) => now.id === shown.id && now.tokenType === shown.tokenType

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
