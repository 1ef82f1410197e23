import type { BrandBrief } from '#shared/brand-brief.ts'
import type { Steps } from '#shared/steps.ts'
import { offersOfMonth } from './listed-offers.ts'
import { gateSteps, offerNames } from '../gate/gate.ts'
import { stockSteps, textsOfPacks } from './brand-stock.ts'
import { type Stock } from './stock-ideas.ts'

export interface MonthStockRequest {
  /** With the exclusions and pushes of the month's notes. */
  brand: BrandBrief
  month: number
  hasHistory: boolean
}

export function* monthStockSteps({ brand, month, hasHistory }: MonthStockRequest): Steps<Stock> {
  const { language, facts } = brand
  const gate = yield* gateSteps({
    language,
    facts,
    month,
    names: [brand.name, ...offerNames(facts)],
    checked: () => textsOfPacks(brand),
  })
  // The packs settle what a brand could state: their checker asks a question about each of these lines.
  const maySay = (text: string) => gate(text).every(({ canBeStated }) => canBeStated)
  const known = new Map<string, boolean>()
  return yield* stockSteps({
    brief: brand,
    offers: offersOfMonth(brand, month),
    hasHistory,
    month,
    // The planner reads an idea once for each offer, and most of its texts are the same then.
    maySay: (text) => known.getOrInsertComputed(text, maySay),
  })
}
