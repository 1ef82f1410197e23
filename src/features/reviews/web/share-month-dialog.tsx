import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { libraryEndpoints } from '#features/outlines/library-contract.ts'
import { monthTitle, type YearMonth } from '#shared/calendar-dates.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { ShareDialog } from './widgets/share-dialog.tsx'

export function ShareMonthDialog({ month, brand, onClose }: { month: YearMonth; brand: Brand; onClose: () => void }) {
  const query = useQuery(
    endpointQuery(libraryEndpoints.month, {
      params: { id: brand.id, year: month.year, month: month.month },
      query: {},
    }),
  )
  // Later changes of the month must not change what the user chose.
  const [outlines, setOutlines] = useState(query.data?.outlines)
  if (outlines === undefined && query.data !== undefined) setOutlines(query.data.outlines)
  if (outlines === undefined) {
    return (
      <Dialog open onOpenChange={(now) => !now && onClose()} title="Share for review">
        {query.isError ? (
          <QueryFailed query={query} what="The emails" />
        ) : (
          <LoadingRegion label="Loading the emails">
            <Skeleton className="h-48 w-full" />
          </LoadingRegion>
        )}
      </Dialog>
    )
  }
  return (
    <ShareDialog
      brand={brand}
      outlines={outlines}
      chosen={outlines.filter(({ workflowStatus }) => workflowStatus === 'ready_for_review').map(({ id }) => id)}
      name={`${monthTitle(month)} for ${brand.name}`.slice(0, 80)}
      onClose={onClose}
    />
  )
}
