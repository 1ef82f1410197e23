import { useState } from 'react'
import type { YearMonth } from '#shared/calendar-dates.ts'
import type { CalendarItem } from './calendar-changes.ts'

/** A person gave an email another place. */
export interface MoveStep {
  kind: 'move'
  /** The email as it was. */
  before: CalendarItem
  /** The time it got on the brand's clock, `2026-12-04T10:00`; null when it was taken off the calendar. */
  after: string | null
  /** The schedule it got, once the server has said so. */
  scheduleId?: string
}

/** The scheduler placed emails. */
export interface PlanStep {
  kind: 'plan'
  month: YearMonth
  outlineIds: readonly string[]
}

export type UndoStep = MoveStep | PlanStep

/** What can be taken back, one after the other, the latest first. */
export interface UndoSteps {
  push: (step: UndoStep) => void
  /** False when it was taken back already. */
  remove: (step: UndoStep) => boolean
  last: () => UndoStep | undefined
  /** Forgets that the scheduler placed these: they wait again, or it has placed them anew. */
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

/** The steps of a brand, whatever month is on the screen. */
export function useUndoSteps(brandId: string): UndoSteps {
  const [byBrand] = useState(() => new Map<string, UndoSteps>())
  const steps = byBrand.get(brandId) ?? undoSteps()
  byBrand.set(brandId, steps)
  return steps
}
