import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import type { Billing } from '../contract.ts'
import { dayText, daysUntil, moneyText } from './widgets/money-and-days.ts'
import { excessText } from './plan-change.ts'

export interface BillingBanner {
  tone: 'bad' | 'warn' | 'info'
  title: string
  text: string
  list?: readonly string[]
  action?: { label: string; to: 'payment' | 'portal' } | undefined
}

export function billingBanners(billing: Billing, now: Date, offer?: string): BillingBanner[] {
  return [
    paymentBanner(billing, now),
    endBanner(billing),
    trialBanner(billing),
    overLimitBanner(billing),
    overrideBanner(billing),
    offerBanner(billing, offer),
  ].filter((notice) => notice !== undefined)
}

export function paymentBanner(billing: Billing, now: Date): BillingBanner | undefined {
  const { status, subscribedPlan, graceEndsAt, planOverride } = billing
  if (subscribedPlan === null) return undefined
  const plan = PLAN_CATALOG[subscribedPlan].label
  const action = settling(billing)
  if (status === 'incomplete') {
    return {
      tone: 'warn',
      title: "Your payment isn't confirmed yet",
      text: `Your ${plan} plan starts as soon as the payment goes through. Your bank may ask you to confirm it.`,
      action: action && { ...action, label: 'Confirm payment' },
    }
  }
  if (status !== 'past_due' && status !== 'unpaid') return undefined
  const days = status === 'past_due' && graceEndsAt !== null ? daysUntil(graceEndsAt, now) : 0
  if (planOverride !== null) {
    return {
      tone: 'warn',
      title: 'Payment failed',
      text: `Your payment for the ${plan} plan didn't go through.`,
      action,
    }
  }
  if (days > 0 && graceEndsAt !== null) {
    return {
      tone: 'bad',
      title: 'Payment failed',
      text: `Your last payment didn't go through. The ${plan} plan keeps working for ${days} more ${days === 1 ? 'day' : 'days'}, until ${dayText(graceEndsAt)}.`,
      action,
    }
  }
  return {
    tone: 'bad',
    title: `Your ${plan} plan is on hold`,
    text: "We haven't received your payment, so this workspace has the Free plan's limits. Nothing is deleted. Everything comes back when you pay.",
    action,
  }
}

function settling({ paymentUrl, hasPortal }: Billing): BillingBanner['action'] {
  if (paymentUrl !== null) return { label: 'Pay now', to: 'payment' }
  return hasPortal ? { label: 'Update payment method', to: 'portal' } : undefined
}

function endBanner({ endsAt, subscribedPlan, hasPortal }: Billing): BillingBanner | undefined {
  if (endsAt === null || subscribedPlan === null) return undefined
  const day = dayText(endsAt)
  return {
    tone: 'warn',
    title: `Your ${PLAN_CATALOG[subscribedPlan].label} plan ends on ${day}`,
    text: 'You canceled this plan. It works until then, and after that the workspace moves to Free. Nothing is deleted.',
    action: hasPortal ? { label: 'Keep my plan', to: 'portal' } : undefined,
  }
}

function trialBanner({ status, trialEndsAt, endsAt, subscribedPlan, monthlyAmount, currency }: Billing) {
  if (status !== 'trialing' || trialEndsAt === null || endsAt !== null || subscribedPlan === null) return undefined
  const price =
    monthlyAmount === null || currency === null
      ? `$${PLAN_CATALOG[subscribedPlan].price}`
      : moneyText(monthlyAmount, currency)
  return {
    tone: 'info',
    title: `Your trial ends on ${dayText(trialEndsAt)}`,
    text: `After that, the ${PLAN_CATALOG[subscribedPlan].label} plan costs ${price} a month unless you cancel first.`,
  } satisfies BillingBanner
}

function overLimitBanner({ overLimits, plan }: Billing): BillingBanner | undefined {
  if (overLimits.length === 0) return undefined
  return {
    tone: 'warn',
    title: `You're over the ${PLAN_CATALOG[plan].label} plan's limits`,
    text: "You keep everything you made. You can't add more until you're back under these limits:",
    list: overLimits.map(excessText),
  }
}

function overrideBanner({ planOverride, subscribedPlan }: Billing): BillingBanner | undefined {
  if (planOverride === null) return undefined
  const given = `Our team gave this workspace the ${PLAN_CATALOG[planOverride].label} plan.`
  return {
    tone: 'info',
    title: 'Our team set your plan',
    text:
      subscribedPlan === null ? given : `${given} Your ${PLAN_CATALOG[subscribedPlan].label} subscription continues.`,
  }
}

function offerBanner({ subscribedPlan, planOverride, mode }: Billing, code: string | undefined) {
  if (code === undefined || planOverride !== null || mode === 'off') return undefined
  if (subscribedPlan !== null) {
    return {
      tone: 'info',
      title: `The code ${code} is for a first paid plan`,
      text: "This workspace already has a subscription. It doesn't change.",
    } satisfies BillingBanner
  }
  return {
    tone: 'info',
    title: `We saved the code ${code} for your first paid plan`,
    text: 'Choose a plan below. Checkout applies the code while the offer lasts.',
  } satisfies BillingBanner
}
