import { type BrandRow, briefOf } from '#features/brands/server/service.ts'
import { observancesOf } from '#server/marketing-knowledge/observances.ts'
import { detectVerticals } from '#server/marketing-knowledge/verticals.ts'
import type { ShownObservance } from '../contract.ts'
import { observanceName } from './plan-facts.ts'

/** No days, but the start of a stretch in which people buy gifts, or buy little. */
const STRETCHES: ReadonlySet<string> = new Set(['gift-guide', 'august-lull'])

/** The days between two others that a shop in the brand's country and trade plans around. */
export function observancesBetween(brand: BrandRow, first: string, last: string): ShownObservance[] {
  const { name, productsInfo, customerAvatar } = briefOf(brand)
  const trades = detectVerticals({
    strong: `${name} ${productsInfo?.products ?? ''}`,
    weak: Object.values(customerAvatar ?? {}).join(' '),
  })
  const concerns = (days: readonly string[]) =>
    days.length === 0 || days.some((day) => trades.some((trade) => trade.startsWith(day)))
  return [...new Set([first, last].map((day) => Number(day.slice(0, 4))))]
    .flatMap((year) => observancesOf(brand.country, year))
    .filter(({ id, date, optIn }) => date >= first && date <= last && !optIn && !STRETCHES.has(id))
    .filter((observance) => concerns(observance.trades))
    .map((observance) => ({
      id: observance.id,
      name: observanceName(observance),
      kind: observance.kind,
      date: observance.date,
      lastDay: observance.lastDay,
      approximate: observance.approximate,
    }))
}
