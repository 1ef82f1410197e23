import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookie } from './route.ts'

/** `__Host-` binds the cookie to this host and to TLS. A trial on http://localhost has no TLS. */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply, appUrl: string): SessionCookie {
  const secure = appUrl.startsWith('https:')
  const name = secure ? '__Host-mailmonth' : 'mailmonth'
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    token: request.cookies[name] ?? null,
    start: (token, expires) => void reply.setCookie(name, token, { ...attributes, expires }),
    end: () => void reply.clearCookie(name, attributes),
  }
}
