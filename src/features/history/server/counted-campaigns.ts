import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import { soldNamesOf } from '#features/brands/server/sold-names.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { nextTurn } from '#server/steps.ts'
import type { CampaignTheme } from '#shared/campaign-themes.ts'
import { type ThemeReader, themeReader } from '#writing/history/campaign-theme.ts'
import { NO_THEME } from '../campaign-contract.ts'
import { type CampaignRow, findCampaignsSince } from './store.ts'

export interface CountedCampaign extends CampaignRow {
  theme: CampaignTheme | null
}

const PORTION = 2000

export async function themeReaderOf(scope: WorkspaceTx, brand: BrandRow): Promise<ThemeReader> {
  return themeReader(brand.language, await soldNamesOf(scope, brand))
}

export async function findCountedSince(scope: WorkspaceTx, brandId: string, since: string): Promise<CountedCampaign[]> {
  const campaigns = await findCampaignsSince(scope, brandId, since)
  if (campaigns.length === 0) return []
  const read = await themeReaderOf(scope, await getBrand(scope, brandId))
  const counted: CountedCampaign[] = []
  for (const campaign of campaigns) {
    if (counted.length % PORTION === PORTION - 1) await nextTurn()
    counted.push({ ...campaign, theme: countedTheme(campaign, read) })
  }
  return counted
}

function countedTheme({ name, subject, countedAs }: CampaignRow, read: ThemeReader): CampaignTheme | null {
  if (countedAs === null) return read(name, subject)
  return countedAs === NO_THEME ? null : countedAs
}
