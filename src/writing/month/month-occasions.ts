import { dayAfter } from '#shared/calendar-dates.ts'
import type { BrandBrief, Country } from '#shared/brand-brief.ts'
import { observancesOf, type Observance } from '../knowledge/observances.ts'
import { concernsTrade } from '../knowledge/verticals.ts'
import { openRange, skipsOccasion } from '../gate/brand-rules.ts'

/** An email may name a day at most this long before it. */
export const LONGEST_LEAD_DAYS = 21

// A marketplace announces its days each year. The lull of August and the gift season aren't days to write about.
const NEVER_USED: ReadonlySet<string> = new Set([
  'prime-like',
  'august-lull',
  'gift-guide',
  'pride',
  'fete-musique',
  'labour-may',
  'veganuary',
])
const SEASON_STARTS: ReadonlySet<string> = new Set(['spring', 'summer', 'autumn', 'autumn-au', 'spring-au'])

export function lastDayOf(year: number, month: number): string {
  return Temporal.PlainYearMonth.from({ year, month }).toPlainDate({ day: 31 }).toString()
}

export function firstDayOf(year: number, month: number): string {
  return Temporal.PlainDate.from({ year, month, day: 1 }).toString()
}

/** Observances of the month, and those whose run-up begins in it. */
export function observancesInReach(
  country: Country,
  year: number,
  month: number,
): Array<Observance & { reachFrom: string; reachTo: string }> {
  const first = firstDayOf(year, month)
  const last = lastDayOf(year, month)
  return [year - 1, year, year + 1]
    .flatMap((each) => observancesOf(country, each))
    .map((observance) => {
      const day = Temporal.PlainDate.from(observance.date)
      const earliest = day.subtract({ days: LONGEST_LEAD_DAYS }).toString()
      const from = observance.id === 'christmas' ? giftSeasonOf(day) : later(observance.from, earliest)
      return {
        ...observance,
        reachFrom: later(from, first),
        reachTo: earlier(observance.to, last),
      }
    })
    .filter(({ reachFrom, reachTo }) => reachFrom <= reachTo)
}

/** People begin to look for gifts in the middle of November. */
const giftSeasonOf = (christmas: Temporal.PlainDate) => christmas.with({ month: 11, day: 15 }).toString()

const LONGEST_PACK_LEAD = 31

/** Holidays whose emails fit the month: those in it and those soon after it. */
export function observancesAhead(country: Country, year: number, month: number): Observance[] {
  const first = firstDayOf(year, month)
  const last = dayAfter(lastDayOf(year, month), LONGEST_PACK_LEAD)
  return [year, year + 1]
    .flatMap((each) => observancesOf(country, each))
    .filter(({ date }) => date >= first && date <= last)
}

/** A day with less weight means something to few people. */
const LIGHTEST = 2
/** With fewer days of run-up in a month, the other month has the email. */
const SHORTEST_RUN_UP = 4

/**
 * The holidays that mean something to a brand's trade and whose emails fit a month, by their id. Grave and opt-in days,
 * days of other trades and days that the brand's rules leave out are missing. True for a day whose date isn't certain.
 */
export function occasionsOfTrade(brand: BrandBrief, year: number, month: number): ReadonlyMap<string, boolean> {
  const first = firstDayOf(year, month)
  const last = lastDayOf(year, month)
  const days = observancesInReach(brand.country, year, month)
    .filter(
      ({ id, kind, weight, optIn, blocked }) =>
        kind !== 'sensitive' &&
        weight >= LIGHTEST &&
        !optIn &&
        !blocked &&
        !NEVER_USED.has(id) &&
        !SEASON_STARTS.has(id),
    )
    .filter((day) => concernsTrade(day, brand.facts) && !skipsOccasion(brand.facts, day))
    .filter(({ date, from, reachFrom, reachTo }) => {
      const isElsewhere = date > last || from < first
      const isLong = Temporal.PlainDate.from(reachFrom).until(reachTo).days + 1 >= SHORTEST_RUN_UP
      return openRange(brand.facts, reachFrom, reachTo) !== null && (isLong || !isElsewhere)
    })
  return new Map(days.map(({ id, approximate }) => [id, approximate]))
}

function later(left: string, right: string): string {
  return left > right ? left : right
}

function earlier(left: string, right: string): string {
  return left < right ? left : right
}
