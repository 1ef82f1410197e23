import { folded } from '#shared/folded.ts'
import type { Occasion } from './occasions.ts'
import { type PlannedOutline, archetypeOf } from './planned-outline.ts'

export interface Subject {
  offer: string | null
  doubt: string | null
  occasion: string | null
  step: Step | null
}

type Step = 1 | 2 | 3 | 4

export function subjectOf(outline: PlannedOutline, occasion: Occasion | null): Subject {
  const { meta } = outline
  const known = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : folded(text.trim()))
  return {
    offer: known(meta?.products[0]),
    doubt: known(meta?.objection),
    occasion: occasion?.key ?? null,
    step: stepOf(outline),
  }
}

/** Null for service emails. They may come first (opt-out) or last (final date). */
function stepOf(outline: PlannedOutline): Step | null {
  const id = archetypeOf(outline)?.id
  if (id === 'teaser') return 1
  if (id === 'lastchance') return 3
  if (id === 'greeting' || outline.meta?.family === 'community') return 4
  return id === undefined || outline.meta?.family === 'lifecycle' ? null : 2
}
