import { Link } from '@tanstack/react-router'
import { Archive, FileText, SearchX } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import type { LibraryFilter, LibraryQuery } from '../../library-contract.ts'
import { FILTER_LABELS, isNarrowed } from './library-filter.ts'

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
            <span className="wrap-anywhere">{`No outlines match “${search}”.`}</span>
          ) : narrowed ? (
            'No outlines match these filters.'
          ) : filter === 'all' ? (
            'All outlines of this brand are archived.'
          ) : (
            emptyFilterText(filter)
          )
        }
        {...((narrowed || filter !== 'all') && {
          action: (
            <Button variant="secondary" onClick={onShowAll}>
              Show all
            </Button>
          ),
        })}
      />
    </Card>
  )
}

function emptyFilterText(filter: LibraryFilter): string {
  return filter === 'my-assignments'
    ? 'Nothing is assigned to you.'
    : `No outlines are ${FILTER_LABELS[filter].toLowerCase()}.`
}

export function NoOutlines({ brandId, brandName }: { brandId: string; brandName: string }) {
  return (
    <Card>
      <EmptyState
        icon={<FileText aria-hidden />}
        title="No Outlines Yet"
        description={`Generate ideas for ${brandName} and turn the best ones into outlines. You'll find them here, by month.`}
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

export function LibraryLoading() {
  return (
    <LoadingRegion label="Loading your outlines">
      <Card className="overflow-hidden">
        <div className="flex h-11 items-center px-4">
          <Skeleton className="h-5 w-56" />
        </div>
        {ROWS.map((row) => (
          <div key={row} className="flex h-12.75 items-center gap-4 border-t border-line px-4">
            <Skeleton className="size-9.5 max-sm:hidden" />
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
