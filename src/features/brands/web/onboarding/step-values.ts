import type { Brand } from '../../contract.ts'

export const productsValues = (brand: Brand | null) => ({
  products: brand?.productsInfo?.products ?? '',
  averageOrderValue: brand?.productsInfo?.averageOrderValue ?? '',
  buyingProcess: brand?.buyingJourney?.buyingProcess ?? '',
  commonObjections: brand?.buyingJourney?.commonObjections ?? '',
})

export const guidelinesValues = (brand: Brand | null) => ({
  tone: brand?.guidelines?.tone ?? '',
  say: brand?.guidelines?.say ?? [],
  dontSay: brand?.guidelines?.dontSay ?? [],
  complianceNotes: brand?.guidelines?.complianceNotes ?? '',
})
