import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import type { Billing } from '../contract.ts'
import { dayText, daysUntil, moneyText } from './widgets/money-and-days.ts'
import { excessText } from './plan-change.ts'

export interface BillingNotice {
  tone: 'bad' | 'warn' | 'info'
  title: string
  text: string
  /** One line for each thing there is too much of. */
  list?: readonly string[]
  /** Where it is put right: at the page of the open invoice, or in the customer portal. */
  action?: { label: string; to: 'payment' | 'portal' } | undefined
}

/** What there is to know about the plan beside its name, most urgent first. */
export function billingNotices(billing: Billing, now: Date, offer?: string): BillingNotice[] {
  return [
    paymentNotice(billing, now),
    endNotice(billing),
    trialNotice(billing),
    overNotice(billing),
    givenNotice(billing),
    offerNotice(billing, offer),
  ].filter((notice) => notice !== undefined)
}

/** A payment that did not go through, with what it means for the plan today. */
export function paymentNotice(billing: Billing, now: Date): BillingNotice | undefined {
  const { status, subscribedPlan, graceEndsAt, planOverride } = billing
  if (subscribedPlan === null) return undefined
  const plan = PLAN_CATALOGUE[subscribedPlan].label
  const action = settling(billing)
  if (status === 'incomplete') {
    return {
      tone: 'warn',
      title: 'Your payment is not confirmed yet',
      text: `The ${plan} plan starts as soon as the payment went through. Your bank may ask you to confirm it.`,
      action: action && { ...action, label: 'Confirm Payment' },
    }
  }
  if (status !== 'past_due' && status !== 'unpaid') return undefined
  const days = status === 'past_due' && graceEndsAt !== null ? daysUntil(graceEndsAt, now) : 0
  if (planOverride !== null) {
    return {
      tone: 'warn',
      title: 'Payment failed',
      text: `Your payment for the ${plan} plan did not go through.`,
      action,
    }
  }
  if (days > 0 && graceEndsAt !== null) {
    return {
      tone: 'bad',
      title: 'Payment failed',
      text: `Your last payment did not go through. The ${plan} plan keeps working for ${days} more ${days === 1 ? 'day' : 'days'}, until ${dayText(graceEndsAt)}.`,
      action,
    }
  }
  return {
    tone: 'bad',
    title: `Your ${plan} plan is on hold`,
    text: 'The payment is still open, so this workspace has the limits of the Free plan. Nothing is deleted, and everything opens again once it is paid.',
    action,
  }
}

function settling({ paymentUrl, hasPortal }: Billing): BillingNotice['action'] {
  if (paymentUrl !== null) return { label: 'Pay Now', to: 'payment' }
  return hasPortal ? { label: 'Update Payment Method', to: 'portal' } : undefined
}

function endNotice({ endsAt, subscribedPlan, hasPortal }: Billing): BillingNotice | undefined {
  if (endsAt === null || subscribedPlan === null) return undefined
  const day = dayText(endsAt)
  return {
    tone: 'warn',
    title: `Your ${PLAN_CATALOGUE[subscribedPlan].label} plan ends on ${day}`,
    text: 'It is canceled and works until then. After that this workspace is on the Free plan; nothing is deleted.',
    action: hasPortal ? { label: 'Keep My Plan', to: 'portal' } : undefined,
  }
}

function trialNotice({ status, trialEndsAt, endsAt, subscribedPlan, monthlyAmount, currency }: Billing) {
  if (status !== 'trialing' || trialEndsAt === null || endsAt !== null || subscribedPlan === null) return undefined
  const price =
    monthlyAmount === null || currency === null
      ? `$${PLAN_CATALOGUE[subscribedPlan].price}`
      : moneyText(monthlyAmount, currency)
  return {
    tone: 'info',
    title: `Your trial ends on ${dayText(trialEndsAt)}`,
    text: `The ${PLAN_CATALOGUE[subscribedPlan].label} plan goes on after it for ${price} a month, unless you cancel before.`,
  } satisfies BillingNotice
}

function overNotice({ overLimits, plan }: Billing): BillingNotice | undefined {
  if (overLimits.length === 0) return undefined
  return {
    tone: 'warn',
    title: `More than the ${PLAN_CATALOGUE[plan].label} plan includes`,
    text: 'Everything you have made stays. Until there is room again, nothing can be added here:',
    list: overLimits.map(excessText),
  }
}

function givenNotice({ planOverride, subscribedPlan }: Billing): BillingNotice | undefined {
  if (planOverride === null) return undefined
  const given = `This workspace has the ${PLAN_CATALOGUE[planOverride].label} plan by arrangement with our team.`
  return {
    tone: 'info',
    title: 'Your plan was set by our team',
    text:
      subscribedPlan === null
        ? given
        : `${given} Your subscription to the ${PLAN_CATALOGUE[subscribedPlan].label} plan goes on beside it.`,
  }
}

/** The code of an offer somebody came with: what becomes of it here. */
function offerNotice({ subscribedPlan, planOverride, mode }: Billing, code: string | undefined) {
  if (code === undefined || planOverride !== null || mode === 'off') return undefined
  if (subscribedPlan !== null) {
    return {
      tone: 'info',
      title: `The code ${code} is for a first paid plan`,
      text: 'This workspace has a subscription already. It goes on as it is.',
    } satisfies BillingNotice
  }
  return {
    tone: 'info',
    title: `The code ${code} is kept for your first paid plan`,
    text: 'Choose a plan below. The checkout applies the code as long as the offer runs.',
  } satisfies BillingNotice
}
