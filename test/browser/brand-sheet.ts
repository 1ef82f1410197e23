import type { BrandSheet } from '#features/brands/sheet-contract.ts'
import { answer } from './answering-server.ts'
import { tannholt } from './brand.ts'
import { emptyAccount, openProduct } from './open-product.tsx'
import { adaIn, northfold } from './workspace.ts'

export type Fact = BrandSheet['facts'][number]
export type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>

export const brand = { ...tannholt, website: 'https://tannholt.example' }
export const address = `/api/brands/${brand.id}/sheet`
export const read = `GET ${address}`
export const decide = `PATCH ${address}`
export const write = `POST ${address}/facts`

export const origin = { source: 'profile', state: 'proposed', quote: null, page: null, isUsed: true } as const

export const offer = (name: string, changes: Partial<FactOf<'offer'>> = {}): FactOf<'offer'> => ({
  ...origin,
  kind: 'offer',
  key: name.toLowerCase(),
  value: {
    name,
    shortName: name,
    kind: null,
    grammar: null,
    isFirstPurchase: false,
    fact: null,
    price: null,
    forWhom: null,
    chooseIf: null,
    season: null,
  },
  ...changes,
})

export const trade: FactOf<'trade'> = {
  ...origin,
  kind: 'trade',
  key: 'trade',
  isUsed: false,
  value: { trade: 'coffee-tea', label: 'coffee and tea' },
}

export const rule = (key: string, value: FactOf<'rule'>['value']): FactOf<'rule'> => ({
  ...origin,
  kind: 'rule',
  key,
  value,
})

export const sheet = (facts: readonly Fact[], unused: BrandSheet['unused'] = [], hasModel = false): BrandSheet => ({
  facts: [...facts],
  unused,
  hasModel,
  trades: [
    { id: 'coffee-tea', name: 'Coffee and tea', family: 'food-drink-craft' },
    { id: 'dental-supply', name: 'Dental supplies', family: 'b2b-supply' },
  ],
})

export function accountWith(facts: readonly Fact[], role = 'OWNER', status = 'ACTIVE', changes: object = {}) {
  const workspace = northfold('PRO', { status })
  return {
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, role)] }),
    'GET /api/brands': answer({ brands: [{ ...brand, ...changes }] }),
    [read]: answer(sheet(facts)),
  }
}

export const openSheet = () => openProduct(`/dashboard/brand-sheet?brandId=${brand.id}`)
