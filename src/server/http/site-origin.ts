import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors.ts'
import type { Env } from '../env.ts'

/** The endpoints that public pages use, at their own address and without cookies. */
const CALLS_OF_PUBLIC_PAGES = new Set([
  'GET /api/superadmin/tracking-scripts',
  'HEAD /api/superadmin/tracking-scripts',
  'POST /api/billing/checkout-guest',
])
const OF_THE_PRODUCT = /^\/(api\/|dev\/|simulated-)/

/** Only this header counts, because a page can add `X-Forwarded-Host` to its requests but can't change this one. */
export const isAskedAt = (host: string | undefined, address: string): boolean =>
  host?.toLowerCase() === new URL(address).host

/** With their own address, the public pages can't use a session: the app rejects their requests. */
export function keepSiteApart(server: FastifyInstance, { SITE_URL: siteUrl }: Env): void {
  if (siteUrl === undefined) return
  server.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions
    if (isAskedAt(request.headers.host, siteUrl)) {
      const isAllowed = !OF_THE_PRODUCT.test(url) || CALLS_OF_PUBLIC_PAGES.has(`${request.method} ${url}`)
      if (!isAllowed) throw new AppError('NOT_FOUND')
    } else if (request.headers.origin === new URL(siteUrl).origin) {
      throw new AppError('CROSS_SITE_REQUEST')
    }
  })
}
