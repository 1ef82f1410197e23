import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import { rememberSignedIn } from '#web/session-hint.ts'
import { keepSuperadminToken } from '#web/superadmin-token.ts'
import { forgetTyped } from '#web/typed-draft.ts'
import { authEndpoints } from '../../contract.ts'

/**
 * Ends the session. What comes next is a new document, so that nothing of the person stays in memory: the login, or
 * the address given.
 */
export function useLogOut(next: string = paths.login) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(authEndpoints.logOut, {}),
    onSuccess: () => {
      rememberSignedIn(false)
      keepSuperadminToken(undefined)
      forgetTyped()
      location.assign(next)
      // Nothing is asked again: the pages that would ask are about to be gone.
      queryClient.getQueryCache().clear()
    },
    onError: (error) => {
      const description = errorMessage(error, 'You are still logged in. Please try again.')
      toast({ title: 'Logout failed', description, variant: 'destructive' })
    },
  })
}
