import type { Stripe } from 'stripe'
import type { Env } from '#server/env.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { FRIENDS_CODE, LIFETIME_CODE, LIFETIME_PERCENT_OFF } from '#shared/promotions.ts'
import { PAID_PLANS, type PaidPlan } from '../contract.ts'
import { priceIdOf } from './prices.ts'
import { EVENTS_TO_SEND } from './webhook.ts'

export interface Finding {
  what: string
  problem: string | null
}

const finding = (what: string, problems: (string | false)[]): Finding => ({
  what,
  problem: problems.filter((problem) => problem !== false).join(' ') || null,
})

export function judgePrice(plan: PaidPlan, id: string, price: Stripe.Price | null): Finding {
  const what = `Price of ${PLAN_CATALOG[plan].label} (${id})`
  if (price === null) return finding(what, [`Create the price and set its ID in STRIPE_PRICE_${plan}.`])
  const wanted = PLAN_CATALOG[plan].price * 100
  return finding(what, [
    !price.active && 'It is archived.',
    price.unit_amount !== wanted && `It costs ${price.unit_amount} cents, but the product says ${wanted}.`,
    price.currency !== 'usd' && `It is in ${price.currency}, not in usd.`,
    (price.recurring?.interval !== 'month' || price.recurring.interval_count !== 1) && "It doesn't recur every month.",
  ])
}

interface WantedCoupon {
  percent: number
  duration: 'once' | 'forever'
}

export function judgePromotion(
  code: string,
  { percent, duration }: WantedCoupon,
  over: boolean,
  promotion: Stripe.PromotionCode | null,
): Finding {
  const what = `Promotion code ${code}`
  if (over) return finding(what, [promotion?.active === true && 'The offer has ended. Deactivate the promotion code.'])
  if (promotion === null) return finding(what, ['Create the code. The public pages offer it.'])
  const { coupon } = promotion.promotion
  if (coupon === null || typeof coupon === 'string') return finding(what, ["We couldn't read its coupon."])
  return finding(what, [
    !promotion.active && 'It is inactive.',
    coupon.percent_off !== percent && `The coupon takes ${coupon.percent_off}% off, but the pages say ${percent}%.`,
    coupon.duration !== duration && `The coupon lasts "${coupon.duration}", but it must last "${duration}".`,
  ])
}

export function judgePortal(configuration: Stripe.BillingPortal.Configuration | null, priceIds: string[]): Finding {
  const what = 'Customer portal'
  if (configuration === null) return finding(what, ['Save its settings once in the Stripe dashboard.'])
  const { subscription_update: update, subscription_cancel: cancel, invoice_history: history } = configuration.features
  const offered = (update.products ?? []).flatMap(({ prices }) => prices)
  const missing = priceIds.filter((id) => !offered.includes(id))
  return finding(what, [
    !update.enabled && 'Allow customers to switch plans.',
    missing.length > 0 && `Add these prices for switching: ${missing.join(', ')}.`,
    update.proration_behavior === 'none' && 'Changes must be prorated.',
    !cancel.enabled && 'Allow customers to cancel.',
    cancel.mode !== 'at_period_end' && 'Cancellation must take effect at the end of the period.',
    !history.enabled && 'Show the invoice history.',
    !configuration.features.payment_method_update.enabled && 'Allow customers to change the payment method.',
  ])
}

export function judgeWebhook(url: string, endpoint: Stripe.WebhookEndpoint | null): Finding {
  const what = `Webhook to ${url}`
  if (endpoint === null) {
    return finding(what, ['Create it in the Stripe dashboard, or set APP_URL to the URL it points to.'])
  }
  const sent: string[] = endpoint.enabled_events
  const missing = sent.includes('*') ? [] : EVENTS_TO_SEND.filter((type) => !sent.includes(type))
  return finding(what, [
    endpoint.status !== 'enabled' && 'It is inactive.',
    missing.length > 0 && `Send these events as well: ${missing.join(', ')}.`,
  ])
}

export async function checkSetup(stripe: Stripe, env: Env, now: Date): Promise<Finding[]> {
  const prices = await Promise.all(
    PAID_PLANS.map(async (plan) => {
      const id = priceIdOf(env, plan)
      return judgePrice(plan, id, await stripe.prices.retrieve(id).catch(() => null))
    }),
  )
  const promotionOf = async (code: string) => {
    const { data } = await stripe.promotionCodes.list({ code, limit: 1, expand: ['data.promotion.coupon'] })
    return data[0] ?? null
  }
  const lifetimeIsOver = now.getTime() > Date.parse(`${env.LIFETIME_OFFER_ENDS}Z`) + 43_200_000
  const url = `${env.appUrl}/api/billing/webhook`
  const [configurations, endpoints] = await Promise.all([
    stripe.billingPortal.configurations.list({ is_default: true, limit: 1 }),
    stripe.webhookEndpoints.list({ limit: 100 }),
  ])
  return [
    ...prices,
    judgePromotion(FRIENDS_CODE, { percent: 100, duration: 'once' }, false, await promotionOf(FRIENDS_CODE)),
    judgePromotion(
      LIFETIME_CODE,
      { percent: LIFETIME_PERCENT_OFF, duration: 'forever' },
      lifetimeIsOver,
      await promotionOf(LIFETIME_CODE),
    ),
    judgePortal(
      configurations.data[0] ?? null,
      PAID_PLANS.map((plan) => priceIdOf(env, plan)),
    ),
    judgeWebhook(url, endpoints.data.find((endpoint) => endpoint.url === url) ?? null),
  ]
}
