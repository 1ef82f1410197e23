import { useQuery } from '@tanstack/react-query'
import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { useWorkspace } from '#features/access/web/queries.ts'
import type { Country } from '#shared/brand-brief.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { ActionBar } from '#web/kit/action-bar.tsx'
import { moveEndpoints } from '../../../moves-contract.ts'
import type { UndoSteps } from '../../undo-steps.ts'
import { emailCount } from '../move-dates/use-moves.ts'
import { offeredMoves } from './offered-moves.ts'
import { SeriesDatesDialog } from './series-dates-dialog.tsx'
import type { Offer } from './series-offer-state.ts'
import { useMoveSeries } from './use-move-series.ts'

export interface SeriesOfferProps {
  offer: Offer
  country: Country
  steps?: UndoSteps | undefined
  /** In a dialog, the offer is part of the text. */
  isInline?: boolean
  /** What the offer is about. It gets the focus, because the buttons of the offer are gone. */
  returnTo?: () => HTMLElement | null
  onClose: () => void
}

/** Longer than a dialog needs to return the focus. */
const AFTER_DIALOG_MS = 60

/** Doesn't interrupt, because an anchor often moves day by day with the keys. */
export function SeriesOffer(props: SeriesOfferProps) {
  const { offer, country, steps, isInline = false, returnTo, onClose } = props
  const close = () => {
    onClose()
    setTimeout(() => returnTo?.()?.focus(), AFTER_DIALOG_MS)
  }
  const current = useWorkspace()
  const maySchedule =
    current !== undefined && current !== null && current.may('MANAGE_OUTLINES') && current.limits.calendarEnabled
  const { ideaId, brandId, from, to } = offer
  const [reviewing, setReviewing] = useState(false)
  const { data, isFetching } = useQuery(
    endpointQuery(moveEndpoints.series, { params: { id: ideaId }, query: { from, to } }),
  )
  const { mutate, isPending } = useMoveSeries({ brandId, maySchedule, steps, onDone: close })
  const offered = data === undefined ? null : offeredMoves(data, offer, maySchedule)
  if (offered === null) return null
  const { name, shift, count } = offered
  const content = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-2.5 text-sm">
        <CalendarRange aria-hidden className="mt-0.5 size-4 shrink-0 text-teal" />
        <span className="min-w-0 wrap-anywhere">
          {`“${name}” is now ${shift}. Move the other ${count === 1 ? 'email' : emailCount(count)} of the series too?`}
        </span>
      </p>
      <span className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button variant="secondary" size="touch-sm" reason={isPending ? PLEASE_WAIT : undefined} onClick={close}>
          Keep their dates
        </Button>
        <Button size="touch-sm" busy={isPending} onClick={() => setReviewing(true)}>
          Review new dates
        </Button>
      </span>
    </div>
  )
  return (
    <>
      {isInline ? (
        <section aria-label="Series" className="rounded-lg p-3 shadow-[inset_0_0_0_1px_var(--line)]">
          {content}
        </section>
      ) : (
        <ActionBar label="Series">{content}</ActionBar>
      )}
      {reviewing && (
        <SeriesDatesDialog
          offered={offered}
          to={to}
          country={country}
          busy={isPending || isFetching}
          onClose={() => setReviewing(false)}
          onMove={() => mutate(offered.wanted)}
        />
      )}
    </>
  )
}
