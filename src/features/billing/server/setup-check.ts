import type { Stripe } from 'stripe'
import type { Env } from '#server/env.ts'
import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { FRIENDS_CODE, LIFETIME_CODE, LIFETIME_PERCENT_OFF } from '#shared/promotions.ts'
import { PAID_PLANS, type PaidPlan } from '../contract.ts'
import { priceIdOf } from './prices.ts'
import { NOTICES_TO_SEND } from './webhook.ts'

/** One thing that was looked at in the provider's account; `problem` is null when it is as it has to be. */
export interface Finding {
  what: string
  problem: string | null
}

const finding = (what: string, problems: (string | false)[]): Finding => ({
  what,
  problem: problems.filter((problem) => problem !== false).join(' ') || null,
})

/** Whether a price charges what the catalogue says, monthly. */
export function judgePrice(plan: PaidPlan, id: string, price: Stripe.Price | null): Finding {
  const what = `Price of ${PLAN_CATALOGUE[plan].label} (${id})`
  if (price === null) return finding(what, [`Make it, and name it in STRIPE_PRICE_${plan}.`])
  const wanted = PLAN_CATALOGUE[plan].price * 100
  return finding(what, [
    !price.active && 'It is archived.',
    price.unit_amount !== wanted && `It is ${price.unit_amount}, the product says ${wanted} cents.`,
    price.currency !== 'usd' && `It is in ${price.currency}, not in usd.`,
    (price.recurring?.interval !== 'month' || price.recurring.interval_count !== 1) && 'It does not recur every month.',
  ])
}

interface WantedCoupon {
  percent: number
  duration: 'once' | 'forever'
}

/** Whether a promotion code gives what the public pages promise. One that is over must be over at the provider, too. */
export function judgePromotion(
  code: string,
  { percent, duration }: WantedCoupon,
  over: boolean,
  promotion: Stripe.PromotionCode | null,
): Finding {
  const what = `Promotion code ${code}`
  if (over) return finding(what, [promotion?.active === true && 'The offer is over: switch the code off.'])
  if (promotion === null) return finding(what, ['Make it: the public pages offer it.'])
  const { coupon } = promotion.promotion
  if (coupon === null || typeof coupon === 'string') return finding(what, ['Its coupon cannot be read.'])
  return finding(what, [
    !promotion.active && 'It is switched off.',
    coupon.percent_off !== percent && `It takes ${coupon.percent_off} % off, the pages say ${percent} %.`,
    coupon.duration !== duration && `It lasts "${coupon.duration}", it has to last "${duration}".`,
  ])
}

/** Whether the portal lets people change between the plans, with proration, and leave at the end of the period. */
export function judgePortal(configuration: Stripe.BillingPortal.Configuration | null, priceIds: string[]): Finding {
  const what = 'Customer portal'
  if (configuration === null) return finding(what, ['Save its settings once in the dashboard.'])
  const { subscription_update: update, subscription_cancel: cancel, invoice_history: history } = configuration.features
  const offered = (update.products ?? []).flatMap(({ prices }) => prices)
  const missing = priceIds.filter((id) => !offered.includes(id))
  return finding(what, [
    !update.enabled && 'Let customers switch plans.',
    missing.length > 0 && `Offer these prices for switching: ${missing.join(', ')}.`,
    update.proration_behavior === 'none' && 'Changes must be prorated.',
    !cancel.enabled && 'Let customers cancel.',
    cancel.mode !== 'at_period_end' && 'Cancellation has to be at the end of the period.',
    !history.enabled && 'Show the history of invoices.',
    !configuration.features.payment_method_update.enabled && 'Let customers change the payment method.',
  ])
}

/** Whether the provider sends what the product listens to. */
export function judgeWebhook(url: string, endpoint: Stripe.WebhookEndpoint | null): Finding {
  const what = `Webhook to ${url}`
  if (endpoint === null) return finding(what, ['Make it in the dashboard, or set APP_URL to the address it goes to.'])
  const sent: string[] = endpoint.enabled_events
  const missing = sent.includes('*') ? [] : NOTICES_TO_SEND.filter((type) => !sent.includes(type))
  return finding(what, [
    endpoint.status !== 'enabled' && 'It is switched off.',
    missing.length > 0 && `Send these events as well: ${missing.join(', ')}.`,
  ])
}

/** Looks at everything that has to be set up in the provider's account. Nothing is changed there. */
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
