import { useState } from 'react'
import type { YearMonth } from '#shared/calendar-dates.ts'
import type { CalendarItem } from './calendar-changes.ts'

export interface MoveStep {
  kind: 'move'
  before: CalendarItem
  after: string | null
  scheduleId?: string
}

export interface PlanStep {
  kind: 'plan'
  month: YearMonth
  outlineIds: readonly string[]
}

export interface SeriesStep {
  kind: 'series'
  revert: () => void
}

export type UndoStep = MoveStep | PlanStep | SeriesStep

export interface UndoSteps {
  push: (step: UndoStep) => void
  remove: (step: UndoStep) => boolean
  last: () => UndoStep | undefined
  forgetPlan: (outlineIds: readonly string[]) => void
}

const MOST_STEPS = 50

export function undoSteps(): UndoSteps {
  let steps: readonly UndoStep[] = []
  return {
    push: (step) => void (steps = [...steps, step].slice(-MOST_STEPS)),
    remove(step) {
      const known = steps.includes(step)
      steps = steps.filter((other) => other !== step)
      return known
    },
    last: () => steps.at(-1),
    forgetPlan(outlineIds) {
      const isThis = (step: UndoStep) => step.kind === 'plan' && step.outlineIds.join() === outlineIds.join()
      steps = steps.filter((step) => !isThis(step))
    },
  }
}

export function useUndoSteps(brandId: string): UndoSteps {
  const [byBrand] = useState(() => new Map<string, UndoSteps>())
  const steps = byBrand.get(brandId) ?? undoSteps()
  byBrand.set(brandId, steps)
  return steps
}
