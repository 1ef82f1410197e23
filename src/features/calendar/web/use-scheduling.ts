import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { calendarEndpoints } from '../contract.ts'
import { type CalendarChange, afterChange, isScheduled } from './calendar-changes.ts'
import { calendarOptions } from './queries.ts'

const MUTATION = ['calendar']

/**
 * Changes the calendar at once and tells the server behind it, one change after the other. A refusal takes the change
 * back and says why; every change can be undone from its message.
 */
export function useScheduling(brandId: string, month: YearMonth): (change: CalendarChange) => void {
  const queryClient = useQueryClient()
  // The id an email got here may be newer than the one the screen knew when the person acted.
  const [ids] = useState(() => new Map<string, string>())
  const { queryKey } = calendarOptions(brandId, month)

  const { mutate } = useMutation({
    mutationKey: MUTATION,
    scope: { id: 'calendar' },
    mutationFn: async ({ item, time }: CalendarChange & { undoing?: boolean }) => {
      const { outlineId } = item
      const scheduleId = ids.get(outlineId) ?? (isScheduled(item) ? item.id : undefined)
      if (time === null) {
        if (scheduleId !== undefined) await call(calendarEndpoints.unschedule, { params: { id: scheduleId } })
        ids.delete(outlineId)
        return
      }
      // With the outline's name the server finds its schedule, or makes the one that another change took away.
      const { schedule } = await call(calendarEndpoints.schedule, { body: { outlineId, brandId, newSendTime: time } })
      ids.set(outlineId, schedule.id)
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (data) => (data === undefined ? data : afterChange(data, change)))
      return { before }
    },
    onError: (error, { item, time }, context) => {
      queryClient.setQueryData(queryKey, context?.before)
      toast({
        variant: 'destructive',
        title: time === null ? 'Unscheduling failed' : isScheduled(item) ? 'Update failed' : 'Scheduling failed',
        description: errorMessage(error, 'The calendar is as it was. Check your connection and try again.'),
      })
    },
    onSuccess: (_, { item, time, undoing }) => {
      const title = time === null ? 'Email unscheduled' : isScheduled(item) ? 'Schedule updated' : 'Email scheduled'
      const back = isScheduled(item) ? item.sendTime.slice(0, 16) : null
      const now = time === null ? { ...item, sendTime: undefined } : { ...item, ...placed(item, ids, time) }
      toast({
        title,
        description: item.campaignTitle,
        ...(undoing !== true && {
          action: { label: 'Undo', onSelect: () => mutate({ item: now, time: back, undoing: true }) },
          duration: 8000,
        }),
      })
    },
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: MUTATION }) > 1) return
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['/api', 'calendar'] }),
        queryClient.invalidateQueries({ queryKey: ['/api', 'brands', brandId, 'outlines'] }),
        queryClient.invalidateQueries({ queryKey: ['/api', 'email-outlines'] }),
      ])
    },
  })
  return mutate
}

const placed = (item: CalendarChange['item'], ids: Map<string, string>, time: string) => ({
  id: ids.get(item.outlineId) ?? item.outlineId,
  sendTime: `${time}:00`,
  manualOverride: true,
  justification: isScheduled(item) ? item.justification : null,
  notes: isScheduled(item) ? item.notes : null,
})
