import { ApiError, errorMessage } from '#web/api-client.ts'

export const refusedField = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError && error.field === field ? errorMessage(error, '') : undefined

export const refusedOtherwise = (error: unknown, fallback: string): string | undefined =>
  error === null || (error instanceof ApiError && error.field !== undefined) ? undefined : errorMessage(error, fallback)
