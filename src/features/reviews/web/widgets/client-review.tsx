import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { Outline } from '#features/outlines/contract.ts'
import { VersionsWidget } from '#features/outlines/web/widgets/versions-widget.tsx'
import { formatDay, todayAt } from '#shared/calendar-dates.ts'
import { Button } from '#web/kit/button.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { useChange } from '#web/use-change.ts'
import { type ReviewDecision, reviewEndpoints } from '../../contract.ts'
import { reviewOptions } from '../queries.ts'
import { ReviewChip } from './review-chip.tsx'
import { ShareDialog } from './share-dialog.tsx'

export interface ClientReviewProps {
  outline: Outline
  brand: Brand
  mayChange: boolean
  /** Why nothing can change, if the workspace is suspended. */
  reason: string | undefined
}

/** What clients decided, in the details of an outline. */
export function ClientReview({ outline, brand, mayChange, reason }: ClientReviewProps) {
  const query = useQuery(reviewOptions(outline.id))
  const [shows, setShows] = useState<'share' | { version: number }>()
  const again = useChange(reviewEndpoints.askAgain, {
    input: () => ({ params: { id: outline.id } }),
    done: {
      title: 'Review requested again',
      description: 'The link that your client has shows the new version. Tell them that it is ready.',
    },
    failed: { title: 'Update failed', fallback: "We couldn't ask again. Check your connection and try again." },
  })
  const review = query.data
  const newest = review?.decisions[0]
  const isOutdated = newest?.current === false
  const mayAskAgain = newest !== undefined && review?.state !== 'waiting' && outline.workflowStatus !== 'sent'
  const ask = () => (review?.links.length === 0 ? setShows('share') : again.mutate())
  return (
    <section className="grid gap-3" aria-label="Client review">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base font-semibold">Client review</h3>
        {review !== undefined && <ReviewChip state={review.state} />}
      </div>
      {query.isError ? (
        <QueryFailed query={query} what="The client review" className="py-4" />
      ) : review === undefined ? (
        <LoadingRegion label="Loading the client review">
          <Skeleton className="h-10 w-full" />
        </LoadingRegion>
      ) : (
        <>
          {review.state === 'changed_since' && (
            <p role="note" className="rounded-lg bg-warn-soft px-3 py-2.5 text-sm text-warn">
              Changed after the client approved it.
            </p>
          )}
          {newest === undefined && (
            <p className="text-sm text-fg-3">
              {review.links.length === 0
                ? 'No client has seen this email. Share it to get a review.'
                : `Shared with “${review.links[0]!.name}”. No decision yet.`}
            </p>
          )}
          {review.decisions.length > 0 && (
            <ol className="grid gap-2">
              {review.decisions.map((decision) => (
                <DecisionEntry
                  key={decision.id}
                  decision={decision}
                  brand={brand}
                  mayChange={mayChange}
                  reason={reason}
                />
              ))}
            </ol>
          )}
          <div className="flex flex-wrap gap-2 empty:hidden">
            {isOutdated && (
              <Button variant="secondary" size="touch-sm" onClick={() => setShows({ version: newest.version })}>
                Compare changes
              </Button>
            )}
            {mayChange && mayAskAgain && (
              <Button variant="secondary" size="touch-sm" reason={reason} busy={again.isPending} onClick={ask}>
                Ask for review again
              </Button>
            )}
            {mayChange && newest === undefined && review.links.length === 0 && (
              <Button variant="secondary" size="touch-sm" reason={reason} onClick={() => setShows('share')}>
                Share for review
              </Button>
            )}
          </div>
        </>
      )}
      {shows === 'share' && (
        <ShareDialog
          brand={brand}
          outlines={[outline]}
          chosen={[outline.id]}
          name={outline.title.slice(0, 80)}
          onClose={() => setShows(undefined)}
        />
      )}
      {typeof shows === 'object' && (
        <VersionsWidget
          outline={outline}
          language={brand.language}
          locked={mayChange ? reason : "You can't change this outline."}
          since={shows.version}
          onClose={() => setShows(undefined)}
        />
      )}
    </section>
  )
}

function DecisionEntry(props: {
  decision: ReviewDecision
  brand: Brand
  mayChange: boolean
  reason: string | undefined
}) {
  const { decision: row, brand, mayChange, reason } = props
  const remove = useChange(reviewEndpoints.removeName, {
    input: () => ({ params: { id: row.id } }),
    done: { title: 'Name removed' },
    failed: { title: 'Update failed', fallback: "We couldn't remove the name. Check your connection and try again." },
  })
  return (
    <li className="grid gap-1 rounded-lg bg-surface-2 px-3 py-2.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 wrap-anywhere">
          <b className="font-semibold">{row.reviewerName ?? 'Client'}</b>{' '}
          {row.decision === 'approved' ? 'approved by link' : 'requested changes by link'}
          {!row.current && ' (earlier text)'}
        </span>
        <time dateTime={row.decidedAt} className="text-xs text-fg-3">
          {formatDay(todayAt(brand.timezone, new Date(row.decidedAt)), brand.country)}
        </time>
      </div>
      {row.note !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-fg-2">
          {row.note}
        </p>
      )}
      {mayChange && row.reviewerName !== null && (
        <Button
          variant="link"
          size="sm"
          className="justify-self-start"
          reason={reason}
          busy={remove.isPending}
          aria-label={`Remove name: ${row.reviewerName}`}
          onClick={() => remove.mutate()}
        >
          Remove name
        </Button>
      )}
    </li>
  )
}
