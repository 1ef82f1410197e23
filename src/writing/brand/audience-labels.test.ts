import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { isForSome, labeledFor, tradeIn } from './audience-labels.ts'

test.each<[Language, string, string, string]>([
  ['en', 'Shops: do you protect my zip code?', 'Shops', 'Do you protect my zip code?'],
  ['en', 'For our landlords: both in one visit.', 'landlords', 'Both in one visit.'],
  ['de', 'Kitas: Gibt es eine Rechnung?', 'Kitas', 'Gibt es eine Rechnung?'],
  ['fr', 'Pour les bureaux : facturez-vous au mois ?', 'bureaux', 'Facturez-vous au mois ?'],
  ['es', 'Tiendas: ¿hacéis precio?', 'Tiendas', '¿hacéis precio?'],
  ['it', 'Ristoranti: fate consegne?', 'Ristoranti', 'Fate consegne?'],
])('%s: "%s" is for a part of the readers', (language, text, group, rest) => {
  expect(labeledFor(text, language)).toEqual({ group, text: rest })
})

test.each<[Language, string]>([
  ['en', 'Office hours: 9 to 5'],
  ['en', 'Membership: £40 a year'],
  ['de', 'Betriebsferien: 24. Dezember bis 6. Januar'],
  ['fr', 'Boutique : ouverte le samedi'],
  ['it', 'Negozio: via Roma 4'],
])('%s: "%s" is for everyone', (language, text) => {
  expect(labeledFor(text, language)).toBeNull()
})

test('What is about selling to the trade is for the trade', () => {
  expect(tradeIn('Wholesale orders close on November 10', 'en')).toBe('shops that buy wholesale')
  expect(isForSome('The whole sale is online', 'en')).toBe(false)
})
