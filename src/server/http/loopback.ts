import type { FastifyRequest } from 'fastify'

const NAMES = new Set(['localhost', '::1', '[::1]'])

/** Whether only this machine can reach a server that listens at this address. */
export function isLoopback(host: string): boolean {
  return NAMES.has(host.toLowerCase()) || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)
}

/** Whether the browser asked for this machine by a name of its own. Another name may have been pointed here by anyone. */
export function asksForLoopback(request: FastifyRequest): boolean {
  return isLoopback((request.headers.host ?? '').replace(/:\d{1,5}$/, '')) && !comesThroughProxy(request)
}

/** A proxy on this machine asks by a name of this machine for people elsewhere. No browser uses HTTP/1.0, but nginx does. */
function comesThroughProxy({ headers, raw }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || raw.httpVersion === '1.0'
}
