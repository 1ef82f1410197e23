import { Link } from '@tanstack/react-router'
import { Archive, FileText, SearchX } from 'lucide-react'
import { NoBrandCard } from '#features/brands/web/widgets/no-brand-card.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import type { LibraryQuery } from '../../library-contract.ts'
import { FILTER_LABELS, isNarrowed } from './library-filter.ts'

/** There is no brand to show outlines of. */
export const NoBrand = ({ mayCreate }: { mayCreate: boolean }) => (
  <NoBrandCard
    title="No Brand Selected"
    description="The library keeps the outlines of a brand, and there is none yet."
    mayCreate={mayCreate}
  />
)

/** Search and filters show none of the outlines that are there. */
export function NoMatchingOutlines({ query, onShowAll }: { query: LibraryQuery; onShowAll: () => void }) {
  const { filter = 'all', search } = query
  const narrowed = isNarrowed(query)
  return (
    <Card>
      <EmptyState
        icon={narrowed ? <SearchX aria-hidden /> : <Archive aria-hidden />}
        title="No Matching Outlines"
        description={
          search !== undefined ? (
            <span className="wrap-anywhere">{`No outline ${filter === 'all' ? '' : `under ${FILTER_LABELS[filter]} `}has words that begin with “${search}”.`}</span>
          ) : narrowed ? (
            'No outline fits these filters.'
          ) : filter === 'all' ? (
            'Every outline of this brand is archived.'
          ) : (
            `No outline is under ${FILTER_LABELS[filter]}.`
          )
        }
        {...((narrowed || filter !== 'all') && {
          action: (
            <Button variant="secondary" onClick={onShowAll}>
              Show All
            </Button>
          ),
        })}
      />
    </Card>
  )
}

export function NoOutlines({ brandId, brandName }: { brandId: string; brandName: string }) {
  return (
    <Card>
      <EmptyState
        icon={<FileText aria-hidden />}
        title="No Outlines Yet"
        description={`Generate ideas for ${brandName}, choose the good ones and turn them into outlines. They are kept here by month.`}
        action={
          <Button asChild>
            <Link to={paths.createEmails} search={{ brandId }}>
              Create Emails
            </Link>
          </Button>
        }
      />
    </Card>
  )
}

const ROWS = Array.from({ length: 6 }, (_, index) => index)

/** The place of the first month while it is on its way. */
export function LibraryLoading() {
  return (
    <LoadingRegion label="Loading your outlines">
      <Card className="overflow-hidden">
        <div className="flex h-14 items-center px-4">
          <Skeleton className="h-5 w-56" />
        </div>
        {ROWS.map((row) => (
          <div key={row} className="flex h-[4.375rem] items-center gap-4 border-t border-line px-4">
            <Skeleton className="h-11 w-10 max-sm:hidden" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="w-72 max-w-full" />
              <Skeleton className="h-3 w-48 max-w-full" />
            </div>
            <Skeleton className="h-5.5 w-56 rounded-full max-lg:hidden" />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  )
}
