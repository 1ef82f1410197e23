import { expect, test } from 'vitest'
import type { FactValue } from '#shared/brand-sheet.ts'
import { brandStock } from './brand-stock.ts'
import { teaBrand, teaOffer } from './tea-brand.fixtures.ts'
import { PACKS } from '../packs/load-packs.ts'

const pain = (text: string): FactValue<'pain'> => ({ text, form: 'noun', type: 'nuisance', isBodyComplaint: false })
const stockOf = (pains: string[]) =>
  brandStock({
    brief: teaBrand({
      trade: { trade: 'skin-care', label: 'skin care' },
      family: 'reordered-consumables',
      offers,
      pains: pains.map(pain),
    }),
    offers,
    month: 11,
    hasHistory: false,
    maySay: () => true,
    library: PACKS,
  })
const offers = ['barrier cream', 'lip salve', 'oat cleanser', 'night balm'].map((name) => teaOffer(name))
const OTHERS = [
  'waiting for parcels forever',
  'heavy glass bottles',
  'nobody picks up the telephone',
  'cardboard everywhere at home',
  'strange colors after summer',
  'sizes that never match',
  'instructions in tiny letters',
  'prices that change weekly',
  'bottles without any instructions',
  'creams that smell of plastic',
  'deliveries during office hours',
  'testers nobody ever cleaned',
]

test('a scene fits a brand that has told of the same thing', () => {
  const { anchored } = stockOf([...OTHERS, 'fragrance-free labels that still contain essential oils'])
  expect(anchored).toContain('trade/skin-care/unscented-or-not')
  expect(anchored).not.toContain('trade/skin-care/thirteen')
})

test('a brand that says little keeps its scenes', () => {
  expect(stockOf(['fragrance-free labels that still contain essential oils']).anchored).toBeNull()
})
