import type { FastifyRequest } from 'fastify'

const NAMES = new Set(['localhost', '::1', '[::1]'])

export function isLoopback(host: string): boolean {
  return NAMES.has(host.toLowerCase()) || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)
}

/** Another host name may point here from anywhere. */
export function asksForLoopback(request: FastifyRequest): boolean {
  return isLoopback((request.headers.host ?? '').replace(/:\d{1,5}$/, '')) && !comesThroughProxy(request)
}

/** A local proxy uses a local name for remote users. Browsers don't use HTTP/1.0, but nginx does. */
function comesThroughProxy({ headers, raw }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || raw.httpVersion === '1.0'
}
