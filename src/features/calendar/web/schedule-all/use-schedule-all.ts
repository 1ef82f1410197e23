import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { YearMonth } from '#shared/calendar-dates.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { type ScheduleLimits, calendarEndpoints } from '../../contract.ts'
import { emailsText } from './schedule-wording.ts'

export type PlacedPlan = AnswerOf<typeof calendarEndpoints.suggest> & {
  /** What was asked to be placed, in the end or not. */
  outlineIds: string[]
}

export interface ScheduleAll {
  run: (outlineIds: string[]) => void
  runAgain: (limits: ScheduleLimits) => void
  undoAll: () => void
  close: () => void
  pending: boolean
  undoing: boolean
  plan: PlacedPlan | null
}

/** Lets the scheduler place what waits, keeps what it said about it, and takes it back as a whole. */
export function useScheduleAll(brandId: string, { year, month }: YearMonth): ScheduleAll {
  const queryClient = useQueryClient()
  const [plan, setPlan] = useState<PlacedPlan | null>(null)
  const reload = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['/api', 'calendar'] }),
      queryClient.invalidateQueries({ queryKey: ['/api', 'brands', brandId, 'outlines'] }),
      queryClient.invalidateQueries({ queryKey: ['/api', 'email-outlines'] }),
    ])
  const failed = (title: string) => (error: unknown) =>
    toast({
      variant: 'destructive',
      title,
      description: errorMessage(error, 'The calendar is as it was. Check your connection and try again.'),
    })

  const placing = useMutation({
    scope: { id: 'calendar' },
    mutationFn: async ({ outlineIds, limits }: { outlineIds: string[]; limits?: ScheduleLimits }) => ({
      ...(await call(calendarEndpoints.suggest, {
        body: { brandId, year, month, outlineIds, ...(limits !== undefined && { limits, again: true }) },
      })),
      outlineIds,
    }),
    onSuccess: async (placed) => {
      await reload()
      setPlan(placed)
      const { schedules, unplaced } = placed
      toast({
        title: 'Schedule generated',
        description:
          unplaced.length === 0
            ? `${emailsText(schedules.length)} placed. The reasons are above the calendar.`
            : `${emailsText(schedules.length)} placed, ${unplaced.length} without a day.`,
      })
    },
    onError: failed('Scheduling failed'),
  })

  const undoing = useMutation({
    scope: { id: 'calendar' },
    mutationFn: (outlineIds: string[]) => call(calendarEndpoints.undoSuggest, { body: { brandId, outlineIds } }),
    onSuccess: async ({ outlineIds }) => {
      await reload()
      setPlan(null)
      toast({ title: 'Email unscheduled', description: `${emailsText(outlineIds.length)} without a date again.` })
    },
    onError: failed('Unscheduling failed'),
  })

  return {
    run: (outlineIds) => placing.mutate({ outlineIds }),
    runAgain: (limits) => plan !== null && placing.mutate({ outlineIds: plan.outlineIds, limits }),
    undoAll: () => plan !== null && undoing.mutate(plan.outlineIds),
    close: () => setPlan(null),
    pending: placing.isPending,
    undoing: undoing.isPending,
    plan,
  }
}
