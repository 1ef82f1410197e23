import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import { ApiError } from '#web/api-client.ts'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { routeIds } from '#web/searches.ts'
import { GuestReview } from './guest/guest-review.tsx'
import { sharedReviewOptions } from './queries.ts'

/** Long enough to stay within the limit for guests, and short enough to show a new version soon. */
const LOOKS_AGAIN_MS = 60_000

/** What a client sees who has a review link and no account. */
export function GuestReviewPage() {
  const { token } = useParams({ from: routeIds.review })
  const query = useQuery({
    ...sharedReviewOptions(token),
    refetchInterval: LOOKS_AGAIN_MS,
    retry: (times, error) => !isGone(error) && times < 2,
  })
  const gone = isGone(query.error)
  return (
    <>
      {/* The address contains the key, so other sites must not get it as a referrer. */}
      <meta name="referrer" content="no-referrer" />
      <title>
        {query.data === undefined || gone ? 'Review · Mailmonth' : `${query.data.name} · ${query.data.brandName}`}
      </title>
      {gone ? (
        <main className="grid min-h-dvh place-items-center p-4">
          <EmptyState
            icon={<Unlink aria-hidden />}
            title="This link no longer works"
            description="This link no longer works. Ask the person who sent it for a new one."
          />
        </main>
      ) : query.data !== undefined ? (
        <GuestReview key={token} token={token} review={query.data} />
      ) : query.isError ? (
        <main className="grid min-h-dvh place-items-center p-4">
          <QueryFailed query={query} what="The emails" />
        </main>
      ) : (
        <main className="mx-auto max-w-3xl p-4">
          <LoadingRegion label="Loading the emails">
            <div className="grid gap-4 pt-6">
              <Skeleton className="h-7 w-56" />
              <Skeleton className="h-4 w-72 max-w-full" />
              <Skeleton className="h-96 w-full" />
            </div>
          </LoadingRegion>
        </main>
      )}
    </>
  )
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404
