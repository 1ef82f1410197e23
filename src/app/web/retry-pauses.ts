import { ApiError } from '#web/api-client.ts'

const FIRST_MS = 2000
const LONGEST_MS = 60_000

/** Whether the same call may work later although nobody changes anything: the network, or a server in trouble. */
export function mayPass(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 || error.status === 429 : error instanceof TypeError
}

/** How long to wait before the next try. The pauses double, and the server's `Retry-After` is never undercut. */
export function pauseBefore(triesSoFar: number, error: unknown): number {
  const growing = Math.min(FIRST_MS * 2 ** triesSoFar, LONGEST_MS)
  const asked = error instanceof ApiError ? error.body['retryAfter'] : undefined
  return typeof asked === 'number' ? Math.max(growing, asked * 1000) : growing
}
