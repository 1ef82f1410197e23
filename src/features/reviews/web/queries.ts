import { queryOptions } from '@tanstack/react-query'
import { read } from '#web/api-client.ts'
import { shownBy } from '#web/changes.ts'
import { endpointKey, endpointQuery } from '#web/endpoint-query.ts'
import { type ReviewState, reviewEndpoints } from '../contract.ts'
import { guestEndpoints } from '../guest-contract.ts'

export const linksOptions = (brandId: string) => endpointQuery(reviewEndpoints.links, { params: { id: brandId } })
export const reviewOptions = (outlineId: string) => endpointQuery(reviewEndpoints.review, { params: { id: outlineId } })
export const sharedReviewOptions = (token: string) => endpointQuery(guestEndpoints.read, { params: { token } })
export const guestCommentsOptions = (token: string, outlineId: string) =>
  endpointQuery(guestEndpoints.comments, { params: { token, outlineId } })

const MOST_AT_ONCE = 100
const PAUSE_MS = 20

interface Asked {
  outlineId: string
  answer: (state: ReviewState) => void
  fail: (error: unknown) => void
}

const waiting = new Map<string, Asked[]>()

/** Rows ask one by one, and one request answers all that ask at about the same time. */
function stateOf(brandId: string, outlineId: string): Promise<ReviewState> {
  return new Promise((answer, fail) => {
    const others = waiting.get(brandId)
    if (others !== undefined) {
      others.push({ outlineId, answer, fail })
      return
    }
    waiting.set(brandId, [{ outlineId, answer, fail }])
    setTimeout(() => {
      const asked = waiting.get(brandId) ?? []
      waiting.delete(brandId)
      for (let first = 0; first < asked.length; first += MOST_AT_ONCE) {
        void readStates(brandId, asked.slice(first, first + MOST_AT_ONCE))
      }
    }, PAUSE_MS)
  })
}

async function readStates(brandId: string, asked: readonly Asked[]): Promise<void> {
  const outlineIds = [...new Set(asked.map(({ outlineId }) => outlineId))].join(',')
  try {
    const { states } = await read(reviewEndpoints.states, { params: { id: brandId }, query: { outlineIds } })
    const found = new Map(states.map(({ outlineId, state }) => [outlineId, state]))
    for (const { outlineId, answer } of asked) answer(found.get(outlineId) ?? 'none')
  } catch (error) {
    for (const { fail } of asked) fail(error)
  }
}

export function stateOptions(brandId: string, outlineId: string) {
  const params = { id: brandId }
  const input = { params, query: { outlineIds: outlineId } }
  return queryOptions({
    queryKey: endpointKey(reviewEndpoints.states, input),
    meta: shownBy(reviewEndpoints.states, input),
    queryFn: () => stateOf(brandId, outlineId),
    staleTime: 30_000,
  })
}
