import type { FastifyInstance } from 'fastify'
import { AppError } from '#shared/errors.ts'
import type { Env } from '../env.ts'

/** All that the public pages ask of the server. They get it at their own address, where no cookie comes along. */
const CALLS_OF_PUBLIC_PAGES = new Set([
  'GET /api/superadmin/tracking-scripts',
  'HEAD /api/superadmin/tracking-scripts',
  'POST /api/billing/checkout-guest',
])
const OF_THE_PRODUCT = /^\/(api\/|dev\/|simulated-)/

/** Only the header itself counts: a page can add `X-Forwarded-Host` to its calls, but not change this one. */
export const isAskedAt = (host: string | undefined, address: string): boolean =>
  host?.toLowerCase() === new URL(address).host

/**
 * Where the public pages have an address of their own, nothing of the product answers there, and the product answers
 * nothing that a page from there asks for. A script on those pages meets no session and has no way to use one.
 */
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
