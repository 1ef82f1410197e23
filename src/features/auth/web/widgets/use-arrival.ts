import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isProductPath } from '#web/paths.ts'
import { rememberSignedIn } from '#web/session-hint.ts'
import type { CurrentUser } from '../../contract.ts'
import { sessionOptions } from '../queries.ts'

export function useArrival() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (user: CurrentUser, address: string): Promise<void> => {
    rememberSignedIn(true)
    queryClient.setQueryData(sessionOptions.queryKey, user)
    if (isProductPath(address)) await navigate({ href: address, replace: true })
    else location.assign(address)
  }
}
