import { expect, test } from 'vitest'
import { regionOf } from '../languages/region-words.ts'
import { inBrandWords } from './brand-terms.ts'
import { teaBrand } from './tea-brand.fixtures.ts'

test('a fact has the words that the brand uses instead of those it avoids', () => {
  const brand = { ...teaBrand({ neverSay: ['kostenlos → „ohne Berechnung“', 'billig'] }), language: 'de' as const }
  expect(inBrandWords('Leihgerät gratis', brand)).toBe('Leihgerät ohne Berechnung')
  expect(inBrandWords('Ein billiger Kostenvoranschlag', brand)).toBe('Ein billiger Kostenvoranschlag')
})

test('a brand with two words of a region writes like it', () => {
  const brand = (say: string[]) => ({ ...teaBrand({ say }), language: 'de' as const })
  expect(regionOf(brand(['heuer', "ausg'steckt"]))?.rewrite('Im Januar und dieses Jahr')).toBe('Im Jänner und heuer')
  expect(regionOf(brand(['heuer']))).toBeNull()
})

test('a brand that never says a word of its country says that of its region', () => {
  const brand = (neverSay: string[]) => ({ ...teaBrand({ neverSay }), language: 'de' as const })
  expect(regionOf(brand(['Januar']))?.locale).toBe('de-AT')
  expect(regionOf(brand(['billig']))).toBeNull()
})
