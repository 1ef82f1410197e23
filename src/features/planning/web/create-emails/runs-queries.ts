import { bulkEndpoints } from '#features/outlines/bulk-contract.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#web/endpoint-query.ts'
import { useAskAgain } from '#web/hearing.ts'
import { runEndpoints } from '#features/runs/contract.ts'

/** Hints of the server bring the news; asking is for browsers that hear none. */
export const ASK_AGAIN_MS = 1500

/** A generation with what is there of it so far. */
export const runOptions = (id: string) => endpointQuery(runEndpoints.get, { params: { id } })

/** Looks on at a generation until it has ended; null looks at none. */
export function useRun(id: string | null) {
  const askAgain = useAskAgain(ASK_AGAIN_MS)
  return useQuery({
    ...runOptions(id ?? ''),
    ...(id === null && { queryFn: skipToken }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.run.status === 'waiting' ? askAgain : false,
  })
}

/** What is being generated for a brand now, by anyone. */
export const runsUnderWayOptions = (brandId: string) => endpointQuery(runEndpoints.ofBrand, { params: { id: brandId } })

/** Its bulk generations: those under way, and results that were not put away. */
export const bulksOptions = (brandId: string) => endpointQuery(bulkEndpoints.list, { params: { id: brandId } })
