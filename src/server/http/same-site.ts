import type { FastifyRequest } from 'fastify'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True when a browser may have been made to send this by another site. Browsers say where a request comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; programs send neither and carry no cookie by accident.
 */
export function isCrossSite(request: FastifyRequest, appOrigin: string): boolean {
  if (SAFE.has(request.method)) return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin !== appOrigin && origin !== `${request.protocol}://${request.headers.host}`
}
