import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { observanceNames } from '#server/marketing-knowledge/observances.ts'
import { keepingLast } from '#server/keeping-last.ts'
import { outOfLine } from '#server/steps.ts'
import { type BrandBrief, briefFrom } from '#shared/brand-brief.ts'
import type { BrandFact } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { type ReadProfile, type ReadableProfile, readingSteps } from '#writing/brand/read-profile.ts'
import type { BrandRow } from './store.ts'
import { mergedFacts } from './sheet/merged-facts.ts'
import { findFacts, saveFacts } from './sheet/sheet-store.ts'

const PROFILES_KEPT = 100

const keptProfile = keepingLast(PROFILES_KEPT, (profile: ReadableProfile) =>
  outOfLine(readingSteps(profile, observanceNames())),
)

/** Read once for a profile, because a long one takes long. */
export const readOf = oncePer((brand: BrandRow): Promise<ReadProfile> => {
  const { country, language, customerAvatar, productsInfo, buyingJourney, guidelines } = brand
  return keptProfile({ country, language, customerAvatar, productsInfo, buyingJourney, guidelines })
})

/**
 * What planning and writing may know of a brand. Proposals that are read from past campaigns are left out: they are not
 * used before a member has confirmed them, and then they are stored.
 */
export async function briefOf(scope: WorkspaceTx, brand: BrandRow): Promise<BrandBrief> {
  return briefFrom(brand, mergedFacts((await readOf(brand)).facts, await findFacts(scope, brand.id)))
}

/** Keeps facts that somebody has confirmed. */
export async function confirmFacts(
  scope: WorkspaceTx,
  brand: BrandRow,
  facts: readonly BrandFact[],
  now: Date,
): Promise<void> {
  await saveFacts(
    scope,
    brand.id,
    facts.map((fact) => ({ ...fact, state: 'confirmed' as const })),
    now,
  )
}
