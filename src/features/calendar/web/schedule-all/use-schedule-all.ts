import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type YearMonth, monthKey } from '#shared/calendar-dates.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { type ScheduleLimits, calendarEndpoints } from '../../contract.ts'
import type { PlanStep, UndoSteps } from '../undo-steps.ts'
import { type PlacedPlan, keptPlan } from './kept-plan.ts'
import { emailsText } from './schedule-wording.ts'

export interface ScheduleAll {
  run: (outlineIds: string[]) => void
  runAgain: (limits: ScheduleLimits) => void
  undoAll: () => void
  /** The same for a plan of any month. */
  undoPlan: (step: Pick<PlanStep, 'month' | 'outlineIds'>) => void
  close: () => void
  pending: boolean
  undoing: boolean
  plan: PlacedPlan | null
  /** The plan has just been made here: it takes the focus. One that waits from before does not. */
  isFresh: boolean
}

export interface ScheduleAllPlace {
  userId: string
  brandId: string
  month: YearMonth
  steps: UndoSteps
  /** What was said about the plan goes from the screen. Its emails are on the calendar, or wait again. */
  onGone: (outlineIds: readonly string[], waiting: boolean) => void
}

/** Lets the scheduler place what waits, keeps what it said about it, and takes it back as a whole. */
export function useScheduleAll({ userId, brandId, month, steps, onGone }: ScheduleAllPlace): ScheduleAll {
  const queryClient = useQueryClient()
  const [plan, setPlan] = useState(() => keptPlan(userId, brandId, month).read())
  const [fresh, setFresh] = useState<PlacedPlan | null>(null)
  const show = (next: PlacedPlan | null) => {
    keptPlan(userId, brandId, month).keep(next)
    setPlan(next)
  }
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
        body: { brandId, ...month, outlineIds, ...(limits !== undefined && { limits, again: true }) },
      })),
      outlineIds,
    }),
    onSuccess: async (placed) => {
      const { schedules, unplaced, outlineIds } = placed
      steps.forgetPlan(outlineIds)
      steps.push({ kind: 'plan', month, outlineIds })
      await reload()
      setFresh(placed)
      show(placed)
      toast({
        title: 'Schedule generated',
        description:
          unplaced.length === 0
            ? `${emailsText(schedules.length)} placed, each with its reason.`
            : `${emailsText(schedules.length)} placed, ${unplaced.length} without a day.`,
      })
    },
    onError: failed('Scheduling failed'),
  })

  const undoing = useMutation({
    scope: { id: 'calendar' },
    mutationFn: ({ outlineIds }: Pick<PlanStep, 'month' | 'outlineIds'>) =>
      call(calendarEndpoints.undoSuggest, { body: { brandId, outlineIds: [...outlineIds] } }),
    onSuccess: async ({ outlineIds }, step) => {
      steps.forgetPlan(step.outlineIds)
      await reload()
      if (monthKey(step.month) === monthKey(month)) {
        onGone(outlineIds, true)
        show(null)
      } else keptPlan(userId, brandId, step.month).keep(null)
      toast({ title: 'Email unscheduled', description: `${emailsText(outlineIds.length)} without a date again.` })
    },
    onError: failed('Unscheduling failed'),
  })

  return {
    run: (outlineIds) => placing.mutate({ outlineIds }),
    runAgain: (limits) => plan !== null && placing.mutate({ outlineIds: plan.outlineIds, limits }),
    undoAll: () => plan !== null && undoing.mutate({ month, outlineIds: plan.outlineIds }),
    undoPlan: (step) => undoing.mutate(step),
    close: () => {
      onGone(plan?.outlineIds ?? [], false)
      show(null)
    },
    pending: placing.isPending,
    undoing: undoing.isPending,
    plan,
    isFresh: plan !== null && plan === fresh,
  }
}
