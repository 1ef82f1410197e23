import { expect, test } from 'vitest'
import { brandFrom, typedFields } from './profiles/profiles.fixtures.ts'
import type { Language } from '#shared/brand-brief.ts'
import { readProfile } from './read-profile.ts'
import { readTerms, termOf } from './read-terms.ts'

const saidIn = (fields: { complianceNotes?: string; buyingProcess?: string }) => {
  const brand = brandFrom(
    { id: 'terms', name: 'Terms', country: 'US', language: 'en' },
    typedFields.parse({ products: 'mugs', ...fields }),
  )
  return readProfile(brand, []).facts.flatMap((fact) => (fact.kind === 'say' ? [fact.value.text] : []))
}

test.each([
  ['Free delivery from $45.', ['Free delivery from $45.']],
  ['Never more than $10 off.', []],
  ['Emails at most 2 a month.', []],
  ['Only gifts under $20.', []],
])('the rule "%s" tells customers %j', (complianceNotes, said) => expect(saidIn({ complianceNotes })).toEqual(said))

test.each([
  ['Delivery in 48 hours. They order 3 times a year.', ['Delivery in 48 hours.']],
  ['Most order by phone, 2 of 3 come back.', []],
])('of the buying process "%s", customers hear %j', (buyingProcess, said) =>
  expect(saidIn({ buyingProcess })).toEqual(said),
)

test.each<[Language, string, string[]]>([
  [
    'en',
    'They ring us, 20 dollars deposit holds the table. missed lesson = one free in the same term',
    ['20 dollars deposit holds the table', 'Missed lesson: one free in the same term'],
  ],
  ['en', 'Checks dates, asks a friend along, books 6-8 weeks ahead', []],
  [
    'en',
    'order online, min order $40. shipping flat $18, free over $250',
    ['Min order $40', 'Shipping flat $18, free over $250'],
  ],
  [
    'de',
    'Bestellung per Fax oder Telefon, bis Mittwoch 11 Uhr bestellt = Freitag geliefert. mo-do 8-17 Uhr',
    ['Bis Mittwoch 11 Uhr bestellt: Freitag geliefert', 'Mo-Do 8-17 Uhr'],
  ],
  ['de', 'Ruft an, kommt vorbei, zahlt mit Karte oder Rechnung', []],
  [
    'de',
    'Kein Versand vom 4. bis 9. Jänner, Absagen bitte 24 Stunden vorher, sonst 20 €',
    ['Absagen bitte 24 Stunden vorher, sonst 20 €'],
  ],
  ['fr', 'Devis, acompte de 40 %, puis paiement en deux fois', ['Devis, acompte de 40 %, puis paiement en deux fois']],
  [
    'es',
    'Se encarga por whatsapp o en tienda, pago al recoger, las de boda con 30 € de señal',
    ['Pago al recoger, las de boda con 30 € de señal'],
  ],
  [
    'it',
    'mandano una foto, preventivo in 2 giorni. Ordine minimo € 50. spedizione € 8',
    ['Preventivo in 2 giorni', 'Ordine minimo € 50', 'Spedizione € 8'],
  ],
  ['es', 'La plaza se reserva por sms o teléfono 978 555 021, con 40 € de señal', ['40 € de señal']],
  [
    'it',
    'Si manda per email la misura, il modello e il colore',
    ['Si manda per email la misura, il modello e il colore'],
  ],
])('%s: “%s” states the terms %j', (language, text, expected) => {
  expect(readTerms(text, false, language).map((term) => term.text)).toEqual(expected)
})

test("a price among the products isn't a term", () => {
  expect(readTerms('Claw trim 12 € on Wednesdays 9-11', true, 'en')).toEqual([])
})

test.each([
  ['£50 deposit, balance 14 days before', 'deposit'],
  ['Office phone: Tue to Fri 9.30-1', 'hours'],
  ['Members pay half', 'members'],
  ['Lead time seven weeks', 'lead'],
  ['We mend what we sell', null],
])('“%s” is about %s', (text, term) => expect(termOf(text, 'en')).toBe(term))
