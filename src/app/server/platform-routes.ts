import type { FastifyInstance } from 'fastify'
import { healthEndpoint } from '#shared/health.ts'
import { AppError } from '#shared/errors.ts'
import type { AppContext } from '#server/app-context.ts'
import { newestMails } from '#server/db/platform-store.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { asksForLoopback } from '#server/http/loopback.ts'
import { type Route, route } from '#server/http/route.ts'
import { modesOf } from '#server/modes.ts'
import { developmentPage } from './development-page.ts'

/** Another process answers right away. */
export const ELSEWHERE_AFTER_SECONDS = 1

export const healthRoute: Route = route(healthEndpoint, async (_, app) => {
  if (app.leaving.aborted) {
    throw new AppError('UNAVAILABLE', { details: { live: true, ready: false, retryAfter: ELSEWHERE_AFTER_SECONDS } })
  }
  if (!(await app.database.isReady())) throw new AppError('UNAVAILABLE', { details: { live: true, ready: false } })
  return { live: true, ready: true, modes: modesOf(app) }
})

export function serveOutbox(server: FastifyInstance, app: AppContext): void {
  server.get('/dev/outbox', async (request, reply) => {
    if (!asksForLoopback(request)) return reply.callNotFound()
    const mails = await newestMails(app.db)
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(outboxPage(mails))
  })
}

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}">${url}</a>`)

function outboxPage(mails: Awaited<ReturnType<typeof newestMails>>): string {
  const list = mails.map(
    ({ createdAt, recipient, subject, body }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p class="to">To ${escapeHtml(recipient)}, ${createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</p><pre>${withLinks(body)}</pre></article>`,
  )
  return developmentPage(
    'Outbox (simulated email)',
    `<p class="note"><strong>Simulated.</strong> No SMTP server is configured, so nothing was sent. This page shows the emails that users would get. Set SMTP_URL to send them.</p>
${list.length === 0 ? '<p>No emails yet.</p>' : list.join('\n')}`,
  )
}
