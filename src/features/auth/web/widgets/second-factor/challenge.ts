import { ApiError } from '#web/api-client.ts'

/** A login whose password was right has this until its second step. */
export function challengeOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.body.code !== 'SECOND_FACTOR_REQUIRED') return undefined
  return String(error.body['challenge'])
}
