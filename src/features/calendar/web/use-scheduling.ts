import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { clockText, dayName, dayOf } from '../calendar-days.ts'
import { calendarEndpoints } from '../contract.ts'
import {
  type CalendarChange,
  type CalendarItem,
  afterChange,
  isScheduled,
  itemAt,
  itemIn,
  wallTime,
  withItem,
} from './calendar-changes.ts'
import { calendarOptions } from './queries.ts'
import type { MoveStep, PlanStep, UndoSteps } from './undo-steps.ts'

const MUTATION = ['calendar']

interface Change extends CalendarChange {
  step: MoveStep
  /** The change takes its step back. */
  back: boolean
  /** The email as this screen showed it before. */
  shown: CalendarItem | undefined
}

/** Somebody gave the email another place after the step that was to be taken back. */
class MovedSince extends Error {}

export interface Scheduling {
  change: (change: CalendarChange) => void
  /** Takes the last step back that was not taken back yet. */
  undo: () => void
}

export interface SchedulingPlace {
  brand: Brand
  month: YearMonth
  steps: UndoSteps
  announce: (text: string) => void
  undoPlan: (step: PlanStep) => void
  /** The email goes back to where it was: the focus goes along. */
  onBack: (item: CalendarItem) => void
}

/**
 * Changes the calendar at once and tells the server behind it, one change after the other. A refusal takes that change
 * back and says why; every change can be undone, from its message or with the keys, unless the email was moved since.
 */
export function useScheduling({ brand, month, steps, announce, undoPlan, onBack }: SchedulingPlace): Scheduling {
  const queryClient = useQueryClient()
  // The id an email got here may be newer than the one the screen knew when the person acted.
  const [ids] = useState(() => new Map<string, string>())
  const { queryKey } = calendarOptions(brand.id, month)

  const { mutate } = useMutation({
    mutationKey: MUTATION,
    scope: { id: 'calendar' },
    mutationFn: async ({ item, time, step, back }: Change) => {
      const { outlineId } = item
      if (back && (await placeOf(outlineId)) !== step.after) throw new MovedSince()
      if (time === null) {
        const scheduleId = step.scheduleId ?? ids.get(outlineId) ?? (isScheduled(item) ? item.id : undefined)
        if (scheduleId !== undefined) await call(calendarEndpoints.unschedule, { params: { id: scheduleId } })
        ids.delete(outlineId)
        return null
      }
      // With the outline's name the server finds its schedule, or makes the one that another change took away.
      const { schedule } = await call(calendarEndpoints.schedule, {
        body: { outlineId, brandId: brand.id, newSendTime: time, undo: back },
      })
      ids.set(outlineId, schedule.id)
      return schedule
    },
    onError: (error, { item, time, step, back, shown }) => {
      // Only this email goes back: what was changed since stays as it is.
      queryClient.setQueryData(queryKey, (data) =>
        data === undefined || shown === undefined ? data : withItem(data, shown),
      )
      if (shown !== undefined && hasFocus(shown)) onBack(shown)
      if (!back) steps.remove(step)
      else if (!(error instanceof MovedSince)) steps.push(step)
      const title = time === null ? 'Unscheduling failed' : isScheduled(item) ? 'Update failed' : 'Scheduling failed'
      toast({
        variant: 'destructive',
        title,
        description:
          error instanceof MovedSince
            ? `${item.campaignTitle} was moved again since, so it stays where it is.`
            : errorMessage(error, 'The calendar is as it was. Check your connection and try again.'),
      })
    },
    onSuccess: (schedule, { item, time, step, back }) => {
      const title = time === null ? 'Email unscheduled' : isScheduled(item) ? 'Schedule updated' : 'Email scheduled'
      if (back) {
        toast({ title, description: item.campaignTitle })
        return
      }
      if (schedule !== null) {
        step.after = wallTime(schedule)
        step.scheduleId = schedule.id
      }
      toast({
        title,
        description: [item.campaignTitle, ...skipped(time, step.after, brand)].join('. '),
        action: { label: 'Undo', onSelect: () => takeBack(step) },
        duration: 8000,
      })
    },
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: MUTATION }) > 1) return
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['/api', 'calendar'] }),
        queryClient.invalidateQueries({ queryKey: ['/api', 'brands', brand.id, 'outlines'] }),
        queryClient.invalidateQueries({ queryKey: ['/api', 'email-outlines'] }),
      ])
    },
  })

  /** Before anything is asked of the server: the next key already acts on the calendar as it will be. */
  function show(change: Omit<Change, 'shown'>) {
    void queryClient.cancelQueries({ queryKey })
    const data = queryClient.getQueryData(queryKey)
    const shown = data === undefined ? undefined : itemIn(data, change.item.outlineId)
    if (data !== undefined) {
      queryClient.setQueryData(queryKey, change.back ? withItem(data, change.step.before) : afterChange(data, change))
    }
    announce(sentenceOf(change, brand))
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
      else takeBack(step)
    },
  }
}

/** Where an email stands at the server now. */
async function placeOf(outlineId: string): Promise<string | null> {
  const found = await call(outlineEndpoints.getOrList, { params: { id: outlineId } })
  return 'outline' in found ? (found.outline.scheduledSendAt?.slice(0, 16) ?? null) : null
}

const hasFocus = ({ outlineId }: CalendarItem) =>
  document.activeElement instanceof HTMLElement && document.activeElement.dataset['outline'] === outlineId

/** In spring the clocks skip an hour: a time in it became a later one. */
function skipped(asked: string | null, got: string | null, { country }: Brand): string[] {
  if (asked === null || got === null || asked === got) return []
  return [
    `${clockText(asked, country)} is skipped that day by the change to summer time: it is at ${clockText(got, country)}`,
  ]
}

/** Where an email is now, for those who cannot see it. */
function sentenceOf({ item, time, back }: Omit<Change, 'shown'>, { country }: Brand): string {
  const where = time === null ? 'is not scheduled' : `is on ${dayName(dayOf(time))}, ${clockText(time, country)}`
  return `${item.campaignTitle} ${where}${back ? ' again' : ''}.`
}
