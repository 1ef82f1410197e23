import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import type { LibraryQuery, OutlineSummary } from '../../library-contract.ts'
import type { OutlineMonth } from '../outline-months.ts'
import type { LibraryRights } from './library-rights.ts'
import { useWhenNear } from './near-viewport.ts'
import { CountedThreads } from '../outline-extras.tsx'
import { OutlineRow } from './outline-row.tsx'
import { monthOptions } from '../outlines-query.ts'

export interface MonthRowsProps {
  month: OutlineMonth
  brand: Brand
  rights: LibraryRights
  query: LibraryQuery
  known: readonly OutlineSummary[]
  askedFor: string | undefined
  /** How many rows of the months above the first screen shows. */
  rowsAbove: number
}

/** Loads pages as they come into view, or until the requested outline is there. */
export function MonthRows({ month, brand, rights, query, known, askedFor, rowsAbove }: MonthRowsProps) {
  const [wanted, setWanted] = useState(false)
  const complete = known.length >= month.outlines
  const pages = useInfiniteQuery({
    ...monthOptions(brand.id, month, query),
    enabled: !complete && (wanted || askedFor !== undefined),
  })
  const read = pages.data?.pages.flatMap((page) => page.outlines)
  const rows = complete || read === undefined ? known : read
  const more = !complete && (read === undefined || pages.hasNextPage)
  const searching = askedFor !== undefined && more && !pages.isError && !rows.some(({ id }) => id === askedFor)
  const { fetchNextPage, isFetching } = pages
  const goOn = () => {
    if (read === undefined) setWanted(true)
    else if (!isFetching && !pages.isError) void fetchNextPage()
  }
  useEffect(() => {
    if (searching && read !== undefined && !isFetching) void fetchNextPage()
  }, [searching, read, isFetching, fetchNextPage])

  return (
    <ul className="@container">
      <CountedThreads outlines={rows}>
        {rows.map((outline, index) => (
          <OutlineRow
            key={outline.id}
            outline={outline}
            brand={brand}
            rights={rights}
            asked={outline.id === askedFor}
            startsNear={rowsAbove + index < FIRST_SCREEN}
          />
        ))}
      </CountedThreads>
      {pages.isError ? (
        <li role="alert" className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-4 text-sm text-fg-2">
          {errorMessage(pages.error, "We couldn't load your outlines.")}
          <Button
            variant="secondary"
            size="touch-sm"
            busy={pages.isFetching}
            onClick={() => void (read === undefined ? pages.refetch() : fetchNextPage())}
          >
            Try again
          </Button>
        </li>
      ) : (
        more && (
          <RowsToCome
            key={pages.data?.pages.length ?? 0}
            count={Math.max(1, month.outlines - rows.length)}
            onNear={goOn}
          />
        )
      )}
    </ul>
  )
}

const SHOWN = 4
const FIRST_SCREEN = 2

function RowsToCome({ count, onNear }: { count: number; onNear: () => void }) {
  const place = useRef<HTMLLIElement>(null)
  useWhenNear(place, onNear)
  return (
    <li
      ref={place}
      aria-busy="true"
      style={{ '--rows': count } as CSSProperties}
      className="h-[calc(var(--rows)*7.5rem)] overflow-hidden [content-visibility:auto] @xl:h-[calc(var(--rows)*4.1875rem)] @4xl:h-[calc(var(--rows)*3.1875rem)]"
    >
      <span className="sr-only">Loading more outlines</span>
      {Array.from({ length: Math.min(count, SHOWN) }, (_, row) => (
        <div
          key={row}
          className="flex h-[7.5rem] items-center gap-4 border-t border-line px-4 @xl:h-[4.1875rem] @4xl:h-[3.1875rem]"
        >
          <Skeleton className="size-9.5 max-sm:hidden" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-72 max-w-full" />
            <Skeleton className="h-3 w-48 max-w-full" />
          </div>
        </div>
      ))}
    </li>
  )
}
