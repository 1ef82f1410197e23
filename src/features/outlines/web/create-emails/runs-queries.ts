import { endpointQuery } from '#web/endpoint-query.ts'
import { runEndpoints } from '../../runs-contract.ts'

/** Hints of the server bring news sooner; asking is for browsers that hear none. */
export const ASK_AGAIN_MS = 1500

/** A generation with what is there of it so far; asks until it has ended. */
export const runOptions = (id: string) => ({
  ...endpointQuery(runEndpoints.get, { params: { id } }),
  refetchInterval: ({ state }: { state: { data: { run: { status: string } } | undefined } }) =>
    state.data === undefined || state.data.run.status === 'waiting' ? ASK_AGAIN_MS : (false as const),
})

/** What is being generated for a brand now, by anyone. */
export const runsUnderWayOptions = (brandId: string) => endpointQuery(runEndpoints.ofBrand, { params: { id: brandId } })

/** Its bulk generations: those under way, and results that were not put away. */
export const bulksOptions = (brandId: string) => endpointQuery(runEndpoints.bulks, { params: { id: brandId } })
