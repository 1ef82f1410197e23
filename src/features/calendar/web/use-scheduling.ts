import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
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
  itemIn,
  withItem,
} from './calendar-changes.ts'
import { calendarOptions } from './queries.ts'

const MUTATION = ['calendar']

type Change = CalendarChange & {
  /** The change takes another one back, after which the email is again as it was. */
  backTo?: CalendarItem
}

export interface Scheduling {
  change: (change: CalendarChange) => void
  /** Takes the last change back; does nothing when there is none. */
  undo: () => void
}

/**
 * Changes the calendar at once and tells the server behind it, one change after the other. A refusal takes that change
 * back and says why; every change can be undone, from its message or with the keys.
 */
export function useScheduling(
  brand: Brand,
  month: YearMonth,
  announce: (text: string) => void,
  /** The email goes back to where it was: the focus goes along. */
  onBack: (item: CalendarItem) => void,
): Scheduling {
  const queryClient = useQueryClient()
  // The id an email got here may be newer than the one the screen knew when the person acted.
  const [ids] = useState(() => new Map<string, string>())
  const [last, setLast] = useState<Change | null>(null)
  const { queryKey } = calendarOptions(brand.id, month)

  const { mutate } = useMutation({
    mutationKey: MUTATION,
    scope: { id: 'calendar' },
    mutationFn: async ({ item, time, backTo }: Change) => {
      const { outlineId } = item
      const scheduleId = ids.get(outlineId) ?? (isScheduled(item) ? item.id : undefined)
      if (time === null) {
        if (scheduleId !== undefined) await call(calendarEndpoints.unschedule, { params: { id: scheduleId } })
        ids.delete(outlineId)
        return
      }
      // With the outline's name the server finds its schedule, or makes the one that another change took away.
      const { schedule } = await call(calendarEndpoints.schedule, {
        body: { outlineId, brandId: brand.id, newSendTime: time, undo: backTo !== undefined },
      })
      ids.set(outlineId, schedule.id)
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const data = queryClient.getQueryData(queryKey)
      const before = data === undefined ? undefined : itemIn(data, change.item.outlineId)
      if (data !== undefined) {
        const next = change.backTo === undefined ? afterChange(data, change) : withItem(data, change.backTo)
        queryClient.setQueryData(queryKey, next)
      }
      announce(sentenceOf(change, brand))
      return { before }
    },
    onError: (error, { item, time }, context) => {
      const { before } = context ?? {}
      // Only this email goes back: what was changed since stays as it is.
      queryClient.setQueryData(queryKey, (data) =>
        data === undefined || before === undefined ? data : withItem(data, before),
      )
      const title = time === null ? 'Unscheduling failed' : isScheduled(item) ? 'Update failed' : 'Scheduling failed'
      toast({
        variant: 'destructive',
        title,
        description: errorMessage(error, 'The calendar is as it was. Check your connection and try again.'),
      })
    },
    onSuccess: (_, change) => {
      const { item, time, backTo } = change
      const title = time === null ? 'Email unscheduled' : isScheduled(item) ? 'Schedule updated' : 'Email scheduled'
      if (backTo !== undefined) {
        setLast(null)
        toast({ title, description: item.campaignTitle })
        return
      }
      const now = time === null ? { ...item, sendTime: undefined } : { ...item, ...placed(item, ids, time) }
      const back: Change = { item: now, time: isScheduled(item) ? item.sendTime.slice(0, 16) : null, backTo: item }
      setLast(back)
      toast({
        title,
        description: item.campaignTitle,
        action: { label: 'Undo', onSelect: () => takeBack(back) },
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
  function takeBack(change: Change) {
    setLast(null)
    mutate(change)
    if (change.backTo !== undefined) onBack(change.backTo)
  }
  return { change: mutate, undo: () => void (last !== null && takeBack(last)) }
}

/** Where an email is now, for those who cannot see it. */
function sentenceOf({ item, time, backTo }: Change, { country }: Brand): string {
  const where = time === null ? 'is not scheduled' : `is on ${dayName(dayOf(time))}, ${clockText(time, country)}`
  return `${item.campaignTitle} ${where}${backTo === undefined ? '' : ' again'}.`
}

const placed = (item: CalendarItem, ids: Map<string, string>, time: string) => ({
  id: ids.get(item.outlineId) ?? item.outlineId,
  sendTime: `${time}:00`,
  manualOverride: true,
  justification: isScheduled(item) ? item.justification : null,
  notes: isScheduled(item) ? item.notes : null,
})
