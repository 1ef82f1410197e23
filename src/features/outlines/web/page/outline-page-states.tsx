import { Link } from '@tanstack/react-router'
import { SearchX, Trash2 } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import type { Filters } from './use-filters.ts'

export function OutlineHeaderSkeleton() {
  return (
    <>
      <span className="sr-only">Email outline</span>
      <span aria-hidden className="skeleton block h-7 w-96 max-w-full" />
    </>
  )
}

export function OutlineBlockLoading() {
  return (
    <LoadingRegion label="Loading the outline">
      <div className="-mx-4 grid min-h-[32rem] content-start gap-3 border-t border-line px-4 pt-4 md:-mx-6 md:px-6">
        <Skeleton className="h-(--control-h-sm) w-64 max-w-full max-md:h-11" />
        <Skeleton className="mt-4 w-28" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="mt-2 w-36" />
        <Skeleton className="w-5/6" />
        <Skeleton className="w-2/3" />
      </div>
    </LoadingRegion>
  )
}

/** The server doesn't tell these cases apart, so that no one learns which ids exist. */
export function OutlineNotFound({ address }: { address: Filters['address'] }) {
  return (
    <>
      <title>Outline not found · Mailmonth</title>
      <h1 className="sr-only">Outline not found</h1>
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden />}
          title="Outline not found"
          description="It may have been deleted, its brand may be archived, or it belongs to another workspace."
          action={
            <>
              <Button asChild size="touch">
                <Link to={paths.emailOutlines} search={address}>
                  Go to the library
                </Link>
              </Button>
              <Button asChild variant="secondary" size="touch">
                <Link to={paths.trash}>
                  <Trash2 aria-hidden />
                  Open the trash
                </Link>
              </Button>
            </>
          }
        />
      </Card>
    </>
  )
}
