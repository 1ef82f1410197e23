import { findUserByEmail } from '#features/auth/server/store.ts'
import { replayWebhookEvent } from '#features/billing/server/webhook.ts'
import { assignPayment } from '#features/billing/server/linking.ts'
import type { AppContext } from '#server/app-context.ts'
import { type Route, route } from '#server/http/route.ts'
import { AppError } from '#shared/errors.ts'
import { adminBillingEndpoints } from '../../billing-contract.ts'
import { listWebhookEvents, listSubscriptions, listUnlinked } from './billing-lists.ts'
import { presentWebhookEvent } from './present.ts'

export const adminBillingRoutes: Route[] = [
  route(adminBillingEndpoints.subscriptions, async ({ query }, app) => listSubscriptions(app, query)),
  route(adminBillingEndpoints.unlinked, async ({ query }, app) => listUnlinked(app, query)),
  route(adminBillingEndpoints.assign, async ({ params, body, note }, app) => {
    const user = await accountOf(app, body.email)
    const { plan, workspaceId } = await assignPayment(app, params.paymentId, user.id)
    note({
      type: 'subscription',
      id: params.paymentId,
      metadata: { targetEmail: user.email, plan },
      ...(workspaceId !== null && { workspaceId }),
    })
    return { plan, workspaceId }
  }),
  route(adminBillingEndpoints.webhooks, async ({ query }, app) => listWebhookEvents(app, query)),
  route(adminBillingEndpoints.replay, async ({ params, note }, app) => {
    note({ type: 'payment_notice', id: params.noticeId })
    const notice = await replayWebhookEvent(app, params.noticeId)
    note({ type: 'payment_notice', id: notice.id, metadata: { notice: notice.type } })
    return { webhook: presentWebhookEvent(notice) }
  }),
]

async function accountOf(app: AppContext, email: string): Promise<{ id: string; email: string }> {
  const user = await findUserByEmail(app.db, email)
  if (user === undefined || user === null || user.closedAt !== null) {
    throw new AppError('INVALID_INPUT', { message: 'No account uses this email address.', details: { field: 'email' } })
  }
  return user
}
