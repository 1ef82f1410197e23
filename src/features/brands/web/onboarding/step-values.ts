import type { Brand } from '../../contract.ts'

/** What the third step shows of a brand; a new one has nothing yet. */
export const productsValues = (brand: Brand | null) => ({
  products: brand?.productsInfo?.products ?? '',
  averageOrderValue: brand?.productsInfo?.averageOrderValue ?? '',
  buyingProcess: brand?.buyingJourney?.buyingProcess ?? '',
  commonObjections: brand?.buyingJourney?.commonObjections ?? '',
})

/** What the fourth step shows of a brand. */
export const guidelinesValues = (brand: Brand | null) => ({
  tone: brand?.guidelines?.tone ?? '',
  say: brand?.guidelines?.say ?? [],
  dontSay: brand?.guidelines?.dontSay ?? [],
  complianceNotes: brand?.guidelines?.complianceNotes ?? '',
})
