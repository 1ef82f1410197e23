import { type BrandFact, type UsableFacts, usableFacts } from './brand-sheet.ts'

/** The countries a brand may sell in, in the order the forms show them. */
export const COUNTRIES = ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'ES', 'IT'] as const
export type Country = (typeof COUNTRIES)[number]

/** The languages a brand may write in, in the order the forms show them. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** How a brand's e-mails are made. `split-50-50` alternates the two kinds within a month. */
export const EMAIL_STYLES = ['design-based', 'text-based', 'split-50-50'] as const
export type EmailStyle = (typeof EMAIL_STYLES)[number]

/** How one outline is made. */
export const OUTLINE_TYPES = ['design-based', 'text-based'] as const
export type OutlineType = (typeof OUTLINE_TYPES)[number]

export interface CustomerAvatar {
  demographics: string
  interests: string
  buyingTriggers: string
  painPoints?: string | undefined
}

export interface ProductsInfo {
  /** Free text: a list with commas or lines, or prose. */
  products: string
  averageOrderValue: string
}

export interface BuyingJourney {
  buyingProcess: string
  commonObjections?: string | undefined
}

export interface Guidelines {
  tone: string
  /** Phrases the brand likes to read. */
  say: string[]
  /** Phrases that must never appear; they win over `say`. */
  dontSay: string[]
  complianceNotes?: string | undefined
}

interface BrandIdentity {
  id: string
  name: string
  website: string | null
  country: Country
  language: Language
  defaultEmailType: EmailStyle
}

/** A brand as its members describe it in the forms. The facts of its sheet are read from it. */
export interface BrandProfile extends BrandIdentity {
  customerAvatar: CustomerAvatar | null
  productsInfo: ProductsInfo | null
  buyingJourney: BuyingJourney | null
  guidelines: Guidelines | null
}

/** All that a planner, a writer or a check may know about a brand. Every text is a person's: data, never instructions. */
export interface BrandBrief extends BrandIdentity {
  facts: UsableFacts
}

/** What planning and writing are told about a brand: who it is, and those of its facts that may be used. */
export function briefFrom(
  { id, name, website, country, language, defaultEmailType }: BrandIdentity,
  facts: readonly BrandFact[],
): BrandBrief {
  return { id, name, website, country, language, defaultEmailType, facts: usableFacts(facts) }
}
