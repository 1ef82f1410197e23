import type { UseQueryResult } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { Usage } from '#features/access/usage-contract.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { UsageBar } from '#web/kit/usage-bar.tsx'
import type { Billing } from '../contract.ts'
import { dayText } from './widgets/money-and-days.ts'
import { nextPayment, planPrice, planState } from './plan-state.ts'

interface CurrentPlanCardProps {
  billing: Billing
  usage: UseQueryResult<Usage>
  opening: boolean
  onPortal: (() => void) | undefined
}

export function CurrentPlanCard({ billing, usage, opening, onPortal }: CurrentPlanCardProps) {
  const state = planState(billing)
  const { price, discounted } = planPrice(billing)
  const payment = nextPayment(billing)
  const given = billing.planOverride !== null
  return (
    <Card as="section" aria-labelledby="current-plan">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 p-5 @2xl:p-6">
        <div className="min-w-0">
          <p className="text-sm text-fg-3">Current plan</p>
          <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id="current-plan" className="text-2xl font-semibold">
              {PLAN_CATALOG[billing.plan].label}
            </h2>
            {state !== undefined && (
              <Badge dot={state.dot} variant="secondary">
                {state.label}
              </Badge>
            )}
          </div>
          <p className="tnum mt-1.5 text-base text-fg-2">
            {given ? (
              'Set by our team'
            ) : billing.plan === 'FREE' ? (
              'Free forever. No credit card required.'
            ) : (
              <>
                <span className="font-medium text-fg">{price}</span> / month
                {discounted && ', with your discount'}
                {payment !== undefined && ` · ${payment}`}
              </>
            )}
          </p>
        </div>
        {onPortal !== undefined && (
          <Button variant="secondary" size="touch" className="@max-md:w-full" busy={opening} onClick={onPortal}>
            Manage billing
            <ExternalLink aria-hidden />
          </Button>
        )}
      </div>
      <UsageBars usage={usage} />
    </Card>
  )
}

function UsageBars({ usage: { data, isError, isFetching, refetch } }: { usage: UseQueryResult<Usage> }) {
  return (
    <div className="border-t border-line p-5 @2xl:px-6" aria-busy={isFetching}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-semibold">Usage</h3>
        <p className="text-xs text-fg-3">
          {data === undefined ? ' ' : `Outlines reset on ${dayText(data.periodEndsAt)}`}
        </p>
      </div>
      {isError ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-fg-3">
          We couldn't load your usage.
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <div className="grid gap-5 @xl:grid-cols-3 @2xl:gap-8">
          {data === undefined ? (
            ['outlines', 'brands', 'members'].map((name) => <Skeleton key={name} className="h-14.5" />)
          ) : (
            <>
              <UsageBar label="Outlines" used={data.usage.outlines} limit={data.limits.outlines} showLeft />
              <UsageBar label="Brands" used={data.usage.brands} limit={data.limits.brands} standing showLeft />
              <UsageBar label="Team members" used={data.usage.members} limit={data.limits.members} standing showLeft />
            </>
          )}
        </div>
      )}
    </div>
  )
}
