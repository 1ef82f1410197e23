import type { FastifyRequest } from 'fastify'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Browsers send `Sec-Fetch-Site`, older ones `Origin`. Programs send neither, and no cookie by accident. */
export function isCrossSite(request: FastifyRequest, appOrigin: string): boolean {
  if (SAFE.has(request.method)) return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin !== appOrigin && origin !== `${request.protocol}://${request.headers.host}`
}
