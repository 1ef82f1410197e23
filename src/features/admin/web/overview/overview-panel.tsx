import { useQuery } from '@tanstack/react-query'
import { Building2, CreditCard, FileText, Store, TrendingUp, Users, type LucideIcon } from 'lucide-react'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import type { Overview } from '../../overview-contract.ts'
import { AdminError } from '../admin-error.tsx'
import { OperationsSection } from '../operations/operations-section.tsx'
import { overviewOptions } from '../queries.ts'
import { GrowthCharts } from './growth-charts.tsx'
import { PlanDistribution } from './plan-distribution.tsx'

const number = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

interface Figure {
  label: string
  icon: LucideIcon
  value: (overview: Overview) => string
  note?: (overview: Overview) => string | undefined
}

const thisWeek = (count: number) => (count === 0 ? 'None new this week' : `${number.format(count)} new this week`)

const FIGURES: readonly Figure[] = [
  {
    label: 'Total users',
    icon: Users,
    value: ({ totalUsers }) => number.format(totalUsers),
    note: ({ growth }) => thisWeek(growth.at(-1)?.users ?? 0),
  },
  {
    label: 'Total workspaces',
    icon: Building2,
    value: ({ totalWorkspaces }) => number.format(totalWorkspaces),
    note: ({ suspendedWorkspaces }) =>
      suspendedWorkspaces === 0 ? 'None suspended' : `${number.format(suspendedWorkspaces)} suspended`,
  },
  {
    label: 'Total brands',
    icon: Store,
    value: ({ totalBrands }) => number.format(totalBrands),
    note: () => 'Excludes archived brands',
  },
  {
    label: 'Total subscriptions',
    icon: CreditCard,
    value: ({ totalSubscriptions }) => number.format(totalSubscriptions),
    note: () => 'Active at the payment provider',
  },
  {
    label: 'MRR',
    icon: TrendingUp,
    value: ({ mrr }) => dollars.format(mrr),
    note: () => 'Monthly, after recurring discounts',
  },
  {
    label: 'Total outlines',
    icon: FileText,
    value: ({ totalOutlines }) => number.format(totalOutlines),
    note: ({ growth }) => thisWeek(growth.at(-1)?.outlines ?? 0),
  },
]

export function OverviewPanel() {
  return (
    <>
      <Figures />
      <OperationsSection />
    </>
  )
}

function Figures() {
  const query = useQuery(overviewOptions)
  if (query.isPending) return <OverviewFrame />
  if (query.data === undefined) {
    return (
      <Card>
        <AdminError query={query} what="The figures" fallback="Failed to load overview data" />
      </Card>
    )
  }
  const overview = query.data
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
        {FIGURES.map(({ label, icon: Icon, value, note }) => (
          <div key={label} className="sheet grid min-w-0 content-start p-4 md:p-5">
            <dt className="flex items-center gap-2 text-sm text-fg-3">
              <Icon aria-hidden className="size-4 shrink-0" />
              <span className="truncate">{label}</span>
            </dt>
            <dd className="tnum mt-2 text-xl font-semibold md:text-2xl">{value(overview)}</dd>
            <dd className="mt-1 text-xs text-fg-3">{note?.(overview)}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <PlanDistribution distribution={overview.planDistribution} />
        <Card as="section">
          <CardHeader title="Growth" description="New per week, last 12 weeks. The current week isn't over yet." />
          <GrowthCharts growth={overview.growth} />
        </Card>
      </div>
    </div>
  )
}

function OverviewFrame() {
  return (
    <LoadingRegion label="Loading the overview">
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-3">
        {FIGURES.map(({ label }) => (
          <Skeleton key={label} className="h-28 rounded-xl md:h-32" />
        ))}
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Skeleton className="h-64 rounded-xl" />
        <Skeleton className="h-64 rounded-xl" />
      </div>
    </LoadingRegion>
  )
}
