import type { PlanRequest, PlannedSubtopic } from '../requests/plan-request.ts'
import { numberedFacts } from '../brand/numbered-facts.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'

/** The points of each part; together 100. */
const POINTS = { rules: 50, grounds: 25, reasons: 25 } as const

export interface FirstDraft {
  items: number
  faulty: number
}

/**
 * The quality of a written month: how much of the first draft broke no rule, how many ideas rest on the brand, the
 * calendar or the history, and how many reasons are true of this brand alone.
 */
export function monthScore(
  ideas: readonly PlannedSubtopic[],
  { items, faulty }: FirstDraft,
  request: PlanRequest,
): { score: number; parts: Record<string, number> } {
  if (ideas.length === 0) return { score: 0, parts: {} }
  const shares = {
    rules: items === 0 ? 1 : 1 - faulty / items,
    grounds: ideas.filter(isGrounded).length / ideas.length,
    reasons: ideas.filter(reasonFinder(request)).length / ideas.length,
  }
  const parts = Object.fromEntries(
    Object.entries(POINTS).map(([name, points]) => [
      name,
      Math.round(Math.max(0, shares[name as keyof typeof POINTS]) * points * 10) / 10,
    ]),
  )
  const score = Object.values(parts).reduce((sum, each) => sum + each, 0)
  return { score: Math.round(score * 10) / 10, parts }
}

const isGrounded = ({ meta: { products, evidence } }: PlannedSubtopic): boolean =>
  products.length > 0 || evidence.kind !== 'audience'

/** Tells whether the reason of an idea shares a telling word with a fact of the brand or with its holiday. */
function reasonFinder({ brand, strategy }: PlanRequest): (idea: PlannedSubtopic) => boolean {
  const stems = (text: string) => tellingStems(text, brand.language)
  const own = stems([...numberedFacts(brand.facts).map(({ about }) => about), strategy.notes].join('\n'))
  return ({ why, meta }) => {
    const said = stems(why)
    return sharedStems(said, own) > 0 || sharedStems(said, stems(meta.anchor.name ?? '')) > 0
  }
}
