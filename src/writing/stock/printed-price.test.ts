import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { teaBrand } from './tea-brand.fixtures.ts'
import { readRules } from '../brand/read-rules.ts'
import { withTax } from './printed-price.ts'

test.each<[Language, string, string, string]>([
  [
    'de',
    'Preise immer netto angeben',
    'Ab 1. Februar 39 €/Bund, Versand 7,90 €.',
    'Ab 1. Februar 39 €/Bund netto, Versand 7,90 € netto.',
  ],
  [
    'de',
    'Preise immer netto angeben',
    'Im Jänner 5 % billiger und -5 € ab 3 Stück.',
    'Im Jänner 5 % billiger und -5 € ab 3 Stück.',
  ],
  ['de', 'Preise immer netto angeben', 'Mindestbestellung 80 € netto.', 'Mindestbestellung 80 € netto.'],
  [
    'it',
    'prezzi sempre IVA esclusa',
    'Corso venerdì 19 febbraio, € 140, 8 posti.',
    'Corso venerdì 19 febbraio, € 140 IVA esclusa, 8 posti.',
  ],
  ['it', 'sempre + IVA', 'Verifica sul posto: 75 €.', 'Verifica sul posto: 75 € + IVA.'],
  ['es', 'precios siempre sin iva', 'Taller el 3 de marzo: 40 €.', 'Taller el 3 de marzo: 40 € sin IVA.'],
  ['fr', 'toujours en hors taxes', 'Port 14 € les six.', 'Port 14 € hors taxes les six.'],
  ['fr', 'pas de photos', 'Atelier le 3 mars, 35 €.', 'Atelier le 3 mars, 35 €.'],
])('A rule on taxes also holds for what the owner wrote (%s, %s): %s', (language, rule, line, printed) => {
  const { facts } = teaBrand({ rules: readRules(rule, { language, country: 'DE' }, []) })
  expect(withTax(line, { language, facts })).toBe(printed)
})
