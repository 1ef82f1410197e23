import type { AnyEndpoint } from '#shared/endpoint.ts'

/** What nobody has to log in for, and what takes no fields, never needs more. */
export const SMALL_BODY = 8 * 1024
/** What a member types. */
export const USUAL_BODY = 1024 * 1024

/** The largest body of a call in bytes. */
export function bodyLimitOf({ access, body, bodyLimit }: AnyEndpoint): number {
  return bodyLimit ?? (access === 'public' || body === undefined ? SMALL_BODY : USUAL_BODY)
}
