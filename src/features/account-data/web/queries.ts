import { useQueryClient } from '@tanstack/react-query'
import { workspacesOptions } from '#features/access/web/queries.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { type Deletions, accountDataEndpoints } from '../contract.ts'

/** What of the person's is about to be deleted, and which workspaces they own. */
export const deletionsOptions = endpointQuery(accountDataEndpoints.deletions, {})

/** Every change of a wish answers with all of them; devices may have been signed out along with it. */
export function useKeptDeletions() {
  const queryClient = useQueryClient()
  return async (deletions: Deletions) => {
    queryClient.setQueryData(deletionsOptions.queryKey, deletions)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['/api', 'auth', 'sessions'] }),
      queryClient.invalidateQueries({ queryKey: workspacesOptions.queryKey }),
    ])
  }
}
