import type { AppContext } from '#server/app-context.ts'
import { askFor } from './ask-provider.ts'
import { findSubscriptionsOf } from './store.ts'
import { syncSubscription } from './sync.ts'
import { isRunning } from './workspace-standing.ts'

export async function endSubscriptionOf(app: AppContext, workspaceId: string): Promise<void> {
  if (app.payments === null) return
  for (const subscription of (await findSubscriptionsOf(app.db, workspaceId)).filter(isRunning)) {
    const { id } = subscription
    await askFor(app, (stripe) => stripe.subscriptions.cancel(id))
    await syncSubscription(app, id, 'workspace-deleted')
  }
}
