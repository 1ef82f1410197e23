import { DEMO_BRANDS, type DemoBrandId } from '#stand-ins/demo/demo-brands.ts'
import { demoSheet } from '#stand-ins/demo/demo-sheets.ts'
import { observanceNames } from '../knowledge/observances.ts'
import type { BrandBrief, BrandProfile } from '#shared/brand-brief.ts'
import { briefFrom } from '#shared/brief-from.ts'
import type { FactState, UsableFacts } from '#shared/brand-sheet.ts'
import { readProfile } from './read-profile.ts'
import { readRules } from './read-rules.ts'

const briefIn = (state: FactState) => (profile: BrandProfile) =>
  briefFrom(
    profile,
    readProfile(profile, observanceNames()).facts.map((fact) => ({ ...fact, state })),
  )

export const confirmedBrief = briefIn('confirmed')

export const unconfirmedBrief = briefIn('proposed')

export const DEMO_BRIEFS: Readonly<Record<DemoBrandId, BrandBrief>> = {
  quillhound: briefFrom(DEMO_BRANDS.quillhound, demoSheet(DEMO_BRANDS.quillhound)),
  tannholt: briefFrom(DEMO_BRANDS.tannholt, demoSheet(DEMO_BRANDS.tannholt)),
  brisalba: briefFrom(DEMO_BRANDS.brisalba, demoSheet(DEMO_BRANDS.brisalba)),
}

export const withFacts = (brand: BrandBrief, facts: Partial<UsableFacts>): BrandBrief => ({
  ...brand,
  facts: { ...brand.facts, ...facts },
})

export const withRules = (brand: BrandBrief, text: string): BrandBrief =>
  withFacts(brand, { rules: readRules(text, brand, observanceNames()) })
