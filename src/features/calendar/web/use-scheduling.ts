import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { errorMessage, read } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { useChanges, useRefresh } from '#web/use-change.ts'
import { clockText, dayName, dayOf } from '../calendar-days.ts'
import { calendarEndpoints } from '../contract.ts'
import { type CalendarChange, type CalendarItem, isScheduled, itemAt, wallTime } from './calendar-changes.ts'
import { type EmailBrand, sendTimeText } from './email-brand.ts'
import type { ShownEmails } from './shown-emails.ts'
import type { MoveStep, PlanStep, UndoSteps } from './undo-steps.ts'
import type { SeriesOffering } from './widgets/series/series-offer-state.ts'

const MUTATION = ['calendar']

interface Change extends CalendarChange {
  step: MoveStep
  back: boolean
  shown: CalendarItem | undefined
}

/** Someone moved the email after the step that the user wants to undo. */
class MovedSince extends Error {}

export interface Scheduling {
  change: (change: CalendarChange) => void
  undo: () => void
}

export interface SchedulingOptions {
  emails: ShownEmails
  /** How the server finds the email. */
  addressOf: (item: CalendarItem) => { scheduleId: string } | { outlineId: string; brandId: string }
  brandOf: (item: CalendarItem) => EmailBrand
  steps: UndoSteps
  announce: (text: string) => void
  undoPlan: (step: PlanStep) => void
  /** Learns when an email moves that a series is planned around. */
  series: Pick<SeriesOffering, 'moved' | 'unscheduled'>
  onBack: (item: CalendarItem) => void
}

export function useScheduling(options: SchedulingOptions): Scheduling {
  const { emails, addressOf, brandOf, steps, announce, undoPlan, series, onBack } = options
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  // The schedule id may be newer than the one that the screen knew when the user acted.
  const [ids] = useState(() => new Map<string, string>())
  const { queryKey } = emails

  const { mutate } = useChanges(
    async (call, { item, time, step, back }: Change) => {
      const { outlineId } = item
      if (back && (await sendTimeNow(outlineId)) !== step.after) throw new MovedSince()
      if (time === null) {
        const scheduleId = step.scheduleId ?? ids.get(outlineId) ?? (isScheduled(item) ? item.id : undefined)
        if (scheduleId !== undefined) await call(calendarEndpoints.unschedule, { params: { id: scheduleId } })
        ids.delete(outlineId)
        series.unscheduled(outlineId)
        return null
      }
      // With the outline id, the server finds the schedule or recreates one that another change removed.
      const { schedule, anchor } = await call(calendarEndpoints.schedule, {
        body: { ...addressOf(item), newSendTime: time, undo: back },
      })
      if (anchor !== undefined) series.moved({ ...anchor, outlineId })
      ids.set(outlineId, schedule.id)
      return schedule
    },
    {
      mutationKey: MUTATION,
      scope: { id: 'calendar' },
      always: true,
      isFollowed: () => queryClient.isMutating({ mutationKey: MUTATION }) > 1,
      onError: (error, { item, time, step, back, shown }) => {
        // Reverts only this email and keeps later changes.
        if (shown !== undefined) emails.put(shown)
        if (error instanceof MovedSince) void refresh('schedules')
        if (shown !== undefined && hasFocus(shown)) onBack(shown)
        if (!back) steps.remove(step)
        else if (!(error instanceof MovedSince)) steps.push(step)
        const title = time === null ? 'Unscheduling failed' : isScheduled(item) ? 'Update failed' : 'Scheduling failed'
        toast({
          variant: 'destructive',
          title,
          description:
            error instanceof MovedSince
              ? `${item.campaignTitle} has moved since then, so we left it where it is.`
              : errorMessage(error, "We couldn't change the calendar. Check your connection and try again."),
        })
      },
      onAnswer: (schedule, { step, back }) => {
        if (back || schedule === null) return
        step.after = wallTime(schedule)
        step.scheduleId = schedule.id
      },
      done: (_, { item, time, step, back }) => {
        const title = time === null ? 'Email unscheduled' : isScheduled(item) ? 'Schedule updated' : 'Email scheduled'
        if (back) return { title, description: item.campaignTitle }
        return {
          title,
          description: [item.campaignTitle, ...skipped(time, step.after, brandOf(item))].join('. '),
          action: { label: 'Undo', onSelect: () => takeBack(step) },
          duration: 8000,
        }
      },
    },
  )

  /** Runs before the request, because the next key acts on the changed calendar. */
  function show(change: Omit<Change, 'shown'>) {
    void queryClient.cancelQueries({ queryKey })
    const shown = emails.find(change.item.outlineId)
    emails.put(change.back ? change.step.before : itemAt(shown ?? change.item, change.time))
    announce(sentenceOf(change, brandOf(change.item)))
    mutate({ ...change, shown })
  }
  function takeBack(step: MoveStep) {
    if (!steps.remove(step)) return
    const { before, after } = step
    show({ item: itemAt(before, after), time: wallTime(before), step, back: true })
    onBack(before)
  }
  return {
    change: ({ item, time }) => {
      const step: MoveStep = { kind: 'move', before: item, after: time }
      steps.push(step)
      show({ item, time, step, back: false })
    },
    undo: () => {
      const step = steps.last()
      if (step === undefined) announce('Nothing to undo.')
      else if (step.kind === 'plan') undoPlan(step)
      else if (step.kind === 'series') {
        if (steps.remove(step)) step.revert()
      } else takeBack(step)
    },
  }
}

async function sendTimeNow(outlineId: string): Promise<string | null> {
  const found = await read(outlineEndpoints.getOrList, { params: { id: outlineId } })
  return 'outline' in found ? (found.outline.scheduledSendAt?.slice(0, 16) ?? null) : null
}

const hasFocus = ({ outlineId }: CalendarItem) =>
  document.activeElement instanceof HTMLElement && document.activeElement.dataset['outline'] === outlineId

/** In spring, the clock skips an hour, so a time in it moves to a later one. */
function skipped(asked: string | null, got: string | null, { country }: EmailBrand): string[] {
  if (asked === null || got === null || asked === got) return []
  return [
    `${clockText(asked, country)} doesn't exist that day because of daylight saving time. We scheduled it for ${clockText(got, country)}.`,
  ]
}

function sentenceOf({ item, time, back }: Omit<Change, 'shown'>, brand: EmailBrand): string {
  const where = time === null ? "isn't scheduled" : `is on ${dayName(dayOf(time))}, ${sendTimeText(time, brand)}`
  return `${item.campaignTitle} ${where}${back ? ' again' : ''}.`
}
