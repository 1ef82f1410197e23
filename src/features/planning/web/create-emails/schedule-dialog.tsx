import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { monthTitle } from '#shared/calendar-dates.ts'
import { calendarOptions } from '#features/calendar/web/queries.ts'
import type { SeriesOffering } from '#features/calendar/web/widgets/series/series-offer-state.ts'
import type { Subtopic } from '#features/ideas/contract.ts'
import type { BrandMonth } from '#features/ideas/web/queries.ts'
import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import type { MonthPlan } from '#features/ideas/web/widgets/plan/plan-words.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { type SendDay, sendDays } from './send-days.ts'
import { useSchedulingMany } from './use-scheduling-many.ts'

export interface ScheduleDialogProps {
  ideas: readonly Subtopic[]
  place: BrandMonth
  plan: MonthPlan | null
  onClose: () => void
  /** Gets the outlines that aren't scheduled. */
  onDone: (failedIds: readonly string[]) => void
  series: SeriesOffering
}

export function ScheduleDialog({ ideas, place, plan, onClose, onDone, series }: ScheduleDialogProps) {
  const formId = useId()
  const calendar = useQuery(calendarOptions(place.brandId, place))
  const { schedule, isPending, undo } = useSchedulingMany(place.brandId)
  const [typed, setTyped] = useState<ReadonlyMap<string, Partial<SendDay>>>(new Map())
  const [tried, setTried] = useState(false)
  const schedules = calendar.data?.schedules ?? []
  const days = sendDays(ideas, plan, schedules).map((each) => ({ ...each, ...typed.get(each.outlineId) }))
  const type = (outlineId: string, change: Partial<SendDay>) =>
    setTyped(new Map(typed).set(outlineId, { ...typed.get(outlineId), ...change }))

  const save = async () => {
    setTried(true)
    if (days.some(isIncomplete)) return
    const before = new Map(schedules.map(({ outlineId, sendTime }) => [outlineId, sendTime]))
    const { done, failed, anchor } = await schedule({ days, before })
    const reason = failed[0]?.reason
    const count = countOf(done.length, 'email')
    toast({
      ...(reason === undefined
        ? {
            title: done.length === 1 ? 'Email scheduled' : 'Emails scheduled',
            description: `${count} in your calendar`,
          }
        : {
            variant: 'destructive' as const,
            title: 'Scheduling failed',
            description: `${count} scheduled, ${failed.length} failed: ${reason}`,
          }),
      ...(done.length > 0 && { action: { label: 'Undo', onSelect: () => (series.close(), undo(done)) } }),
    })
    if (anchor !== null) series.moved(anchor)
    onDone(failed.map(({ outlineId }) => outlineId))
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose()
      }}
      title={`Schedule ${countOf(days.length, 'email')}`}
      description={`The days are those of your plan for ${monthTitle(place)}. You can change them here.`}
      footer={
        <>
          <Button variant="secondary" size="touch" reason={isPending ? PLEASE_WAIT : undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            size="touch"
            busy={isPending}
            reason={calendar.data === undefined ? PLEASE_WAIT : undefined}
          >
            {`Schedule ${countOf(days.length, 'email')}`}
          </Button>
        </>
      }
    >
      {calendar.data === undefined ? (
        calendar.isError ? (
          <QueryFailed query={calendar} what="The calendar" />
        ) : (
          <LoadingRegion label="Loading the calendar">
            <div className="grid gap-4">
              {days.map(({ outlineId }) => (
                <Skeleton key={outlineId} className="h-20 rounded-lg" />
              ))}
            </div>
          </LoadingRegion>
        )
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <ul className="grid gap-4">
            {days.map((each) => (
              <DayRow key={each.outlineId} day={each} tried={tried} onType={(change) => type(each.outlineId, change)} />
            ))}
          </ul>
        </form>
      )}
    </Dialog>
  )
}

const isIncomplete = ({ day, time }: SendDay) => day === '' || time === ''

function DayRow(props: { day: SendDay; tried: boolean; onType: (change: Partial<SendDay>) => void }) {
  const { day, tried, onType } = props
  const titleId = useId()
  return (
    <li>
      <div role="group" aria-labelledby={titleId} className="grid gap-2">
        <p id={titleId} dir="auto" className="text-sm font-medium wrap-anywhere">
          {day.title}
        </p>
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2.5">
          <Field label="Day" error={tried && day.day === '' ? 'Choose a day' : undefined}>
            <Input type="date" size="touch" value={day.day} onChange={({ target }) => onType({ day: target.value })} />
          </Field>
          <Field label="Time" error={tried && day.time === '' ? 'Choose a time' : undefined}>
            <Input
              type="time"
              size="touch"
              value={day.time}
              onChange={({ target }) => onType({ time: target.value })}
            />
          </Field>
        </div>
      </div>
    </li>
  )
}
