import { useState } from 'react'
import { type YearMonth, monthKey } from '#shared/calendar-dates.ts'
import { useChange, useChanges } from '#web/use-change.ts'
import { type ScheduleLimits, calendarEndpoints } from '../../contract.ts'
import type { PlanStep, UndoSteps } from '../undo-steps.ts'
import { type PlacedPlan, keptPlan } from './kept-plan.ts'
import { emailsText } from './schedule-wording.ts'

export interface ScheduleAll {
  run: (outlineIds: string[]) => void
  runAgain: (limits: ScheduleLimits) => void
  undoAll: () => void
  undoPlan: (step: Pick<PlanStep, 'month' | 'outlineIds'>) => void
  close: () => void
  pending: boolean
  undoing: boolean
  plan: PlacedPlan | null
  /** A new plan takes the focus. A plan from before doesn't. */
  isFresh: boolean
}

export interface ScheduleAllMonth {
  userId: string
  brandId: string
  month: YearMonth
  steps: UndoSteps
  onGone: (outlineIds: readonly string[], waiting: boolean) => void
}

export function useScheduleAll({ userId, brandId, month, steps, onGone }: ScheduleAllMonth): ScheduleAll {
  const [plan, setPlan] = useState(() => keptPlan(userId, brandId, month).read())
  const [fresh, setFresh] = useState<PlacedPlan | null>(null)
  const show = (next: PlacedPlan | null) => {
    keptPlan(userId, brandId, month).keep(next)
    setPlan(next)
  }
  const failed = (title: string) => ({
    title,
    fallback: "We couldn't change the calendar. Check your connection and try again.",
  })

  const placing = useChanges(
    async (change, { outlineIds, limits }: { outlineIds: string[]; limits?: ScheduleLimits }) => ({
      ...(await change(calendarEndpoints.suggest, {
        body: { brandId, ...month, outlineIds, ...(limits !== undefined && { limits, again: true }) },
      })),
      outlineIds,
    }),
    {
      scope: { id: 'calendar' },
      onAnswer({ outlineIds }) {
        steps.forgetPlan(outlineIds)
        steps.push({ kind: 'plan', month, outlineIds })
      },
      onDone(placed) {
        setFresh(placed)
        show(placed)
      },
      done: ({ schedules, unplaced }) => ({
        title: 'Schedule generated',
        description:
          unplaced.length === 0
            ? `${emailsText(schedules.length)} scheduled, each with a reason.`
            : `${emailsText(schedules.length)} scheduled. We couldn't schedule ${unplaced.length}.`,
      }),
      failed: failed('Scheduling failed'),
    },
  )

  const undoing = useChange(calendarEndpoints.undoSuggest, {
    scope: { id: 'calendar' },
    input: ({ outlineIds }: Pick<PlanStep, 'month' | 'outlineIds'>) => ({
      body: { brandId, outlineIds: [...outlineIds] },
    }),
    onAnswer: (_, step) => steps.forgetPlan(step.outlineIds),
    onDone({ outlineIds }, step) {
      if (monthKey(step.month) === monthKey(month)) {
        onGone(outlineIds, true)
        show(null)
      } else keptPlan(userId, brandId, step.month).keep(null)
    },
    done: ({ outlineIds }) => ({
      title: 'Email unscheduled',
      description: `${emailsText(outlineIds.length)} unscheduled.`,
    }),
    failed: failed('Unscheduling failed'),
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
