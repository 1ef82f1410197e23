import { rememberCoupon, rememberedCoupon } from '#features/auth/server/service.ts'
import { lockPlan } from '#features/access/server/subscription-store.ts'
import type { Stripe } from 'stripe'
import type { AppContext } from '#server/app-context.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import type { Actor, Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import type { CHOOSABLE_PLANS, PaidPlan } from '../contract.ts'
import { ask, askFor, paymentsOf } from './ask-provider.ts'
import { findPaidCheckout } from './checkout-session.ts'
import { addressOfChange } from './portal.ts'
import { type Discounts, discountOf } from './promotions.ts'
import { subscribingTo } from './subscribing.ts'
import { type CheckoutRow, beginCheckout, findSubscriptionsOf, forgetCheckout, keepCheckout } from './store.ts'
import { standingOf } from './workspace-standing.ts'

// The provider closes a checkout after a day. We start a new one a little earlier, so that the user has time to pay.
const JOINABLE_MS = 23 * 3_600_000

/** The payer signs up with the id of the checkout as proof of payment. */
export async function startGuestCheckout(
  app: AppContext,
  { plan, promotionCode }: { plan: PaidPlan; promotionCode?: string | undefined },
): Promise<{ url: string }> {
  paymentsOf(app)
  const { appUrl } = app.env
  return ask(app, async (stripe) => {
    const discounts = promotionCode ? await discountOf(app, stripe, promotionCode) : null
    const session = await stripe.checkout.sessions.create({
      ...subscribingTo(app.env, plan, discounts),
      success_url: `${appUrl}/signup?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${appUrl}/pricing?canceled=true`,
      metadata: { plan, origin: 'guest' },
      subscription_data: { metadata: { plan, origin: 'guest' } },
    })
    return { url: addressOf(session) }
  })
}

interface CheckoutRequest {
  plan: (typeof CHOOSABLE_PLANS)[number]
  promotionCode?: string | undefined
  coupon?: string | undefined
}

/** A workspace has at most one checkout. The same request joins it, and another request closes it. */
export async function startCheckout(
  app: AppContext,
  scope: Scope,
  actor: Actor,
  asked: CheckoutRequest,
): Promise<{ url: string; offerEnded: boolean }> {
  paymentsOf(app)
  const { counting } = standingOf(await findSubscriptionsOf(app.db, scope.workspaceId))
  if (counting !== null) return { url: await addressOfChange(app, counting, asked.plan), offerEnded: false }
  const { plan } = asked
  if (plan === 'FREE') throw new AppError('CURRENT_PLAN')
  const { code, discounts, offerEnded } = await discountFor(app, actor.userId, asked)

  const request = JSON.stringify([plan, code, actor.email])
  const now = app.clock.now()
  const isJoinable = ({ startedAt }: CheckoutRow) => now.getTime() - startedAt.getTime() < JOINABLE_MS
  const begun = await inTransaction(app.db, async (tx) => {
    // The first checkout has no row to lock, so we lock the plan instead.
    await lockPlan(tx, scope.workspaceId)
    return beginCheckout(tx, scope.workspaceId, request, now, isJoinable)
  })
  const other = begun.previous ?? begun.row.sessionId
  if (other !== null) {
    const state = await stateOf(app, other, begun.previous !== null)
    // The user paid in another tab meanwhile, so now there is a subscription to change.
    if (state.status === 'complete') {
      await findPaidCheckout(app, other, 'checkout')
      await forgetCheckout(app.db, begun.row)
      return startCheckout(app, scope, actor, asked)
    }
    if (begun.previous === null) {
      if (state.status === 'open' && state.url) return { url: state.url, offerEnded }
      await forgetCheckout(app.db, begun.row)
      return startCheckout(app, scope, actor, asked)
    }
  }
  const session = await createSession(app, scope.workspaceId, actor.email, plan, discounts, begun.row)
  if (!(await keepCheckout(app.db, begun.row, session.id))) {
    await stateOf(app, session.id, true)
    throw new AppError('CONFLICT', { message: 'Another checkout for this workspace is open. Please finish that one.' })
  }
  return { url: addressOf(session), offerEnded }
}

async function createSession(
  app: AppContext,
  workspaceId: string,
  email: string,
  plan: PaidPlan,
  discounts: Discounts | null,
  { attempt }: CheckoutRow,
): Promise<Stripe.Checkout.Session> {
  const billing = `${app.env.appUrl}/dashboard/billing`
  const customer = (await findSubscriptionsOf(app.db, workspaceId))[0]?.customerId
  return ask(app, (stripe) =>
    stripe.checkout.sessions.create(
      {
        ...subscribingTo(app.env, plan, discounts),
        ...(customer === undefined ? { customer_email: email } : { customer }),
        client_reference_id: workspaceId,
        success_url: `${billing}?success=true`,
        cancel_url: `${billing}?canceled=true`,
        metadata: { plan, workspaceId },
        subscription_data: { metadata: { plan, workspaceId } },
      },
      // Two tabs that ask at the same time get the same checkout.
      { idempotencyKey: `checkout-${workspaceId}-${attempt}` },
    ),
  )
}

async function discountFor(
  app: AppContext,
  userId: string,
  { promotionCode: given, coupon }: CheckoutRequest,
): Promise<{ code: string | null; discounts: Discounts | null; offerEnded: boolean }> {
  if (given) {
    const discounts = await ask(app, (stripe) => discountOf(app, stripe, given))
    return { code: given, discounts, offerEnded: false }
  }
  const code = coupon ?? (await rememberedCoupon(app, userId))
  if (code === null) return { code: null, discounts: null, offerEnded: false }
  try {
    const discounts = await ask(app, (stripe) => discountOf(app, stripe, code))
    if (coupon !== undefined) await rememberCoupon(app, userId, coupon)
    return { code, discounts, offerEnded: false }
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 400) throw error
    return { code: null, discounts: null, offerEnded: error.code === 'PROMOTION_ENDED' }
  }
}

async function stateOf(
  app: AppContext,
  id: string,
  close: boolean,
): Promise<{ status: Stripe.Checkout.Session.Status | null; url: string | null }> {
  const session = await askFor(app, (stripe) => stripe.checkout.sessions.retrieve(id))
  if (session === null) return { status: 'expired', url: null }
  if (close && session.status === 'open') {
    try {
      return await ask(app, (stripe) => stripe.checkout.sessions.expire(id))
    } catch (error) {
      const now = await askFor(app, (stripe) => stripe.checkout.sessions.retrieve(id))
      if (now?.status === 'open') throw error
      return { status: now?.status ?? 'expired', url: null }
    }
  }
  return session
}

function addressOf(session: Stripe.Checkout.Session): string {
  if (!session.url) throw new AppError('PAYMENTS_UNAVAILABLE')
  return session.url
}
