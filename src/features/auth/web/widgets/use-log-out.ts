import { useQueryClient } from '@tanstack/react-query'
import { paths } from '#web/paths.ts'
import { rememberSignedIn } from '#web/session-hint.ts'
import { keepSuperadminToken } from '#web/superadmin-token.ts'
import { forgetTyped } from '#web/typed-draft.ts'
import { useChange } from '#web/use-change.ts'
import { authEndpoints } from '../../contract.ts'

/** Opens a new document, so that nothing of the user stays in memory. */
export function useLogOut(next: string = paths.login) {
  const queryClient = useQueryClient()
  return useChange(authEndpoints.logOut, {
    input: () => ({}),
    leavesPage: true,
    onAnswer: () => {
      rememberSignedIn(false)
      keepSuperadminToken(undefined)
      forgetTyped()
      location.assign(next)
      // Clearing the cache keeps the page from loading anything again before it is gone.
      queryClient.getQueryCache().clear()
    },
    failed: { title: 'Logout failed', fallback: "We couldn't log you out. Please try again." },
  })
}
