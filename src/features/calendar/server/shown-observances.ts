import { observancesOf } from '#writing/knowledge/observances.ts'
import { concernsTrade } from '#writing/knowledge/verticals.ts'
import { skipsOccasion } from '#writing/gate/brand-rules.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import type { ShownObservance } from '../contract.ts'
import { observanceName } from './plan-facts.ts'

/** These aren't days but the start of a shopping season or a slow season. */
const STRETCHES: ReadonlySet<string> = new Set(['gift-guide', 'august-lull'])

export function observancesBetween(
  { country, facts }: Pick<BrandBrief, 'country' | 'facts'>,
  first: string,
  last: string,
): ShownObservance[] {
  return [...new Set([first, last].map((day) => Number(day.slice(0, 4))))]
    .flatMap((year) => observancesOf(country, year))
    .filter(({ id, date, optIn }) => date >= first && date <= last && !optIn && !STRETCHES.has(id))
    .filter((day) => concernsTrade(day, facts) && !skipsOccasion(facts, day))
    .map((observance) => ({
      id: observance.id,
      name: observanceName(observance),
      kind: observance.kind,
      date: observance.date,
      lastDay: observance.lastDay,
      approximate: observance.approximate,
    }))
}
