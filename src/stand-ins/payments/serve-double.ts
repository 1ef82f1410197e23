import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#server/app-context.ts'
import { addressGroup } from '#server/http/address-group.ts'
import { rateCounter } from '#server/http/rate-counter.ts'
import { RATE_LIMITS } from '#server/http/rate-limits.ts'
import { billingEndpoints } from '#features/billing/contract.ts'
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

const BODY_LIMIT = 4096

/** These pages replace the provider's. Their buttons cause signed events at the real route. */
export async function serveDouble(server: FastifyInstance, app: AppContext, double: StripeDouble): Promise<void> {
  const send = (reply: FastifyReply, outcome: Outcome) =>
    'goTo' in outcome
      ? reply.redirect(outcome.goTo, 303)
      : reply
          .code(outcome.status)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(outcome.page)
  const countCall = () => {
    const count = rateCounter(app.clock, RATE_LIMITS.checkout)
    return async ({ ip }: FastifyRequest) => {
      if (app.env.RATE_LIMITS === 'on') count(addressGroup(ip))
    }
  }
  await server.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    for (const { path, show, press } of PAGES) {
      pages.get<{ Params: { id: string } }>(path, { onRequest: countCall() }, async ({ params }, reply) => {
        await double.inTurn(() => double.passTime())
        await deliverEvents(server, app, double)
        return send(reply, await show(double, params.id))
      })
      pages.post<{ Params: { id: string }; Body: Record<string, string> | undefined }>(
        path,
        { bodyLimit: BODY_LIMIT, onRequest: countCall() },
        async ({ params, body }, reply) => {
          const outcome = await double.inTurn(() => press(double, params.id, body ?? {}))
          await deliverEvents(server, app, double)
          return send(reply, outcome)
        },
      )
    }
  })
}

/** Sends signed events through the whole server, and repeats those that fail. */
export async function deliverEvents(server: FastifyInstance, app: AppContext, double: StripeDouble): Promise<void> {
  const { stripe, webhookSecret } = app.payments!
  const notices = double.takeEvents()
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
      app.log.error({ statusCode, type: notice.type }, 'a simulated event failed')
      double.giveBack(notices.slice(index))
      return
    }
  }
}
