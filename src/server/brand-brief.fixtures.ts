import { DEMO_BRANDS, type DemoBrandId } from '#server/demo/demo-brands.ts'
import { demoSheet } from '#server/demo/demo-sheets.ts'
import { observanceNames } from '#server/marketing-knowledge/observances.ts'
import { type BrandBrief, type BrandProfile, briefFrom } from '#shared/brand-brief.ts'
import type { FactState, UsableFacts } from '#shared/brand-sheet.ts'
import { readProfile } from '#writing/brand/read-profile.ts'
import { readRules } from '#writing/brand/read-rules.ts'

const briefIn = (state: FactState) => (profile: BrandProfile) =>
  briefFrom(
    profile,
    readProfile(profile, observanceNames()).facts.map((fact) => ({ ...fact, state })),
  )

/** What is known about a brand once somebody has confirmed all that its profile says. */
export const confirmedBrief = briefIn('confirmed')

/** What is known about a brand before anybody has confirmed anything. */
export const unconfirmedBrief = briefIn('proposed')

/** The demo brands, as the demo workspace knows them. */
export const DEMO_BRIEFS: Readonly<Record<DemoBrandId, BrandBrief>> = {
  quillhound: briefFrom(DEMO_BRANDS.quillhound, demoSheet(DEMO_BRANDS.quillhound)),
  tannholt: briefFrom(DEMO_BRANDS.tannholt, demoSheet(DEMO_BRANDS.tannholt)),
  brisalba: briefFrom(DEMO_BRANDS.brisalba, demoSheet(DEMO_BRANDS.brisalba)),
}

/** The same brand with other facts. */
export const withFacts = (brand: BrandBrief, facts: Partial<UsableFacts>): BrandBrief => ({
  ...brand,
  facts: { ...brand.facts, ...facts },
})

/** The same brand with the rules that a text states. */
export const withRules = (brand: BrandBrief, text: string): BrandBrief =>
  withFacts(brand, { rules: readRules(text, brand, observanceNames()) })
