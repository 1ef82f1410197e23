import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { Outline } from '#features/outlines/contract.ts'
import { useWorkspace } from '#features/access/web/queries.ts'
import type { Country } from '#shared/brand-brief.ts'
import { errorMessage } from '#web/api-client.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Badge } from '#web/kit/badge.tsx'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { useChange, useChanges } from '#web/use-change.ts'
import { type SlotProposal, calendarEndpoints } from '../../contract.ts'
import { clockText, dayName, dayOf } from '../../calendar-days.ts'
import { SeriesOffer } from './series/series-offer.tsx'
import { type SeriesOffering, useSeriesOffering } from './series/series-offer-state.ts'

export interface SlotProposalsProps {
  outline: Pick<Outline, 'id' | 'brandId' | 'title' | 'scheduledSendAt' | 'workflowStatus'>
  country: Country
}

export function SlotProposals(props: SlotProposalsProps) {
  const current = useWorkspace()
  const series = useSeriesOffering()
  const { workflowStatus } = props.outline
  const over = workflowStatus === 'sent' || workflowStatus === 'archived'
  if (over || current?.limits.calendarEnabled !== true) return null
  return (
    <>
      <Proposals {...props} maySchedule={current.may('MANAGE_OUTLINES') && !current.readOnly} series={series} />
      {series.offer !== null && (
        <SeriesOffer offer={series.offer} country={props.country} isInline onClose={series.close} />
      )}
    </>
  )
}

interface ProposalsProps extends SlotProposalsProps {
  maySchedule: boolean
  series: SeriesOffering
}

function Proposals({ outline, country, maySchedule, series }: ProposalsProps) {
  const isPlaced = outline.scheduledSendAt !== null
  const [moving, setMoving] = useState(false)
  const scheduling = useSlotScheduling(outline, series, () => setMoving(false))
  const options = endpointQuery(calendarEndpoints.slots, { query: { outlineId: outline.id } })
  const query = useQuery({ ...options, enabled: !isPlaced || moving })
  const isChosen = (slot: SlotProposal) => outline.scheduledSendAt?.slice(0, 16) === slot.sendTime.slice(0, 16)
  // Right after scheduling, the chosen time stays visible because it has the undo button.
  const isUndoable = isPlaced && scheduling.undo !== null && !moving
  if (isPlaced && !isUndoable && !moving) {
    return maySchedule ? (
      <SendTime time={outline.scheduledSendAt!} country={country} onMove={() => setMoving(true)} />
    ) : null
  }
  const slots = query.data?.slots.filter((slot) => !isPlaced || isChosen(slot) === isUndoable)
  if (slots?.length === 0 && !moving) return null
  return (
    <section className="grid gap-3">
      <div className="grid gap-0.5">
        {moving ? (
          <h3 ref={takeFocus} tabIndex={-1} className="text-base font-semibold">
            Move to...
          </h3>
        ) : (
          <h3 className="text-base font-semibold">AI send-time suggestions</h3>
        )}
        <p className="text-sm text-fg-3">
          {query.data === undefined ? 'Based on your history and your calendar.' : basisOf(query.data)}
        </p>
      </div>
      {query.isPending ? (
        <LoadingRegion label="Looking for send times">
          <Skeleton className="h-56 w-full" />
        </LoadingRegion>
      ) : query.data === undefined ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-fg-2">
          {errorMessage(query.error, "We couldn't load suggestions.")}
          <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
            <RotateCw aria-hidden />
            Try again
          </Button>
        </p>
      ) : slots!.length === 0 ? (
        <p className="text-sm text-fg-2">We found no better day in this month.</p>
      ) : (
        <ul className="grid overflow-hidden rounded-lg shadow-[inset_0_0_0_1px_var(--line)]">
          {slots!.map((slot) => (
            <Slot
              key={slot.sendTime}
              slot={slot}
              country={country}
              chosen={isChosen(slot)}
              pending={scheduling.pendingTime === slot.sendTime}
              disabled={scheduling.busy}
              verb={moving ? 'Move to' : 'Schedule'}
              onSchedule={maySchedule ? () => scheduling.schedule(slot.sendTime) : null}
              onUndo={scheduling.undo}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The button that had the focus is gone. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** Suggestions help to place an email. Moving a scheduled email is another action, so users ask for it. */
function SendTime({ time, country, onMove }: { time: string; country: Country; onMove: () => void }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h3 className="text-base font-semibold">Send time</h3>
        <p className="tnum text-sm text-fg-2">{`${dayName(dayOf(time))}, ${clockText(time, country)}`}</p>
      </div>
      <Button variant="secondary" size="touch-sm" onClick={onMove}>
        Move to...
      </Button>
    </section>
  )
}

function basisOf({ campaigns, learnsFrom }: { campaigns: number; learnsFrom: number }): string {
  return campaigns >= learnsFrom
    ? `Based on ${campaigns} of your campaigns from the last three years and your calendar.`
    : `Based on general best practice and your calendar. We need ${learnsFrom} past campaigns to learn from yours.`
}

function Slot(props: {
  slot: SlotProposal
  country: Country
  chosen: boolean
  pending: boolean
  disabled: boolean
  verb: 'Schedule' | 'Move to'
  onSchedule: (() => void) | null
  onUndo: (() => void) | null
}) {
  const { slot, country, verb, onSchedule } = props
  const when = `${dayName(dayOf(slot.sendTime))}, ${clockText(slot.sendTime, country)}`
  return (
    <li className="flex items-start gap-4 border-t border-line p-3.5 first:border-t-0 max-sm:flex-col max-sm:items-stretch max-sm:gap-3">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="tnum text-sm font-semibold">{when}</span>
        <span className="text-sm text-fg-2">{slot.reason}</span>
      </span>
      {props.chosen ? (
        <span className="flex items-center gap-2">
          <Badge icon={<CalendarCheck aria-hidden />}>Scheduled</Badge>
          {props.onUndo !== null && (
            <Button
              variant="secondary"
              size="touch-sm"
              reason={props.disabled ? PLEASE_WAIT : undefined}
              onClick={props.onUndo}
            >
              Undo
            </Button>
          )}
        </span>
      ) : (
        onSchedule !== null && (
          <Button
            variant="secondary"
            size="touch-sm"
            busy={props.pending}
            reason={props.disabled ? PLEASE_WAIT : undefined}
            aria-label={verb === 'Schedule' ? `Schedule on ${when}` : `Move to ${when}`}
            onClick={onSchedule}
          >
            {verb}
          </Button>
        )
      )}
    </li>
  )
}

/** Without the offset, the hour stays the same even if the brand's time zone changed meanwhile. */
const onBrandClock = (sendTime: string) => sendTime.slice(0, 16)

/** Keeps the earlier schedule for undo, because a modal dialog has no room for a toast. */
function useSlotScheduling(
  { id: outlineId, brandId, title, scheduledSendAt }: SlotProposalsProps['outline'],
  series: SeriesOffering,
  onScheduled: () => void,
) {
  const [done, setDone] = useState<{ scheduleId: string; before: string | null } | null>(null)
  const failed = (heading: string) => ({
    title: heading,
    fallback: "We couldn't change the schedule. Check your connection and try again.",
  })
  const undoing = useChanges(
    async (change, { scheduleId, before }: NonNullable<typeof done>): Promise<void> => {
      if (before === null) {
        series.unscheduled(outlineId)
        await change(calendarEndpoints.unschedule, { params: { id: scheduleId } })
        return
      }
      const body = { outlineId, brandId, newSendTime: onBrandClock(before), undo: true }
      const { anchor } = await change(calendarEndpoints.schedule, { body })
      if (anchor !== undefined) series.moved({ ...anchor, outlineId })
    },
    {
      onAnswer: () => setDone(null),
      done: (_, { before }) => ({
        title: before === null ? 'Email unscheduled' : 'Schedule updated',
        description: title,
      }),
      failed: failed('Update failed'),
    },
  )
  const scheduling = useChange(calendarEndpoints.schedule, {
    input: (newSendTime: string) => ({ body: { outlineId, brandId, newSendTime: onBrandClock(newSendTime) } }),
    onAnswer({ schedule, anchor }) {
      if (anchor !== undefined) series.moved({ ...anchor, outlineId })
      setDone({ scheduleId: schedule.id, before: scheduledSendAt })
      onScheduled()
    },
    done: { title: scheduledSendAt === null ? 'Email scheduled' : 'Schedule updated', description: title },
    failed: failed(scheduledSendAt === null ? 'Scheduling failed' : 'Update failed'),
  })
  return {
    schedule: scheduling.mutate,
    pendingTime: scheduling.isPending ? scheduling.variables : null,
    busy: scheduling.isPending || undoing.isPending,
    undo: done === null ? null : () => undoing.mutate(done),
  }
}
