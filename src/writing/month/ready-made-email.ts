import { withoutLead } from '../stock/brand-stock.ts'
import { type Reading } from '../stock/stock-ideas.ts'
import { isSameOccasion } from './occasion-kin.ts'
import type { ChosenIdea, PlannedMonth } from './plan-month.ts'
import type { WishedEmail } from './settle-emails.ts'

export interface OpenSlot extends Pick<WishedEmail, 'role' | 'stage' | 'occasion'> {
  neighborOffers: readonly string[]
}

const SERVING: ReadonlySet<WishedEmail['role']> = new Set(['serve', 'thank'])
const isLike = (left: WishedEmail['role'], right: WishedEmail['role']) =>
  left === right || (SERVING.has(left) && SERVING.has(right))

/**
 * The ready-made idea that is nearest to an empty slot of a month: the same role, the same holiday or none, the same
 * recipients where possible.
 */
export function readyMadeEmail(
  { emails, shelf }: Pick<PlannedMonth, 'emails' | 'shelf'>,
  { role, stage, occasion, neighborOffers }: OpenSlot,
  isFree: (idea: ChosenIdea) => boolean,
): ChosenIdea | null {
  const isAbout = (id: string) => occasion !== null && isSameOccasion(id, occasion)
  const fitting = [...emails, ...shelf].flatMap((chosen): ChosenIdea[] => {
    const { angle } = chosen.idea
    const suits = isLike(role, angle.role) && (angle.occasion === null || isAbout(angle.occasion))
    const reading = suits ? apart(chosen.reading, neighborOffers) : null
    return reading === null || !isFree(chosen) ? [] : [{ idea: chosen.idea, reading, title: chosen.title }]
  })
  const rank = ({ idea: { angle } }: ChosenIdea) =>
    (angle.role === role ? 4 : 0) +
    (angle.occasion !== null && isAbout(angle.occasion) ? 2 : 0) +
    (angle.stage === stage ? 1 : 0)
  return fitting.toSorted((left, right) => rank(right) - rank(left))[0] ?? null
}

function apart(reading: Reading, neighborOffers: readonly string[]): Reading | null {
  const names = ({ offer }: Reading) => offer !== null && neighborOffers.includes(offer.name)
  if (!names(reading)) return reading
  const without = withoutLead(reading)
  return names(without) ? null : without
}
