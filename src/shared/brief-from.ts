import type { BrandBrief } from './brand-brief.ts'
import { type BrandFact, usableFacts } from './brand-sheet.ts'

export function briefFrom(
  { id, name, website, country, language, defaultEmailType }: Omit<BrandBrief, 'facts'>,
  facts: readonly BrandFact[],
): BrandBrief {
  return { id, name, website, country, language, defaultEmailType, facts: usableFacts(facts) }
}
