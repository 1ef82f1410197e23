import type { Country } from '#shared/brand-brief.ts'

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

const northern: readonly Season[] = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
]

/** The season with most days of a month, by the country's weather: reversed in Australia. */
export function seasonOf(country: Country, month: number): Season {
  const shifted = country === 'AU' ? (month + 5) % 12 : month - 1
  const season = northern[shifted]
  if (!season) throw new RangeError(`There is no month ${month}`)
  return season
}
