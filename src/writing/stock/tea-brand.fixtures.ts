import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue, UsableFacts } from '#shared/brand-sheet.ts'

export const teaOffer = (name: string, more: Partial<FactValue<'offer'>> = {}): FactValue<'offer'> => ({
  name,
  shortName: name,
  kind: 'consumable',
  grammar: { number: 'singular', gender: null },
  isFirstPurchase: false,
  fact: null,
  price: null,
  forWhom: null,
  chooseIf: null,
  season: null,
  ...more,
})

export const teaBrand = (facts: Partial<UsableFacts> = {}): BrandBrief => ({
  id: 'fernhollow',
  name: 'Fernhollow Tea',
  website: null,
  country: 'GB',
  language: 'en',
  defaultEmailType: 'design-based',
  facts: {
    business: null,
    trade: { trade: 'coffee-tea', label: 'coffee and tea' },
    family: 'food-drink-craft',
    buyers: null,
    offers: [],
    doubts: [],
    pains: [],
    moments: [],
    voice: null,
    say: [],
    neverSay: [],
    rules: [],
    answers: [],
    rhythm: null,
    ...facts,
  },
})
