import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Usage } from '#features/access/usage-contract.ts'
import { ASK_FOR_UPGRADE } from '#features/access/web/widgets/upgrade-advice.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { UsageBar } from '#web/kit/usage-bar.tsx'
import { billingUrl } from '#web/paths.ts'

interface UsageCardProps {
  query: UseQueryResult<Usage>
  mayUpgrade: boolean
  askForUpgrade: boolean
}

export function UsageCard({
  query: { data, isError, isFetching, refetch },
  mayUpgrade,
  askForUpgrade,
}: UsageCardProps) {
  return (
    <Card as="section" aria-busy={isFetching}>
      <CardHeader
        title="Usage"
        description={
          // The line keeps its height while loading.
          data === undefined
            ? '\u00a0'
            : `Resets ${new Date(data.periodEndsAt).toLocaleDateString('en', { dateStyle: 'long' })}`
        }
        actions={
          mayUpgrade ? (
            <Button asChild variant="secondary" size="touch-sm" className="max-md:px-3.5">
              <Link to={billingUrl()}>Upgrade Plan</Link>
            </Button>
          ) : (
            askForUpgrade && <p className="text-xs text-fg-3">{ASK_FOR_UPGRADE}</p>
          )
        }
      />
      <CardBody>
        {isError ? (
          <p className="flex flex-wrap items-center gap-3 text-sm text-fg-3">
            We couldn&apos;t load your usage.
            <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        ) : (
          <div className="grid gap-5 @md:grid-cols-2 @2xl:grid-cols-4">
            {data === undefined ? (
              ['topics', 'ideas', 'outlines', 'brands'].map((name) => <Skeleton key={name} className="h-14.5" />)
            ) : (
              <>
                <UsageBar label="Topics" used={data.usage.topics} limit={data.limits.topics} showLeft />
                <UsageBar label="Ideas" used={data.usage.subtopics} limit={data.limits.subtopics} showLeft />
                <UsageBar label="Outlines" used={data.usage.outlines} limit={data.limits.outlines} showLeft />
                <UsageBar label="Brands" used={data.usage.brands} limit={data.limits.brands} standing showLeft />
              </>
            )}
          </div>
        )}
      </CardBody>
    </Card>
  )
}
