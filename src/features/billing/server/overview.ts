import { subscriptionOf } from '#features/access/server/plan-now.ts'
import { describeUsage } from '#features/access/server/usage.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Scope } from '#server/scope.ts'
import { UNLIMITED, graceEnd } from '#shared/plan-catalog.ts'
import type { Billing, Invoice } from '../contract.ts'
import { ask } from './ask-provider.ts'
import { findSubscriptionsOf } from './store.ts'
import { standingOf } from './workspace-standing.ts'

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null

export async function describeBilling(app: AppContext, scope: Scope): Promise<Billing> {
  const [all, { planOverride, status }, { plan, usage, limits }] = await Promise.all([
    findSubscriptionsOf(app.db, scope.workspaceId),
    subscriptionOf(app, scope.workspaceId),
    describeUsage(app, scope),
  ])
  const { counting } = standingOf(all)
  const isOver = (used: number, limit: number) => limit !== UNLIMITED && used > limit
  return {
    mode: app.env.billingMode,
    plan,
    subscribedPlan: counting?.plan ?? null,
    planOverride,
    status,
    hasPortal: app.payments !== null && all.length > 0,
    currentPeriodEndsAt: iso(counting?.periodEndsAt),
    endsAt: iso(counting?.endsAt),
    trialEndsAt: iso(counting?.trialEndsAt),
    pastDueSince: iso(counting?.pastDueSince),
    graceEndsAt: iso(counting?.pastDueSince ? graceEnd(counting.pastDueSince) : null),
    paymentUrl: counting?.paymentUrl ?? null,
    monthlyAmount: counting?.monthlyAmount ?? null,
    currency: counting?.currency ?? null,
    overLimits: (['outlines', 'brands', 'members'] as const).flatMap((what) =>
      isOver(usage[what], limits[what]) ? [{ what, used: usage[what], limit: limits[what] }] : [],
    ),
  }
}

const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const

export async function listInvoices(app: AppContext, workspaceId: string): Promise<Invoice[]> {
  const all = app.payments === null ? [] : await findSubscriptionsOf(app.db, workspaceId)
  const customer = (standingOf(all).counting ?? all[0])?.customerId
  if (customer === undefined) return []
  const { data } = await ask(app, (stripe) => stripe.invoices.list({ customer, limit: 12 }))
  return data.flatMap((invoice) => {
    const status = INVOICE_STATUSES.find((known) => known === invoice.status)
    if (status === undefined || status === 'draft') return []
    return [
      {
        id: invoice.id,
        number: invoice.number,
        createdAt: new Date(invoice.created * 1000).toISOString(),
        status,
        amountDue: invoice.amount_due,
        amountPaid: invoice.amount_paid,
        currency: invoice.currency,
        url: invoice.hosted_invoice_url ?? null,
        pdf: invoice.invoice_pdf ?? null,
      },
    ]
  })
}
