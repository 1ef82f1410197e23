import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarCheck, RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { Outline } from '#features/outlines/contract.ts'
import { useWorkspace } from '#features/access/web/queries.ts'
import type { Country } from '#shared/brand-brief.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Badge } from '#web/kit/badge.tsx'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { type SlotProposal, calendarEndpoints } from '../../contract.ts'
import { clockText, dayName, dayOf } from '../../calendar-days.ts'

export interface SlotProposalsProps {
  outline: Pick<Outline, 'id' | 'brandId' | 'title' | 'scheduledSendAt' | 'workflowStatus'>
  country: Country
}

/** The three best times for an outline, each with its reason; one press schedules it there. */
export function SlotProposals(props: SlotProposalsProps) {
  const current = useWorkspace()
  const { workflowStatus } = props.outline
  const over = workflowStatus === 'sent' || workflowStatus === 'archived'
  if (over || current?.limits.calendarEnabled !== true) return null
  return <Proposals {...props} maySchedule={current.may('MANAGE_OUTLINES') && !current.readOnly} />
}

function Proposals({ outline, country, maySchedule }: SlotProposalsProps & { maySchedule: boolean }) {
  const scheduling = useSlotScheduling(outline)
  const isPlaced = outline.scheduledSendAt !== null
  const options = endpointQuery(calendarEndpoints.slots, { query: { outlineId: outline.id } })
  const query = useQuery({ ...options, enabled: !isPlaced })
  // Proposals are for an email without a date. Right after one was chosen it stays, because the way back is beside it.
  if (isPlaced && scheduling.undo === null) return null
  const isChosen = (slot: SlotProposal) => outline.scheduledSendAt?.slice(0, 16) === slot.sendTime.slice(0, 16)
  const slots = query.data?.slots.filter((slot) => !isPlaced || isChosen(slot))
  if (slots?.length === 0) return null
  return (
    <section className="grid gap-3">
      <div className="grid gap-0.5">
        <h3 className="text-base font-semibold">AI send-time suggestions</h3>
        <p className="text-sm text-fg-3">
          {query.data === undefined ? 'From your history and your calendar.' : basisOf(query.data)}
        </p>
      </div>
      {query.isPending ? (
        <LoadingRegion label="Looking for good times">
          <Skeleton className="h-56 w-full" />
        </LoadingRegion>
      ) : query.data === undefined ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-fg-2">
          {errorMessage(query.error, 'The suggestions could not be loaded.')}
          <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
            <RotateCw aria-hidden />
            Try again
          </Button>
        </p>
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
              onSchedule={maySchedule ? () => scheduling.schedule(slot.sendTime) : null}
              onUndo={scheduling.undo}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function basisOf({ campaigns, learnsFrom }: { campaigns: number; learnsFrom: number }): string {
  return campaigns >= learnsFrom
    ? `From ${campaigns} of your past campaigns of the last three years, and your calendar.`
    : `General practice and your calendar: it takes ${learnsFrom} past campaigns to learn from your own.`
}

function Slot(props: {
  slot: SlotProposal
  country: Country
  chosen: boolean
  pending: boolean
  disabled: boolean
  onSchedule: (() => void) | null
  /** Takes back that it was put here just now. */
  onUndo: (() => void) | null
}) {
  const { slot, country, onSchedule } = props
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
              size="sm"
              className="max-md:h-(--touch)"
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
            size="sm"
            className="max-md:h-(--touch)"
            busy={props.pending}
            reason={props.disabled ? PLEASE_WAIT : undefined}
            aria-label={`Schedule on ${when}`}
            onClick={onSchedule}
          >
            Schedule
          </Button>
        )
      )}
    </li>
  )
}

/** Without its offset a time keeps its hour, even if the time zone of the brand has changed since it was read. */
const onBrandClock = (sendTime: string) => sendTime.slice(0, 16)

/** Schedules, and keeps how it was before: a modal dialog leaves no other place for taking it back. */
function useSlotScheduling({ id: outlineId, brandId, title, scheduledSendAt }: SlotProposalsProps['outline']) {
  const queryClient = useQueryClient()
  const [done, setDone] = useState<{ scheduleId: string; before: string | null } | null>(null)
  const reload = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['/api', 'brands', brandId, 'outlines'] }),
      queryClient.invalidateQueries({ queryKey: ['/api', 'email-outlines'] }),
      queryClient.invalidateQueries({ queryKey: ['/api', 'calendar'] }),
    ])
  const failed = (heading: string) => (error: unknown) =>
    toast({
      variant: 'destructive',
      title: heading,
      description: errorMessage(error, 'Nothing was changed. Check your connection and try again.'),
    })
  const undoing = useMutation({
    mutationFn: async ({ scheduleId, before }: NonNullable<typeof done>) => {
      if (before === null) return call(calendarEndpoints.unschedule, { params: { id: scheduleId } })
      const body = { outlineId, brandId, newSendTime: onBrandClock(before), undo: true }
      return call(calendarEndpoints.schedule, { body })
    },
    onSuccess: async (_, { before }) => {
      setDone(null)
      toast({ title: before === null ? 'Email unscheduled' : 'Schedule updated', description: title })
      await reload()
    },
    onError: failed('Update failed'),
  })
  const scheduling = useMutation({
    mutationFn: (newSendTime: string) =>
      call(calendarEndpoints.schedule, { body: { outlineId, brandId, newSendTime: onBrandClock(newSendTime) } }),
    onSuccess: async ({ schedule }) => {
      setDone({ scheduleId: schedule.id, before: scheduledSendAt })
      toast({ title: scheduledSendAt === null ? 'Email scheduled' : 'Schedule updated', description: title })
      await reload()
    },
    onError: failed(scheduledSendAt === null ? 'Scheduling failed' : 'Update failed'),
  })
  return {
    schedule: scheduling.mutate,
    pendingTime: scheduling.isPending ? scheduling.variables : null,
    busy: scheduling.isPending || undoing.isPending,
    undo: done === null ? null : () => undoing.mutate(done),
  }
}
