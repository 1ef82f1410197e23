import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readRules } from '../brand/read-rules.ts'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import { taxFinder } from './refused-tax.ts'

const finderFor = (language: Language, rule: string, say: string[] = []) =>
  taxFinder({ language, facts: teaBrand({ rules: readRules(rule, { language, country: 'DE' }, []), say }).facts })

test.each<[Language, string, string]>([
  ['en', "Don't advertise tax benefits", 'Your gift is tax-deductible.'],
  ['de', 'nicht mit Steuervorteil werben', 'Wo bleibt die Spendenquittung?'],
  ['fr', "pas d'avantage fiscal", 'Votre reçu fiscal arrive en mars.'],
  ['es', 'no hablar de deducciones', 'Tu cuota desgrava el 80 %.'],
  ['it', 'niente detrazioni', 'La donazione è detraibile.'],
])('A rule against tax advantages keeps them out of texts (%s)', (language, rule, text) => {
  expect(finderFor(language, rule)(text)).not.toBeNull()
  expect(finderFor(language, rule)('A plain line.')).toBeNull()
  expect(finderFor(language, 'A plain rule')(text)).toBeNull()
})

test('what the brand says of taxes itself stays', () => {
  const find = finderFor('en', "Don't advertise tax benefits", ['Gifts to us are not tax-deductible'])
  expect(find('Gifts to us are not tax-deductible.')).toBeNull()
})
