import { type Route, route } from '#server/http/route.ts'
import { billingEndpoints } from '../contract.ts'
import { startCheckout, startGuestCheckout } from './checkout.ts'
import { describePayment, linkSubscription } from './linking.ts'
import { describeBilling, listInvoices } from './overview.ts'
import { openPortal } from './portal.ts'
import { receiveWebhookEvent } from './webhook.ts'

export const billingRoutes: Route[] = [
  route(billingEndpoints.checkoutGuest, async ({ body }, app) => startGuestCheckout(app, body)),
  route(billingEndpoints.checkout, async ({ scope, actor, body, note }, app) => {
    const { plan, promotionCode, coupon } = body
    note({ type: 'workspace', id: scope.workspaceId, metadata: { plan } })
    return startCheckout(app, scope, actor, { plan, promotionCode, coupon })
  }),
  route(billingEndpoints.session, async ({ params }, app) => describePayment(app, params.sessionId)),
  route(billingEndpoints.linkSubscription, async ({ actor, body, note }, app) => {
    const { subscriptionId, plan, workspaceId } = await linkSubscription(app, actor, body.sessionId)
    note({
      type: 'subscription',
      id: subscriptionId,
      metadata: { plan },
      ...(workspaceId !== null && { workspaceId }),
    })
    return { linked: true, plan, workspaceId }
  }),
  route(billingEndpoints.portal, async ({ scope, note }, app) => {
    note({ type: 'workspace', id: scope.workspaceId })
    return openPortal(app, scope.workspaceId)
  }),
  route(billingEndpoints.billing, async ({ scope }, app) => describeBilling(app, scope)),
  route(billingEndpoints.invoices, async ({ scope }, app) => ({
    invoices: await listInvoices(app, scope.workspaceId),
  })),
  route(billingEndpoints.webhook, async ({ rawBody, header }, app) => {
    await receiveWebhookEvent(app, rawBody, header('stripe-signature'))
    return { received: true }
  }),
]
