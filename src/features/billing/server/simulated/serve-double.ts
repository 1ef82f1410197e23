import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '#server/app-context.ts'
import { rateCounter } from '#server/http/call-counts.ts'
import { RATE_LIMITS } from '#server/http/rate-limits.ts'
import { billingEndpoints } from '../../contract.ts'
import { type Outcome, checkoutPage, pressOnCheckout } from './checkout-page.ts'
import { invoicePage, portalPage, pressOnInvoice, pressOnPortal } from './portal-page.ts'
import type { StripeDouble } from './stripe-double.ts'

interface Page {
  path: string
  show: (double: StripeDouble, id: string) => Promise<Outcome>
  press: (double: StripeDouble, id: string, fields: Record<string, string>) => Promise<Outcome>
}

const PAGES: readonly Page[] = [
  { path: '/simulated-checkout/:id', show: (double, id) => checkoutPage(double, id), press: pressOnCheckout },
  { path: '/simulated-portal/:id', show: portalPage, press: pressOnPortal },
  { path: '/simulated-invoice/:id', show: invoicePage, press: pressOnInvoice },
]

/** A few short fields of a form: anyone may send them. */
const BODY_LIMIT = 4096

/** The pages people see instead of the provider's. What they press there comes back as signed notices to the real route. */
export async function serveDouble(server: FastifyInstance, app: AppContext, double: StripeDouble): Promise<void> {
  const send = (reply: FastifyReply, outcome: Outcome) =>
    'goTo' in outcome
      ? reply.redirect(outcome.goTo, 303)
      : reply
          .code(outcome.status)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(outcome.page)
  const countCall = () => (app.env.RATE_LIMITS === 'off' ? async () => {} : rateCounter(server, RATE_LIMITS.checkout))
  await server.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const { path, show, press } of PAGES) {
      pages.get<{ Params: { id: string } }>(path, { onRequest: countCall() }, async ({ params }, reply) => {
        await double.inTurn(() => double.passTime())
        await deliverNotices(server, app, double)
        return send(reply, await show(double, params.id))
      })
      pages.post<{ Params: { id: string }; Body: Record<string, string> | undefined }>(
        path,
        { bodyLimit: BODY_LIMIT, onRequest: countCall() },
        async ({ params, body }, reply) => {
          const outcome = await double.inTurn(() => press(double, params.id, body ?? {}))
          await deliverNotices(server, app, double)
          return send(reply, outcome)
        },
      )
    }
  })
}

/** Sends what has happened, signed as the provider signs, through the whole server. What is not taken comes again. */
export async function deliverNotices(server: FastifyInstance, app: AppContext, double: StripeDouble): Promise<void> {
  const { stripe, webhookSecret } = app.payments!
  const notices = double.takeNotices()
  for (const [index, notice] of notices.entries()) {
    const payload = JSON.stringify(notice)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
    const { statusCode } = await server.inject({
      method: billingEndpoints.webhook.method,
      url: billingEndpoints.webhook.path,
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    if (statusCode !== 200) {
      app.log.error({ statusCode, type: notice.type }, 'a simulated notice was not taken')
      double.giveBack(notices.slice(index))
      return
    }
  }
}
