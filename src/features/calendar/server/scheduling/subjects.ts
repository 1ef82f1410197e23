import { folded } from '#shared/folded.ts'
import type { Occasion } from './occasions.ts'
import { type PlannedOutline, archetypeOf } from './planned-outline.ts'

/** What two emails may have in common so that they must not stand side by side, or only in one order. */
export interface Subject {
  /** What the email leads with. */
  offer: string | null
  /** The objection that it answers. */
  doubt: string | null
  /** The day that it is about, and its step on the way there. */
  occasion: string | null
  step: Step | null
}

/** The steps of an occasion in their order: the tease, the guide or the offer, the last date, the thank-you. */
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

/** Null for a service email: it may opt readers out at the start, or name the last date. */
function stepOf(outline: PlannedOutline): Step | null {
  const id = archetypeOf(outline)?.id
  if (id === 'teaser') return 1
  if (id === 'lastchance') return 3
  if (id === 'greeting' || outline.meta?.family === 'community') return 4
  return id === undefined || outline.meta?.family === 'lifecycle' ? null : 2
}
