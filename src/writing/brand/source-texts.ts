import type { BrandProfile } from '#shared/brand-brief.ts'

/** A text that facts about a brand are read from. */
export interface SourceText {
  /** The field of the profile, or a name for the page. */
  name: string
  text: string
  /** Address of the page; null for a text of the profile. */
  page: string | null
}

/** The texts of a profile, field by field, as the brand typed them. Empty fields are left out. */
export function profileTexts({ customerAvatar, productsInfo, buyingJourney, guidelines }: BrandProfile): SourceText[] {
  const fields: Record<string, string | undefined> = {
    products: productsInfo?.products,
    averageOrderValue: productsInfo?.averageOrderValue,
    demographics: customerAvatar?.demographics,
    interests: customerAvatar?.interests,
    buyingTriggers: customerAvatar?.buyingTriggers,
    painPoints: customerAvatar?.painPoints,
    buyingProcess: buyingJourney?.buyingProcess,
    commonObjections: buyingJourney?.commonObjections,
    tone: guidelines?.tone,
    say: guidelines?.say.join('\n'),
    dontSay: guidelines?.dontSay.join('\n'),
    complianceNotes: guidelines?.complianceNotes,
  }
  return Object.entries(fields).flatMap(([name, text]) =>
    text === undefined || text.trim() === '' ? [] : [{ name, text, page: null }],
  )
}
