import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { AdminError } from '../admin-error.tsx'

interface PagedListProps<Page, Row> {
  query: UseInfiniteQueryResult<InfiniteData<Page>>
  rowsOf: (page: Page) => readonly Row[]
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
  what: string
  empty: ReactNode
  folds?: boolean
}

export function PagedList<Page, Row>({
  query,
  rowsOf,
  keyOf,
  children,
  what,
  empty,
  folds = false,
}: PagedListProps<Page, Row>) {
  if (query.isPending) {
    return (
      <LoadingRegion label={`Loading ${what}`}>
        <div className="divide-y divide-line border-t border-line">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
            <div key={place} className="flex h-15 items-center gap-4 px-5">
              <Skeleton className="w-2/5" />
              <Skeleton className="ml-auto w-24" />
            </div>
          ))}
        </div>
      </LoadingRegion>
    )
  }
  const rows = (query.data?.pages ?? []).flatMap(rowsOf)
  if (query.isError && rows.length === 0) {
    return <AdminError query={query} what={`The ${what}`} />
  }
  if (rows.length === 0) return <div className="border-t border-line">{empty}</div>
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <li key={keyOf(row)} className={classNames('px-5 text-sm', folds ? 'py-0.5' : 'py-3')}>
            {children(row)}
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
        <p role="status" className="tnum text-xs text-fg-3">
          {query.isFetchNextPageError
            ? errorMessage(query.error, "We couldn't load more rows. Please try again.")
            : query.hasNextPage
              ? `Showing the newest ${rows.length.toLocaleString('en')}.`
              : `${rows.length.toLocaleString('en')} total.`}
        </p>
        {query.hasNextPage && (
          <Button
            variant="secondary"
            size="touch"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </footer>
    </>
  )
}
