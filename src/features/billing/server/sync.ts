import { Stripe } from 'stripe'
import { type PaidState, lockPlan, setPaidState } from '#features/access/server/subscription-store.ts'
import { workspaceExists } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { recordAudit } from '#server/audit.ts'
import type { Db } from '#server/db/open-db.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import { ask, askFor } from './ask-provider.ts'
import { sendBillingMail } from './billing-mails.ts'
import { planOfPrice } from './prices.ts'
import {
  type BillingSubscription,
  claimBillingMail,
  findSubscriptionsOf,
  lockSubscription,
  putReading,
  readingTime,
  setLink,
} from './store.ts'
import { type SubscriptionReading, readSubscription } from './subscription-reading.ts'
import { isRunning, paidStateOf, standingOf } from './workspace-standing.ts'

const EXPAND = ['customer', 'discounts.source.coupon']

/** Events only trigger this read, so they may come twice, late or in any order. */
export async function syncSubscription(
  app: AppContext,
  id: string,
  occasion: string,
  checkoutSessionId?: string,
): Promise<BillingSubscription | null> {
  const readAt = await readingTime(app.db)
  const reading = await fetchReading(app, id)
  if (reading === null) return null
  const { row, surplus } = await inTransaction(app.db, async (tx) => {
    const { checkoutWorkspaceId, ...facts } = reading
    await putReading(tx, facts, readAt)
    if (checkoutSessionId !== undefined) await setLink(tx, id, { checkoutSessionId })
    const stored = (await lockSubscription(tx, id))!
    const workspaceId = stored.workspaceId ?? (await workspaceOfCheckout(tx, stored, checkoutWorkspaceId))
    if (workspaceId === null) return { row: stored, surplus: [] }
    const linked = stored.workspaceId === null
    if (linked) await setLink(tx, id, { workspaceId, linkedAt: app.clock.now() })
    return { row: { ...stored, workspaceId }, surplus: await settleWorkspace(app, tx, workspaceId, occasion) }
  })
  for (const { id: surplusId } of surplus) await endSurplus(app, surplusId, occasion)
  return row
}

async function fetchReading(app: AppContext, id: string): Promise<SubscriptionReading | null> {
  const subscription = await askFor(app, (stripe) => stripe.subscriptions.retrieve(id, { expand: EXPAND }))
  if (subscription === null) return null
  const owes = subscription.status === 'past_due' || subscription.status === 'unpaid'
  const open = owes
    ? await ask(app, (stripe) => stripe.invoices.list({ subscription: id, status: 'open', limit: 100 }))
    : { data: [] }
  return readSubscription(subscription, open.data, planOfPrice(app.env))
}

async function workspaceOfCheckout(
  tx: Db,
  { userId }: BillingSubscription,
  workspaceId: string | null,
): Promise<string | null> {
  if (workspaceId === null || userId !== null || !/^[0-9a-f-]{36}$/.test(workspaceId)) return null
  return (await workspaceExists(tx, workspaceId))?.id ?? null
}

/** Applies the plan that the subscriptions of a workspace amount to. Returns the subscriptions to cancel. */
export async function settleWorkspace(
  app: AppContext,
  tx: Db,
  workspaceId: string,
  occasion: string,
): Promise<BillingSubscription[]> {
  const before = await lockPlan(tx, workspaceId)
  const workspace = await workspaceExists(tx, workspaceId)
  const all = await findSubscriptionsOf(tx, workspaceId)
  const { surplus } = standingOf(all)
  if (before === null || workspace === null) return surplus
  if (workspace.closedAt !== null) return all.filter(isRunning)
  const after = paidStateOf(all, workspace.createdAt)
  await setPaidState(tx, workspaceId, after)
  if (before.plan !== after.plan || before.status !== after.status) {
    const brief = ({ plan, status }: Pick<PaidState, 'plan' | 'status'>) => ({ plan, status })
    await recordAudit({ ...app, db: tx }, 'billing.plan_changed', {
      actor: null,
      scope: null,
      target: {
        type: 'workspace',
        id: workspaceId,
        workspaceId,
        metadata: { before: brief(before), after: brief(after) },
      },
      requestId: occasion,
    })
  }
  return surplus
}

/**
 * Two concurrent checkouts can lead to a second subscription. The provider's idempotency keys prevent a second refund.
 */
export async function endSurplus(app: AppContext, id: string, occasion: string): Promise<void> {
  const subscription = await ask(app, (stripe) =>
    stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] }),
  )
  const invoice = typeof subscription.latest_invoice === 'string' ? null : subscription.latest_invoice
  const intents = (invoice?.payments?.data ?? []).flatMap(({ payment, status }) =>
    status === 'paid' && payment.payment_intent !== undefined ? [payment.payment_intent] : [],
  )
  for (const intent of intents) {
    const paymentIntent = typeof intent === 'string' ? intent : intent.id
    await ask(app, (stripe) => giveBack(stripe, paymentIntent))
  }
  // If someone else canceled the subscription meanwhile, we can't cancel it again.
  if (subscription.ended_at === null) await askFor(app, (stripe) => stripe.subscriptions.cancel(id))
  const row = await syncSubscription(app, id, occasion)
  if (row === null || row.workspaceId === null) return
  const { workspaceId } = row
  await inTransaction(app.db, async (tx) => {
    // Two events may lead here at the same time. Only one sends the email.
    if (!(await claimBillingMail(tx, `second_subscription_ended:${id}`, app.clock.now()))) return
    await recordAudit({ ...app, db: tx }, 'billing.second_subscription_ended', {
      actor: null,
      scope: null,
      target: {
        type: 'subscription',
        id,
        workspaceId,
        metadata: { refunded: intents.length > 0 ? (invoice?.amount_paid ?? 0) : 0 },
      },
      requestId: occasion,
    })
  })
  if (intents.length > 0) await sendBillingMail(app, 'payment_refunded', row, id)
}

/** A payment that is already refunded isn't an error. */
async function giveBack(stripe: Stripe, paymentIntent: string): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: paymentIntent },
      { idempotencyKey: `surplus-refund-${paymentIntent}` },
    )
  } catch (error) {
    const isKnown = error instanceof Stripe.errors.StripeInvalidRequestError
    if (!isKnown || error.code !== 'charge_already_refunded') throw error
  }
}
