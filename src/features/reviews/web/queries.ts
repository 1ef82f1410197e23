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
/** Longer than a frame, because a list renders its rows in several. */
const PAUSE_MS = 50

interface Asked {
  outlineId: string
  answer: (state: ReviewState) => void
  fail: (error: unknown) => void
}

interface Group {
  asked: Asked[]
  timer?: ReturnType<typeof setTimeout>
}

const waiting = new Map<string, Group>()

/** Rows ask one by one, and one request answers all that ask until there is a pause. */
function stateOf(brandId: string, outlineId: string): Promise<ReviewState> {
  return new Promise((answer, fail) => {
    const group: Group = waiting.get(brandId) ?? { asked: [] }
    waiting.set(brandId, group)
    group.asked.push({ outlineId, answer, fail })
    clearTimeout(group.timer)
    group.timer = setTimeout(() => {
      waiting.delete(brandId)
      for (let first = 0; first < group.asked.length; first += MOST_AT_ONCE) {
        void readStates(brandId, group.asked.slice(first, first + MOST_AT_ONCE))
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
