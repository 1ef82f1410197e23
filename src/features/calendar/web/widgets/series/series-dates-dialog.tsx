import { useState } from 'react'
import type { Country } from '#shared/brand-brief.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { dayName } from '../../../calendar-days.ts'
import { PastQuestion } from '../move-dates/past-question.tsx'
import { Conflicts, ShownDays, ShownMoves } from '../move-dates/shown-moves.tsx'
import { emailCount } from '../move-dates/use-moves.ts'
import type { OfferedMoves } from './offered-moves.ts'

export interface SeriesDatesDialogProps {
  offered: OfferedMoves
  to: string
  country: Country
  busy: boolean
  onClose: () => void
  onMove: () => void
}

export function SeriesDatesDialog({ offered, to, country, busy, onClose, onMove }: SeriesDatesDialogProps) {
  const [asking, setAsking] = useState(false)
  const { name, shift, count, shownMoves, shownDays, conflicts } = offered
  const inPast = shownMoves.filter(({ past }) => past).length
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open && !busy && !asking) onClose()
        }}
        title="Move the series"
        description={`The other emails of “${name}” move ${shift} and keep their distance to ${dayName(to)}.`}
        footer={
          <>
            <Button variant="secondary" size="touch" reason={busy ? PLEASE_WAIT : undefined} onClick={onClose}>
              Cancel
            </Button>
            <Button size="touch" busy={busy} onClick={() => (inPast > 0 ? setAsking(true) : onMove())}>
              {`Move ${emailCount(count)}`}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Conflicts sentences={conflicts} />
          {shownMoves.length > 0 && <ShownMoves moves={shownMoves} country={country} />}
          {shownDays.length > 0 && (
            <section className="grid gap-2.5">
              <h3 className="text-sm font-semibold">Planned, without a date in the calendar</h3>
              <ShownDays days={shownDays} country={country} />
            </section>
          )}
        </div>
      </Dialog>
      <PastQuestion
        open={asking}
        count={inPast}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false)
          onMove()
        }}
      />
    </>
  )
}
