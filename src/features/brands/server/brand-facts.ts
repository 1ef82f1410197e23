import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { observanceNames } from '#writing/knowledge/observances.ts'
import { keepingLast } from '#server/keeping-last.ts'
import { inTurns, outOfLine } from '#server/steps.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { briefFrom } from '#shared/brief-from.ts'
import type { BrandFact } from '#shared/brand-sheet.ts'
import { oncePer } from '#shared/once-per.ts'
import { type ReadProfile, type ReadableProfile, readingSteps } from '#writing/brand/read-profile.ts'
import type { BrandRow } from './store.ts'
import { mergedFacts } from './sheet/merged-facts.ts'
import { findFacts, findFactsOf, saveFacts } from './sheet/sheet-store.ts'

const PROFILES_KEPT = 100

const keptProfile = keepingLast(PROFILES_KEPT, (profile: ReadableProfile, run: typeof outOfLine) =>
  run(readingSteps(profile, observanceNames())),
)

/** Caches the reading of a profile, because a long one takes long. */
export const readOf = oncePer((brand: BrandRow): Promise<ReadProfile> => keptProfile(profileOf(brand), outOfLine))

/** Reads a changed profile before a transaction needs it, for which all other requests would wait. */
export const readAhead = (brand: BrandRow): Promise<ReadProfile> => keptProfile(profileOf(brand), inTurns)

function profileOf(brand: BrandRow): ReadableProfile {
  const { name, country, language, customerAvatar, productsInfo, buyingJourney, guidelines } = brand
  return { name, country, language, customerAvatar, productsInfo, buyingJourney, guidelines }
}

/** Leaves out proposals from past campaigns. A member has to confirm them first, and then they are stored. */
export async function briefOf(scope: WorkspaceTx, brand: BrandRow): Promise<BrandBrief> {
  return briefFrom(brand, mergedFacts((await readOf(brand)).facts, await findFacts(scope, brand.id)))
}

export async function briefsOf(scope: WorkspaceTx, brands: readonly BrandRow[]): Promise<BrandBrief[]> {
  const facts = await findFactsOf(
    scope,
    brands.map(({ id }) => id),
  )
  return Promise.all(
    brands.map(async (brand) => briefFrom(brand, mergedFacts((await readOf(brand)).facts, facts.get(brand.id) ?? []))),
  )
}

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
