import type { AnyEndpoint } from '#shared/endpoint.ts'

/** Public endpoints and endpoints without fields never need more. */
export const SMALL_BODY = 8 * 1024
export const USUAL_BODY = 1024 * 1024

export function bodyLimitOf({ access, body, bodyLimit }: AnyEndpoint): number {
  return bodyLimit ?? (access === 'public' || body === undefined ? SMALL_BODY : USUAL_BODY)
}
