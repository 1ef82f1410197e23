import { useQueryClient } from '@tanstack/react-query'
import { endpointQuery } from '#web/endpoint-query.ts'
import { type Deletions, accountDataEndpoints } from '../contract.ts'

export const deletionsOptions = endpointQuery(accountDataEndpoints.deletions, {})

export function useKeptDeletions(): (deletions: Deletions) => void {
  const queryClient = useQueryClient()
  return (deletions) => void queryClient.setQueryData(deletionsOptions.queryKey, deletions)
}
