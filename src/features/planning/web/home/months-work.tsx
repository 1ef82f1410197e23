import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import type { Brand } from '#features/brands/contract.ts'
import { overviewOptions } from '#features/outlines/web/overview-query.ts'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { BrandRow } from './brand-row.tsx'
import { daysAhead, upNext, withBrands } from './days-ahead.ts'
import { DaysStrip } from './days-strip.tsx'
import { reviewWording, sendWording } from './list-wording.ts'
import { type NextAction, nextAction } from './next-action.ts'
import { OutlineListCard } from './outline-list-card.tsx'

const ROWS = 5

/**
 * The coming month of each brand, and what goes out or waits next. What follows has no fixed place before that is known,
 * so it waits.
 */
export function MonthsWork(props: { place: CurrentWorkspace; brands: readonly Brand[]; children: ReactNode }) {
  const { place, brands } = props
  const overview = useQuery(overviewOptions(place.workspace.id))
  const { data } = overview
  const failed = data === undefined && overview.isError
  const now = new Date(overview.dataUpdatedAt)
  const several = brands.length > 1
  const stateOf = (brand: Brand) => (failed ? null : data?.brands.find(({ brandId }) => brandId === brand.id)?.state)
  const leading = brands.find((brand) => {
    const state = stateOf(brand)
    return state !== undefined && state !== null && nextAction(brand, state, place)?.mine === true
  })
  const days =
    data &&
    daysAhead(
      data.brands.map(({ today }) => today),
      withBrands(data.sends, brands),
    )
  return (
    <>
      <Card as="section" aria-busy={overview.isPending}>
        <CardHeader title="Your brands" />
        {failed && <QueryFailed query={overview} what="The months of your brands" />}
        <ul className="divide-y divide-line border-t border-line">
          {brands.map((brand) => (
            <BrandRow key={brand.id} brand={brand} place={place} state={stateOf(brand)} leads={brand === leading} />
          ))}
        </ul>
      </Card>
      {!failed && place.limits.calendarEnabled && (
        <>
          <DaysStrip days={days} />
          {!overview.isPending && (
            <div className="grid items-start gap-4 @3xl:grid-cols-2">
              <OutlineListCard
                title="Up next"
                rows={days && upNext(days, now, ROWS)}
                describe={(send) => sendWording(send, several)}
                empty="Nothing goes out in the next 14 days."
              />
              <OutlineListCard
                title="Needs review"
                rows={data && withBrands(data.reviews.slice(0, ROWS), brands)}
                describe={(send) => reviewWording(send, several, now)}
                empty="Nothing is waiting for review."
                footer={
                  data !== undefined &&
                  data.readyForReview > ROWS && (
                    <MoreReviews count={data.readyForReview - ROWS} brandId={data.reviews[ROWS]!.brandId} />
                  )
                }
              />
            </div>
          )}
        </>
      )}
      {!overview.isPending && props.children}
    </>
  )
}

/** Opens the brand of the next one, because the library shows one brand. */
function MoreReviews({ count, brandId }: { count: number; brandId: string }) {
  const search: NextAction['search'] = { brandId, filter: 'ready_for_review' }
  return (
    <Link
      to={paths.emailOutlines}
      search={search}
      className="border-t border-line px-5 py-3 text-sm font-medium text-teal-ink hover:underline focus-visible:-outline-offset-2"
    >
      {`${count} more`}
    </Link>
  )
}
