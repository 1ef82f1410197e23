import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Brand } from '#features/brands/contract.ts'
import { errorMessage } from '#web/api-client.ts'
import { effectiveMonth, monthTitle } from '#shared/calendar-dates.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import type { OutlineSummary } from '#features/outlines/library-contract.ts'
import { StatusBadge } from '#features/outlines/web/status-badge.tsx'
import { titleOf } from '#features/outlines/web/outline-months.ts'

const ROWS = 5

interface RecentCardProps {
  brand: Brand
  query: UseQueryResult<{ outlines: OutlineSummary[] }>
}

/** The outlines of a brand that were written last. */
export function RecentCard({ brand, query }: RecentCardProps) {
  return (
    <Card as="section" aria-busy={query.isPending}>
      <CardHeader
        title="Recent Outlines"
        description={brand.name}
        actions={
          <Button asChild variant="ghost" size="sm" className="max-md:h-(--touch)">
            <Link to={paths.emailOutlines} search={{ brandId: brand.id }}>
              View all
            </Link>
          </Button>
        }
      />
      <ul className="divide-y divide-line border-t border-line">
        <RecentRows brand={brand} query={query} />
      </ul>
    </Card>
  )
}

function RecentRows({ brand, query }: RecentCardProps) {
  if (query.isPending) {
    return Array.from({ length: ROWS }, (_, row) => (
      <li key={row} className="grid h-17 content-center gap-2 px-5">
        <Skeleton className="w-3/4" />
        <Skeleton className="w-24" />
      </li>
    ))
  }
  if (query.isError) {
    return (
      <li role="alert" className="grid justify-items-start gap-3 px-5 py-4 text-sm text-fg-3">
        {errorMessage(query.error, 'The outlines could not be loaded.')}
        <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      </li>
    )
  }
  const recent = query.data.outlines
  if (recent.length === 0) {
    return <li className="px-5 py-4 text-sm text-fg-3">No outlines yet. They are written from the ideas of a month.</li>
  }
  return recent.map((outline) => (
    <li key={outline.id}>
      <Link
        to={paths.emailOutlines}
        search={{ brandId: brand.id, id: outline.id }}
        className="block px-5 py-2.5 hover:bg-surface-2 focus-visible:-outline-offset-2"
      >
        <span className="block truncate text-base font-medium">{titleOf(outline)}</span>
        <span className="mt-1 flex min-h-5.5 flex-wrap items-center justify-between gap-x-3 text-sm text-fg-3">
          {monthTitle(effectiveMonth(outline))}
          <StatusBadge status={outline.workflowStatus} />
        </span>
      </Link>
    </li>
  ))
}
