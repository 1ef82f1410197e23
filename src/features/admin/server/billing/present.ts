import type { AppContext } from '#server/app-context.ts'
import { effectivePlan } from '#shared/plan-catalog.ts'
import type { AdminSubscription, UnlinkedPayment, WebhookEvent } from '../../billing-contract.ts'
import type { WebhookEventRow, SubscriptionRow, UnlinkedRow } from './store.ts'

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null

export function presentSubscription(app: AppContext, row: SubscriptionRow): AdminSubscription {
  const { subscription, workspaceName, workspaceStatus, ownerEmail, paid } = row
  const { plan, status, planOverride, quotaOverride, pastDueSince } = subscription
  return {
    id: subscription.workspaceId,
    workspaceName,
    workspaceStatus,
    ownerEmail,
    plan,
    status,
    planOverride,
    quotaOverride,
    effectivePlan: effectivePlan(subscription, app.clock.now()),
    pastDueSince: iso(pastDueSince),
    monthlyAmount: paid?.monthlyAmount ?? null,
    currency: paid?.currency ?? null,
    periodEndsAt: iso(paid?.periodEndsAt),
    endsAt: iso(paid?.endsAt),
    providerUrl: paid === null ? null : customerPage(app, paid.customerId),
  }
}

export function presentPayment(app: AppContext, row: UnlinkedRow): UnlinkedPayment {
  const { payment, takenOverBy, reminders, remindedAt } = row
  const { id, email, plan, status, monthlyAmount, currency, createdAt, endedAt, customerId } = payment
  return {
    id,
    email,
    plan,
    status,
    monthlyAmount,
    currency,
    paidAt: createdAt.toISOString(),
    endedAt: iso(endedAt),
    takenOverBy,
    reminders,
    remindedAt: iso(remindedAt),
    providerUrl: customerPage(app, customerId),
  }
}

export function presentWebhookEvent(row: WebhookEventRow): WebhookEvent {
  const { id, type, receivedAt, subjectId, outcome, error, attempts, lastTriedAt } = row
  return {
    id,
    type,
    receivedAt: receivedAt.toISOString(),
    // The id of a checkout proves payment, so we never show it completely.
    subjectId: subjectId?.startsWith('cs_') ? `${subjectId.slice(0, 8)}…${subjectId.slice(-4)}` : subjectId,
    outcome,
    error,
    attempts,
    lastTriedAt: iso(lastTriedAt),
    canReplay: outcome !== 'ignored' && subjectId !== null,
  }
}

function customerPage({ env }: AppContext, customerId: string): string | null {
  if (env.billingMode !== 'stripe') return null
  const test = env.STRIPE_SECRET_KEY?.includes('_test_') === true ? 'test/' : ''
  return `https://dashboard.stripe.com/${test}customers/${encodeURIComponent(customerId)}`
}
