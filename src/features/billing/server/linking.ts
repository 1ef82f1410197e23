import { lockUser } from '#features/auth/server/store.ts'
import { findWorkspacesOf } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Db } from '#server/db/open-db.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import type { Actor } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import type { PaidPlan } from '../contract.ts'
import { ask, paymentsOf } from './ask-provider.ts'
import { findPaidCheckout } from './checkout-session.ts'
import {
  type BillingSubscription,
  findSubscriptionsOf,
  lockSubscription,
  lockWaitingPayments,
  setLink,
} from './store.ts'
import { endSurplus, settleWorkspace } from './sync.ts'
import { isRunning, standingOf } from './workspace-standing.ts'

const OCCASION = 'link'

/** The id of the checkout proves who paid, as long as the payment isn't linked. */
export async function describePayment(app: AppContext, sessionId: string): Promise<{ email: string; plan: PaidPlan }> {
  paymentsOf(app)
  const paid = await findPaidCheckout(app, sessionId, OCCASION)
  if (paid === null) throw new AppError('NOT_FOUND')
  const { subscription, email } = paid
  const taken = subscription.userId !== null || subscription.workspaceId !== null
  if (taken || subscription.plan === null || !isRunning(subscription)) throw new AppError('NOT_FOUND')
  return { email, plan: subscription.plan }
}

export interface Linked {
  subscriptionId: string
  plan: PaidPlan
  workspaceId: string | null
}

/**
 * Prefers the current workspace, then another one of the user, then the next one they create. If all of them pay, we
 * refund it. Idempotent.
 */
export async function linkSubscription(app: AppContext, actor: Actor, sessionId: string): Promise<Linked> {
  paymentsOf(app)
  const paid = await findPaidCheckout(app, sessionId, OCCASION)
  if (paid === null) throw new AppError('NOT_FOUND')
  if (paid.email.toLowerCase() !== actor.email.toLowerCase()) throw new AppError('PAYMENT_EMAIL_DIFFERS')
  return assignPayment(app, paid.subscription.id, actor.userId)
}

export async function assignPayment(app: AppContext, id: string, userId: string): Promise<Linked> {
  const { linked, surplus, isNew } = await inTransaction(app.db, async (tx) => {
    // Two payments of one user are linked one after the other.
    await lockUser(tx, userId)
    const subscription = await lockSubscription(tx, id)
    if (subscription === null) throw new AppError('NOT_FOUND')
    const { plan, userId: takenBy, workspaceId } = subscription
    if (takenBy === userId && (await isOutdone(tx, subscription))) throw new AppError('ALREADY_SUBSCRIBED')
    if (plan === null || !isRunning(subscription)) throw new AppError('NOT_FOUND')
    if (takenBy === null && workspaceId !== null) throw new AppError('SUBSCRIPTION_LINKED')
    if (takenBy !== null && takenBy !== userId) throw new AppError('SUBSCRIPTION_LINKED')
    if (workspaceId !== null) {
      const beside = standingOf(await findSubscriptionsOf(tx, workspaceId)).surplus
      return { linked: { subscriptionId: id, plan, workspaceId }, surplus: beside, isNew: false }
    }
    await setLink(tx, id, { userId, linkedAt: app.clock.now() })
    const home = await workspaceFor(tx, userId)
    const beside = home === null ? [] : await attach(app, tx, subscription, home)
    return { linked: { subscriptionId: id, plan, workspaceId: home }, surplus: beside, isNew: home !== null }
  })
  for (const { id: surplusId } of surplus) await endSurplus(app, surplusId, OCCASION)
  if (surplus.some((each) => each.id === id)) throw new AppError('ALREADY_SUBSCRIBED')
  if (isNew) await tellProvider(app, linked)
  return linked
}

async function isOutdone(tx: Db, subscription: BillingSubscription): Promise<boolean> {
  if (subscription.workspaceId === null || isRunning(subscription)) return false
  return standingOf(await findSubscriptionsOf(tx, subscription.workspaceId)).counting !== null
}

async function workspaceFor(tx: Db, userId: string): Promise<string | null> {
  const own = (await findWorkspacesOf(tx, userId)).filter(({ membership }) => membership.role === 'OWNER')
  for (const { workspace } of own) {
    if (standingOf(await findSubscriptionsOf(tx, workspace.id)).counting === null) return workspace.id
  }
  return own[0]?.workspace.id ?? null
}

async function attach(
  app: AppContext,
  tx: Db,
  { id }: BillingSubscription,
  workspaceId: string,
): Promise<BillingSubscription[]> {
  await setLink(tx, id, { workspaceId })
  return settleWorkspace(app, tx, workspaceId, OCCASION)
}

/** Runs in the transaction that creates the workspace. */
export async function linkWaitingPayment(app: AppContext, tx: Db, userId: string, workspaceId: string): Promise<void> {
  const waiting = (await lockWaitingPayments(tx, userId)).find(isRunning)
  if (waiting !== undefined) await attach(app, tx, waiting, workspaceId)
}

/** The provider stores the workspace for people who look there. Nothing in the product depends on it. */
async function tellProvider(app: AppContext, { subscriptionId, workspaceId }: Linked): Promise<void> {
  try {
    await ask(app, (stripe) => stripe.subscriptions.update(subscriptionId, { metadata: { workspaceId } }))
  } catch (error) {
    app.log.warn({ err: error, subscriptionId }, "we couldn't store the workspace with the provider's subscription")
  }
}

export async function payerOf(app: AppContext, sessionId: string): Promise<string | null> {
  try {
    return (await describePayment(app, sessionId)).email
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
