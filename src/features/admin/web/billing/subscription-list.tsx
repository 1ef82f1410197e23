import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CreditCard, ExternalLink } from 'lucide-react'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { paths } from '#web/paths.ts'
import { type AdminSubscription, SUBSCRIPTION_VIEWS, adminBillingEndpoints } from '../../billing-contract.ts'
import { useFilterAddress } from '../lists/filter-address.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { pagedQuery } from '../lists/paged-query.ts'
import { useTypedFilter } from '../lists/use-typed-filter.ts'
import { shortDayText, moneyText } from '#features/billing/web/widgets/money-and-days.ts'
import { STATUS_LOOK, quotaText } from './payment-texts.ts'

const VIEW_LABELS: Record<(typeof SUBSCRIPTION_VIEWS)[number], string> = {
  all: 'All workspaces',
  paying: 'Paying',
  overridden: 'Plan override',
  unpaid: 'Payment missing',
}

export function SubscriptionList() {
  const { filter, change } = useFilterAddress(['search', 'view'])
  const search = useTypedFilter(filter.search ?? '', (text) => change({ search: text }))
  const view = SUBSCRIPTION_VIEWS.find((each) => each === filter.view) ?? 'all'
  const subscriptions = useInfiniteQuery(
    pagedQuery(adminBillingEndpoints.subscriptions, { search: filter.search, view }),
  )
  const isFiltered = filter.search !== undefined || view !== 'all'
  return (
    <Card as="section" className="@container">
      <CardHeader
        title="Subscriptions"
        description="Every workspace has one. Override plans and limits in the Workspaces tab."
        actions={
          subscriptions.data?.pages[0]?.mode === 'simulated' && (
            <p className="max-sm:basis-full">
              <Badge variant="outline" dot="warn">
                Test mode. No card is charged.
              </Badge>
            </p>
          )
        }
      />
      <div role="search" aria-label="Filter subscriptions" className="grid gap-3 px-5 pb-4 @xl:grid-cols-[1fr_14rem]">
        <Field label="Search">
          <Input {...search} type="search" placeholder="Workspace or owner email" autoComplete="off" />
        </Field>
        <Field label="Show">
          <Select
            value={view}
            onValueChange={(chosen) => change({ view: chosen === 'all' ? undefined : chosen })}
            options={SUBSCRIPTION_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value] }))}
          />
        </Field>
      </div>
      <PagedList
        query={subscriptions}
        what="subscriptions"
        rowsOf={(page) => page.subscriptions}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<CreditCard aria-hidden />}
            title={isFiltered ? 'No matching workspaces' : 'No workspaces yet'}
            description={isFiltered ? 'Change the search to see more.' : 'Each workspace has a subscription.'}
          />
        }
      >
        {(subscription) => <SubscriptionRow subscription={subscription} />}
      </PagedList>
    </Card>
  )
}

const workspaceTab = (id: string) => ({ tab: 'workspaces', search: id })

function SubscriptionRow({ subscription }: { subscription: AdminSubscription }) {
  const { workspaceName, workspaceStatus, ownerEmail, plan, status, planOverride, quotaOverride, providerUrl } =
    subscription
  const { label, dot } = STATUS_LOOK[status]
  const limits = quotaOverride === null ? '' : quotaText(quotaOverride)
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_8rem_2.25rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <Link
            to={paths.admin}
            search={workspaceTab(subscription.id)}
            className="truncate rounded-xs underline-offset-4 hover:underline"
          >
            {workspaceName}
          </Link>
          {workspaceStatus === 'SUSPENDED' && <Badge variant="destructive">Suspended</Badge>}
        </p>
        <p className="truncate text-xs text-fg-3">{ownerEmail}</p>
        {limits !== '' && <p className="text-xs text-fg-3">{`Limit overrides: ${limits}`}</p>}
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge variant={subscription.effectivePlan === 'FREE' ? 'secondary' : 'default'}>
          {PLAN_CATALOG[subscription.effectivePlan].label}
        </Badge>
        {planOverride !== null && (
          <Badge variant="outline">
            {plan === 'FREE' ? 'Plan override' : `Plan override, pays for ${PLAN_CATALOG[plan].label}`}
          </Badge>
        )}
        {(subscription.monthlyAmount !== null || status !== 'active') && (
          <Badge variant="secondary" dot={dot}>
            {label}
          </Badge>
        )}
      </p>
      <p className="text-xs text-fg-3 @2xl:text-right">
        {subscription.monthlyAmount !== null && subscription.currency !== null && (
          <span className="tnum block text-sm font-medium text-fg">
            {`${moneyText(subscription.monthlyAmount, subscription.currency)} a month`}
          </span>
        )}
        {whenText(subscription)}
      </p>
      {providerUrl === null ? (
        <span className="@max-2xl:hidden" />
      ) : (
        <ProviderLink href={providerUrl} of={workspaceName} />
      )}
    </div>
  )
}

function whenText({ endsAt, pastDueSince, periodEndsAt }: AdminSubscription): string | null {
  if (pastDueSince !== null) return `Unpaid since ${shortDayText(pastDueSince)}`
  if (endsAt !== null) return `Ends ${shortDayText(endsAt)}`
  return periodEndsAt === null ? null : `Renews ${shortDayText(periodEndsAt)}`
}

export function ProviderLink({ href, of }: { href: string; of: string }) {
  const label = `${of} at the payment provider`
  return (
    <Button asChild variant="ghost" size="touch-icon">
      <a href={href} target="_blank" rel="noopener" aria-label={label} title={label}>
        <ExternalLink aria-hidden />
      </a>
    </Button>
  )
}
