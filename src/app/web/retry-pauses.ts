import { ApiError } from '#web/api-client.ts'

const FIRST_MS = 2000
const LONGEST_MS = 60_000

export function mayPass(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 || error.status === 429 : error instanceof TypeError
}

/** The pauses double, and they are never shorter than the server's `Retry-After`. */
export function pauseBefore(triesSoFar: number, error: unknown): number {
  const growing = Math.min(FIRST_MS * 2 ** triesSoFar, LONGEST_MS)
  const asked = error instanceof ApiError ? error.body['retryAfter'] : undefined
  return typeof asked === 'number' ? Math.max(growing, asked * 1000) : growing
}
