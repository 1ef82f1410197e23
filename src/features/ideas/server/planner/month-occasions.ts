import type { BrandBrief, Country } from '#shared/brand-brief.ts'
import { observancesOf, type Observance } from '#server/marketing-knowledge/observances.ts'
import { concernsTrade } from '#server/marketing-knowledge/verticals.ts'
import { openRange, skipsOccasion } from '#writing/gate/brand-rules.ts'

/** An email may name a day at most this long before it. */
export const LONGEST_LEAD_DAYS = 21

// A marketplace's days are announced each year; the lull of August and the gift season are no days to write about.
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

/** Observances whose days for an email reach into a month: those of the month, and those whose run-up lies in it. */
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

/** The longest time before a day that a pack wishes for an email about it. */
const LONGEST_PACK_LEAD = 31

/** The days of the year whose emails may lie in a month: those in it, and those that follow it soon. */
export function observancesAhead(country: Country, year: number, month: number): Observance[] {
  const first = firstDayOf(year, month)
  const last = Temporal.PlainDate.from(lastDayOf(year, month)).add({ days: LONGEST_PACK_LEAD }).toString()
  return [year, year + 1]
    .flatMap((each) => observancesOf(country, each))
    .filter(({ date }) => date >= first && date <= last)
}

/** A day that is lighter means something to few people. */
const LIGHTEST = 2
/** Fewer days than this in a month are no run-up: the other month has the email. */
const SHORTEST_RUN_UP = 4

/**
 * The days of the year that mean something to a brand's trade and whose emails fit a month, by their id. Nothing that is
 * grave, opt-in or of another trade, and nothing that the brand's rules leave out. True for a day whose date isn't certain.
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
