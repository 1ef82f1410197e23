import { bulkEndpoints } from '#features/outlines/bulk-contract.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/endpoint-query.ts'
import { useAskAgain } from '#web/hearing.ts'
import { runEndpoints } from '#features/runs/contract.ts'

export const ASK_AGAIN_MS = 1500

export const runOptions = (id: string) => endpointQuery(runEndpoints.get, { params: { id } })

export function useRun(id: string | null) {
  const askAgain = useAskAgain(ASK_AGAIN_MS)
  return useQuery({
    ...runOptions(id ?? ''),
    ...(id === null && { queryFn: skipToken }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.run.status === 'waiting' ? askAgain : false,
  })
}

export const activeRunsOptions = (brandId: string) => endpointQuery(runEndpoints.ofBrand, { params: { id: brandId } })

export const bulksOptions = (brandId: string) => endpointQuery(bulkEndpoints.list, { params: { id: brandId } })
