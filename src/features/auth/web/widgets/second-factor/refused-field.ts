import { ApiError, errorMessage } from '#web/api-client.ts'

/** The sentence for a field that the server refused; undefined for every other field and error. */
export const refusedField = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError && error.field === field ? errorMessage(error, '') : undefined

/** The sentence for a refusal that isn't about a field. */
export const refusedOtherwise = (error: unknown, fallback: string): string | undefined =>
  error === null || (error instanceof ApiError && error.field !== undefined) ? undefined : errorMessage(error, fallback)
