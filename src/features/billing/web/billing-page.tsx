import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2, ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOfferCode } from '#features/auth/web/widgets/offer-code.ts'
import { usageOptions } from '#features/access/web/usage-queries.ts'
import { type CurrentWorkspace, useWorkspace } from '#features/access/web/queries.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { PAGE_WORDS } from '#web/page-words.ts'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { BillingLoading } from './billing-loading.tsx'
import { BillingOverview } from './billing-overview.tsx'
import { billingOptions } from './queries.ts'
import { useCheckoutOutcome } from './use-checkout-outcome.ts'

export function BillingPage() {
  useCheckoutOutcome()
  const current = useWorkspace()
  return (
    <div className="@container">
      <title>Billing · Mailmonth</title>
      {current === null ? (
        <NoWorkspace />
      ) : current.may('VIEW_BILLING') ? (
        <WorkspaceBilling key={current.workspace.id} current={current} />
      ) : (
        <AccessDenied />
      )}
    </div>
  )
}

function WorkspaceBilling({ current }: { current: CurrentWorkspace }) {
  const billing = useQuery(billingOptions(current.workspace.id))
  const usage = useQuery(usageOptions(current.workspace.id))
  return (
    <>
      <PageHeader {...PAGE_WORDS.billing} />
      {billing.data !== undefined ? (
        <>
          {billing.data.mode === 'simulated' && <TestMode />}
          <BillingOverview current={current} billing={billing.data} usage={usage} />
        </>
      ) : billing.isError ? (
        <Card>
          <QueryFailed query={billing} what="Your plan" />
        </Card>
      ) : (
        <BillingLoading />
      )}
    </>
  )
}

function TestMode() {
  return (
    <p className="mb-4 flex">
      <Badge variant="outline" dot="warn" className="h-7 px-3 text-xs">
        Test mode. No card is charged.
      </Badge>
    </p>
  )
}

function AccessDenied() {
  return (
    <Notice
      icon={<ShieldX aria-hidden />}
      title="Access Denied"
      description="You don't have permission to view billing. Ask an owner or admin of this workspace."
      to={paths.dashboard}
      label="Go to Dashboard"
    />
  )
}

function NoWorkspace() {
  useOfferCode()
  return (
    <Notice
      icon={<Building2 aria-hidden />}
      title="No Workspace Found"
      description="Plans belong to a workspace, and we create yours with your first brand. We'll apply your payment to it."
      to={paths.onboarding}
      label="Go to onboarding"
    />
  )
}

function Notice(props: { icon: ReactNode; title: string; description: string; to: string; label: string }) {
  return (
    <>
      <PageHeader title={PAGE_WORDS.billing.title} />
      <Card>
        <EmptyState
          icon={props.icon}
          title={props.title}
          description={props.description}
          action={
            <Button asChild size="touch">
              <Link to={props.to}>{props.label}</Link>
            </Button>
          }
        />
      </Card>
    </>
  )
}
