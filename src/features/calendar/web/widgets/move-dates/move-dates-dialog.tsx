import { useId, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { OutlineSummary } from '#features/outlines/library-contract.ts'
import { monthOf, monthsAfter } from '#shared/calendar-dates.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { MOST_MOVED } from '../../../moves-contract.ts'
import { PastQuestion } from './past-question.tsx'
import { ShiftForm, type TypedShift, shiftOf } from './shift-form.tsx'
import { Conflicts, ShownMoves } from './shown-moves.tsx'
import { emailCount, movable, useLookAtMoves, useMoveDates } from './use-moves.ts'

export interface MoveDatesDialogProps {
  outlines: readonly OutlineSummary[]
  brand: Brand
  onClose: () => void
  onMoved: () => void
}

export function MoveDatesDialog({ outlines, brand, onClose, onMoved }: MoveDatesDialogProps) {
  const formId = useId()
  const [today] = useState(() => monthOf(new Date(), brand.timezone))
  const [typed, setTyped] = useState<TypedShift>({ way: 'later', days: '7', month: monthsAfter(today, 1) })
  const [asking, setAsking] = useState(false)
  const isTooMany = outlines.length > MOST_MOVED
  const shift = isTooMany ? null : shiftOf(typed)
  const looked = useLookAtMoves(
    brand.id,
    outlines.map(({ id }) => id),
    shift,
  )
  const { mutate, isPending } = useMoveDates(brand.id, onMoved)
  const shown = shift === null ? undefined : looked.data
  const moves = movable(shown?.moves ?? [])
  const inPast = shown?.moves.filter(({ past }) => past).length ?? 0
  const isOld = looked.isPlaceholderData || looked.isFetching
  const reason = isTooMany
    ? `Choose at most ${MOST_MOVED} outlines.`
    : shift === null
      ? 'Enter a number of days.'
      : shown === undefined || isOld
        ? PLEASE_WAIT
        : moves.length === 0
          ? 'None of these emails can move.'
          : undefined
  const save = () => (inPast > 0 ? setAsking(true) : mutate(moves))
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open && !isPending && !asking) onClose()
        }}
        title="Move dates…"
        description={`For ${emailCount(outlines.length)} of ${brand.name}. The time of day stays.`}
        footer={
          <>
            <Button variant="secondary" size="touch" reason={isPending ? PLEASE_WAIT : undefined} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form={formId} size="touch" busy={isPending} reason={reason}>
              {moves.length === 0 ? 'Move' : `Move ${emailCount(moves.length)}`}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (reason === undefined && !isPending) save()
          }}
        >
          <ShiftForm typed={typed} today={today} onType={setTyped} />
          {isTooMany ? (
            <p role="alert" className="text-sm text-bad">{`Choose at most ${MOST_MOVED} outlines.`}</p>
          ) : shift === null ? null : looked.isError ? (
            <QueryFailed query={looked} what="The new dates" />
          ) : shown === undefined ? (
            <MovesLoading />
          ) : (
            <div className="grid gap-4" aria-busy={isOld}>
              <Conflicts sentences={shown.conflicts} />
              <ShownMoves moves={shown.moves} country={brand.country} />
            </div>
          )}
        </form>
      </Dialog>
      <PastQuestion
        open={asking}
        count={inPast}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false)
          mutate(moves)
        }}
      />
    </>
  )
}

function MovesLoading() {
  return (
    <LoadingRegion label="Loading the new dates">
      <div className="grid gap-3">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-full" />
      </div>
    </LoadingRegion>
  )
}
