import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { BrandRow } from './store.ts'
import { briefOf } from './brand-facts.ts'

export async function soldNamesOf(scope: WorkspaceTx, brand: BrandRow): Promise<string[]> {
  const { name, facts } = await briefOf(scope, brand)
  return [...new Set([name, ...facts.offers.flatMap((offer) => [offer.name, offer.shortName])])]
}
