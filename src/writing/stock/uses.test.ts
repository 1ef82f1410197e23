import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { familyOf } from './brand-family.ts'
import { packsOf } from './brand-stock.ts'
import { sellingWayOf } from './selling-way.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { hasUse } from './uses.ts'

const moment = (text: string) => ({ text, form: 'noun' as const, months: [] })
const selling = (
  language: Language,
  trade: string,
  names: string[],
  more: Partial<ReturnType<typeof teaBrand>['facts']> = {},
) => ({
  ...teaBrand({
    trade: { trade, label: trade },
    offers: names.map((name) => teaOffer(name, { kind: null })),
    ...more,
  }),
  language,
})

test.each<[Language, string, string[], boolean]>([
  ['en', 'hair-care', ['Argan shampoo', 'Leave-in conditioner', 'Wide-tooth comb'], true],
  ['en', 'hair-care', ['Wide-tooth comb', 'Boar brush', 'Satin bonnet', 'Comb oil 1 oz'], false],
  ['en', 'hair-care', ['Wide-tooth comb', 'Boar brush', 'Satin bonnet', 'Hairpins'], false],
  ['de', 'cleaning-household', ['Hausbesen', 'Kehrblech', 'Handbürste', 'Stubenbesen'], false],
  ['de', 'cleaning-household', ['Essigreiniger', 'Spülmaschinentabs', 'Spülbürste'], true],
  ['fr', 'cleaning-household', ['Balai de riz', 'Brosse à légumes', 'Pelle en zinc'], false],
  ['es', 'hair-care', ['Peine de boj', 'Cepillo redondo', 'Horquillas'], false],
  ['it', 'cleaning-household', ['Scopa da casa', 'Scopino', 'Paletta in lamiera'], false],
  ['it', 'cleaning-household', ['Detersivo piatti 500 ml', 'Sgrassatore', 'Spugne'], true],
])('in %s, %s with %j runs out: %s', (language, trade, names, isUsedUp) => {
  const brand = selling(language, trade, names)
  expect(hasUse('runs-out', brand)).toBe(isUsedUp)
  expect(familyOf(brand) === 'reordered-consumables').toBe(isUsedUp)
})

test('handmade brooms have the ideas of makers, and those of gifts only where people give them', () => {
  const brooms = (reason: string) =>
    selling('en', 'cleaning-household', ['Corn broom', 'Hearth broom', 'Dustpan'], {
      say: ['stitched by hand'],
      moments: [moment(reason)],
    })
  const forGifts = (reason: string) =>
    packsOf(brooms(reason)).flatMap(({ angles }) => angles.filter(({ use }) => use === 'given'))
  expect(familyOf(brooms('new house'))).toBe('maker-gift')
  expect(forGifts('new house')).toEqual([])
  expect(forGifts('wedding').length).toBeGreaterThan(0)
})

test('one workshop among many offers makes no school', () => {
  const names = ['Room', 'Dinner', 'Evening at the telescope', 'Weekend', 'Breakfast']
  const inn = teaBrand({
    trade: null,
    family: null,
    offers: [...names.map((name) => teaOffer(name, { kind: null })), teaOffer('Photo workshop', { kind: 'course' })],
  })
  expect(sellingWayOf(inn).way).toBe('orders')
})
