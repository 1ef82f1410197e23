import { setTimeout } from 'node:timers/promises'
import type { Stripe } from 'stripe'
import type { Env } from '#server/env.ts'
import type { PaidPlan } from '../contract.ts'
import { planOfPrice, priceIdOf } from './prices.ts'
import type { Finding } from './setup-check.ts'
import { subscribingTo } from './subscribing.ts'
import { type SubscriptionReading, readSubscription } from './subscription-reading.ts'

const DAY = 86_400
const CLOCK_WAITS_MS = 120_000

/** All objects belong to one test clock and are deleted with it. */
export async function walkThrough(stripe: Stripe, env: Env): Promise<Finding[]> {
  const findings: Finding[] = []
  const expect = (what: string, reading: SubscriptionReading, wanted: Partial<SubscriptionReading>) => {
    const wrong = Object.entries(wanted).filter(([key, value]) => reading[key as keyof SubscriptionReading] !== value)
    const problem = wrong.map(
      ([key, value]) => `${key} is ${String(reading[key as keyof SubscriptionReading])}, not ${String(value)}.`,
    )
    findings.push({ what, problem: problem.join(' ') || null })
  }
  const begin = Math.floor(Date.now() / 1000)
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: begin, name: 'Mailmonth check' })
  const advance = async (to: number) => {
    await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to })
    const giveUpAt = Date.now() + CLOCK_WAITS_MS
    while ((await stripe.testHelpers.testClocks.retrieve(clock.id)).status === 'advancing') {
      if (Date.now() > giveUpAt) throw new Error("The provider's test clock didn't advance within two minutes.")
      await setTimeout(2000)
    }
  }
  try {
    const customer = await stripe.customers.create({ email: 'check@example.com', test_clock: clock.id })
    const pay = async (card: string) => {
      const method = await stripe.paymentMethods.attach(card, { customer: customer.id })
      await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } })
    }
    const price = (plan: PaidPlan) => priceIdOf(env, plan)
    await pay('pm_card_visa')

    const session = await stripe.checkout.sessions.create({
      ...subscribingTo(env, 'PRO', null),
      customer_email: 'check@example.com',
      success_url: `${env.appUrl}/signup?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${env.appUrl}/pricing?canceled=true`,
    })
    findings.push({ what: 'A checkout opens', problem: session.url ? null : 'It has no URL.' })
    const closed = await stripe.checkout.sessions.expire(session.id)
    findings.push({
      what: 'A checkout closes',
      problem: closed.status === 'expired' ? null : `It is ${closed.status}.`,
    })

    const { id } = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price('PRO') }],
      trial_period_days: 14,
    })
    const read = async () => {
      const subscription = await stripe.subscriptions.retrieve(id, { expand: ['customer', 'discounts.source.coupon'] })
      const open = await stripe.invoices.list({ subscription: id, status: 'open', limit: 100 })
      return readSubscription(subscription, open.data, planOfPrice(env))
    }
    expect('A trial is synced', await read(), {
      plan: 'PRO',
      status: 'trialing',
      email: 'check@example.com',
      pastDueSince: null,
    })

    const trial = await read()
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: `${env.appUrl}/dashboard/billing`,
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: id,
          items: [{ id: trial.itemId!, price: price('TEAMS'), quantity: 1 }],
        },
      },
    })
    findings.push({ what: 'The portal opens on a plan change', problem: portal.url ? null : 'It has no URL.' })

    await advance(begin + 15 * DAY)
    expect('The trial becomes a paid subscription', await read(), { plan: 'PRO', status: 'active', trialEndsAt: null })
    await stripe.subscriptions.update(id, {
      items: [{ id: trial.itemId!, price: price('TEAMS') }],
      proration_behavior: 'always_invoice',
    })
    expect('A plan change takes effect right away', await read(), {
      plan: 'TEAMS',
      status: 'active',
      monthlyAmount: 9900,
    })

    await pay('pm_card_chargeCustomerFail')
    await advance(begin + 46 * DAY)
    const late = await read()
    expect('A failed payment is synced', late, { status: 'past_due' })
    const invoice = {
      what: 'The payment page of a failed payment is known',
      problem: late.paymentUrl ? null : 'There is no URL.',
    }
    const since = {
      what: 'The date of a failed payment is known',
      problem: late.pastDueSince ? null : 'There is no date.',
    }
    findings.push(invoice, since)

    await stripe.subscriptions.cancel(id)
    const ended = await read()
    expect('The end of a subscription is synced', ended, { status: 'canceled' })
    findings.push({ what: 'The end date is known', problem: ended.endedAt ? null : 'There is no date.' })
  } finally {
    await stripe.testHelpers.testClocks.del(clock.id)
  }
  return findings
}
