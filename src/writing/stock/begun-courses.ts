import type { BrandBrief } from '#shared/brand-brief.ts'
import { dateInYear } from '#shared/year-days.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import type { Offer } from './offer-matching.ts'
import { toldFacts } from './told-facts.ts'

const FEWEST_WORDS = 2

/**
 * Whether people can no longer take part in an offer on a day, because it begins on days that are over by then or its last day
 * to sign up is. Such an offer is sold again with its next date. `date` is an ISO date.
 */
export function hasBegun({ name }: Pick<Offer, 'name'>, brief: BrandBrief, date: string): boolean {
  const { language } = brief
  const year = Number(date.slice(0, 'YYYY'.length))
  const stems = tellingStems(name, language)
  const dates = toldFacts(brief).start.filter(({ slots, on, until }) => {
    const said = tellingStems(`${slots.moment ?? ''} ${slots.fact ?? ''}`, language)
    const isOfYear = on === null || on.year === null || on.year === year
    return (
      isOfYear && until !== null && stems.size > 0 && sharedStems(stems, said) >= Math.min(FEWEST_WORDS, stems.size)
    )
  })
  return dates.length > 0 && dates.every(({ until }) => dateInYear(year, until!) < date)
}
