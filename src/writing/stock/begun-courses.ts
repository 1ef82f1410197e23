import type { BrandBrief } from '#shared/brand-brief.ts'
import { dateInYear } from '#shared/year-days.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import type { Offer } from './offer-matching.ts'
import type { ToldFact } from './told-fact.ts'
import { toldFacts } from './told-facts.ts'

const FEWEST_WORDS = 2

/**
 * Whether people can no longer take part in an offer on a day, because it begins on days that are over by then or its last day
 * to sign up or to order is. Such an offer is sold again with its next date. `date` is an ISO date.
 */
export function hasBegun({ name }: Pick<Offer, 'name'>, brief: BrandBrief, date: string): boolean {
  const year = Number(date.slice(0, 'YYYY'.length))
  const stems = tellingStems(name, brief.language)
  const shared = ({ slots }: ToldFact) =>
    sharedStems(stems, tellingStems(`${slots.moment ?? ''} ${slots.fact ?? ''}`, brief.language))
  const told = toldFacts(brief)
  const starts = told.start.filter((fact) => shared(fact) >= Math.min(FEWEST_WORDS, stems.size))
  // "Order tea by December 15" doesn't end the tea.
  const lasts = told.deadline.filter((fact) => stems.size >= FEWEST_WORDS && shared(fact) === stems.size)
  const dates = [...starts, ...lasts].filter(
    ({ on, until }) => until !== null && stems.size > 0 && (on === null || on.year === null || on.year === year),
  )
  return dates.length > 0 && dates.every(({ until }) => dateInYear(year, until!) < date)
}
