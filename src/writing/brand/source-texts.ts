import type { BrandProfile } from '#shared/brand-brief.ts'

export interface SourceText {
  name: string
  text: string
  page: string | null
}

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
