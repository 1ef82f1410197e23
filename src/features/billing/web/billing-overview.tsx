import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import type { Usage } from '#features/access/usage-contract.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { BILLING_RULES, SOLD_PLANS, type SoldPlan } from '#shared/plan-texts.ts'
import type { Billing } from '../contract.ts'
import { billingBanners } from './billing-banners.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { CurrentPlanCard } from './current-plan-card.tsx'
import { dayText } from './widgets/money-and-days.ts'
import { BillingBannerCard } from './billing-banner-card.tsx'
import { PaymentCards } from './payment-cards.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanChangeDialog } from './plan-change-dialog.tsx'
import { changeRefusal, planOffer } from './plan-offer.ts'
import { usePaymentPages } from './use-payment-pages.ts'

interface BillingOverviewProps {
  current: CurrentWorkspace
  billing: Billing
  usage: UseQueryResult<Usage>
}

export function BillingOverview({ current, billing, usage }: BillingOverviewProps) {
  const { workspace, limits, readOnly } = current
  const impersonating = useSignedIn().tokenType === 'impersonation'
  const mayManage = current.may('MANAGE_BILLING')
  const refusal = changeRefusal({ ...billing, mayManage, readOnly, impersonating })
  const { go, opening, offer } = usePaymentPages(workspace.id)
  const [leavingFor, setLeavingFor] = useState<SoldPlan>()
  const [openedAt] = useState(() => new Date())

  // Members of a suspended workspace can still pay and cancel.
  const openPortal = billing.hasPortal && mayManage && !impersonating ? () => go('portal') : undefined
  const choose = (plan: SoldPlan) => {
    const offer = planOffer(plan, billing)
    if (offer === 'switch') setLeavingFor(plan)
    else if (offer !== 'settle') go(plan)
    else if (billing.paymentUrl !== null) globalThis.open(billing.paymentUrl, '_blank', 'noopener')
    else go('portal')
  }

  return (
    <>
      <div className="grid gap-3 empty:hidden [&:not(:empty)]:mb-4">
        {billingBanners(billing, openedAt, offer).map((notice) => (
          <BillingBannerCard
            key={notice.title}
            notice={notice}
            paymentUrl={billing.paymentUrl}
            opening={opening === 'portal'}
            onPortal={openPortal}
          />
        ))}
      </div>
      <CurrentPlanCard billing={billing} usage={usage} opening={opening === 'portal'} onPortal={openPortal} />
      <section aria-labelledby="plans" className="mt-8">
        <h2 id="plans" className="text-lg font-semibold">
          Plans
        </h2>
        <p className="mt-0.5 mb-4 text-sm text-fg-3">
          {refusal ?? `${BILLING_RULES.changes} ${BILLING_RULES.annual} ${BILLING_RULES.rollover}`}
        </p>
        <ul className="grid gap-3 @xl:grid-cols-2 @4xl:grid-cols-4">
          {SOLD_PLANS.map((plan) => (
            <PlanCard
              key={plan}
              plan={plan}
              offer={planOffer(plan, billing)}
              refusal={refusal}
              busy={opening === plan}
              onChoose={() => choose(plan)}
            />
          ))}
        </ul>
      </section>
      <ComparisonTable current={billing.plan} />
      {(billing.plan !== 'FREE' || billing.hasPortal) && (
        <PaymentCards
          workspaceId={workspace.id}
          billing={billing}
          opening={opening === 'portal'}
          onPortal={openPortal}
        />
      )}
      {leavingFor !== undefined && (
        <PlanChangeDialog
          to={leavingFor}
          limits={limits}
          usage={usage.data?.usage}
          endsOn={billing.currentPeriodEndsAt === null ? undefined : dayText(billing.currentPeriodEndsAt)}
          onConfirm={() => {
            go(leavingFor)
            setLeavingFor(undefined)
          }}
          onClose={() => setLeavingFor(undefined)}
        />
      )}
    </>
  )
}
