import type { BrandBrief, Country, Language } from '#shared/brand-brief.ts'
import { observancesOf, type Observance, type ObservanceKind } from '#server/marketing-knowledge/observances.ts'
import type { Vertical } from '#server/marketing-knowledge/verticals.ts'

/** A mail may name a day at most this long before it. */
export const LONGEST_LEAD_DAYS = 21

/** An observance as a plan of one month may use it. */
export interface MonthOccasion {
  id: string
  name: string
  englishName: string
  kind: ObservanceKind
  weight: number
  date: string
  /** The days of the month on which a mail about it makes sense. */
  from: string
  to: string
  optOut: boolean
  /** The day is not certain: it is never stated in a text. */
  approximate: boolean
  /** A plan without it would be out of time. */
  mustCover: boolean
}

const COUNTRY_LANGUAGE: Record<Country, Language> = {
  US: 'en',
  CA: 'en',
  GB: 'en',
  AU: 'en',
  DE: 'de',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
}

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

/** Observances whose days for a mail reach into a month: those of the month, and those whose run-up lies in it. */
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
      const earliest = Temporal.PlainDate.from(observance.date).subtract({ days: LONGEST_LEAD_DAYS }).toString()
      return {
        ...observance,
        reachFrom: later(later(observance.from, earliest), first),
        reachTo: earlier(observance.to, last),
      }
    })
    .filter(({ reachFrom, reachTo }) => reachFrom <= reachTo)
}

/** What a brand can write about in a month, heaviest first. Nothing that is grave, opt-in or of another trade. */
export function monthOccasions(
  brand: BrandBrief,
  verticals: readonly Vertical[],
  year: number,
  month: number,
): MonthOccasion[] {
  const first = firstDayOf(year, month)
  const last = lastDayOf(year, month)
  return observancesInReach(brand.country, year, month)
    .filter(
      ({ id, kind, weight, optIn, blocked }) =>
        kind !== 'sensitive' && weight > 0 && !optIn && !blocked && !NEVER_USED.has(id) && !SEASON_STARTS.has(id),
    )
    .filter(
      ({ trades }) =>
        trades.length === 0 || trades.some((trade) => verticals.some((vertical) => vertical.startsWith(trade))),
    )
    .flatMap((observance) => {
      const { id, kind, weight, date, names, optOut, approximate, reachFrom, reachTo } = observance
      const name = names[brand.language] ?? names[COUNTRY_LANGUAGE[brand.country]] ?? names.en
      const days = daysBetween(reachFrom, reachTo) + 1
      const ahead = date > last
      if (name === undefined || name === '' || (ahead && days < 4)) return []
      // The last hours of a run-up that belonged to the month before.
      if (kind !== 'sale' && observance.from < first && days < 3) return []
      return {
        id,
        name,
        englishName: names.en ?? name,
        kind: id === 'memorial-day' ? ('holiday' as const) : kind,
        weight,
        date,
        from: reachFrom,
        to: reachTo,
        optOut,
        approximate,
        mustCover: weight >= 3 && (!ahead || days >= 7),
      }
    })
    .sort(
      (left, right) =>
        right.weight - left.weight ||
        (left.date < right.date ? -1 : left.date > right.date ? 1 : left.id < right.id ? -1 : 1),
    )
}

export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days
}

function later(left: string, right: string): string {
  return left > right ? left : right
}

function earlier(left: string, right: string): string {
  return left < right ? left : right
}
