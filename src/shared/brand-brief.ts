import type { UsableFacts } from './brand-sheet.ts'

export const COUNTRIES = ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'ES', 'IT'] as const
export type Country = (typeof COUNTRIES)[number]

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

export const EMAIL_STYLES = ['design-based', 'text-based', 'split-50-50'] as const
export type EmailStyle = (typeof EMAIL_STYLES)[number]

export const OUTLINE_TYPES = ['design-based', 'text-based'] as const
export type OutlineType = (typeof OUTLINE_TYPES)[number]

export interface CustomerAvatar {
  demographics: string
  interests: string
  buyingTriggers: string
  painPoints?: string | undefined
}

export interface ProductsInfo {
  products: string
  averageOrderValue: string
}

export interface BuyingJourney {
  buyingProcess: string
  commonObjections?: string | undefined
}

export interface Guidelines {
  tone: string
  say: string[]
  /** Phrases that must never appear. They win over `say`. */
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

export interface BrandProfile extends BrandIdentity {
  customerAvatar: CustomerAvatar | null
  productsInfo: ProductsInfo | null
  buyingJourney: BuyingJourney | null
  guidelines: Guidelines | null
}

/** The texts come from users: they are data, never instructions. */
export interface BrandBrief extends BrandIdentity {
  facts: UsableFacts
}
