import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { firstSteps, readOffers } from './read-offers.ts'

const offersIn = (text: string, language: Language) => readOffers(text, language).offers.map(({ offer }) => offer)

test.each<[string, Language, string]>([
  ['Mystery box every month', 'en', 'subscription'],
  ['Box sciences (24,90 €/mois)', 'fr', 'subscription'],
  ['Kit viaggio', 'it', 'set'],
  ['Custom mugs', 'en', 'made-to-measure'],
  ['Gehörschutz nach Maß', 'de', 'made-to-measure'],
  ['Tag der offenen Tür im Juni', 'de', 'event'],
  ['Board hire', 'en', 'service'],
  ['Wartungsvertrag für Autoklaven', 'de', 'service'],
  ['Candle making kit', 'en', 'set'],
])('%s (%s) is of the kind %s', (text, language, kind) => expect(offersIn(text, language)[0]?.kind).toBe(kind))

test('Dates leave the name and become the season', () => {
  expect(offersIn('Erdbeeren von Mai bis Juli, Gänse (nur im Dezember), Eier', 'de')).toMatchObject([
    { name: 'Erdbeeren', season: { from: '05-01', to: '07-31' } },
    { name: 'Gänse', season: { from: '12-01', to: '12-31' }, fact: null },
    { name: 'Eier', season: null },
  ])
  expect(offersIn('Panettone solo a dicembre', 'it')).toMatchObject([
    { name: 'Panettone', season: { from: '12-01', to: '12-31' } },
  ])
  expect(offersIn('Seeds, gift cards all year', 'en')).toMatchObject([{ name: 'Seeds' }, { name: 'gift cards' }])
})

test('Sizes that a thing comes in and how many there are leave its name', () => {
  expect(offersIn('bully sticks 6in + 12in, a few hybrid teas', 'en')).toMatchObject([
    { name: 'bully sticks', fact: '6in + 12in' },
    { name: 'hybrid teas', fact: null },
  ])
})

test('Prices in a row stay together, and prices among words stay in their sentence', () => {
  expect(
    offersIn('Patenschaft (8 / 15 / 30 Euro im Monat); Nistkasten (Bausatz 39 €, fertig 62 €)', 'de'),
  ).toMatchObject([
    { name: 'Patenschaft', price: '8 / 15 / 30 Euro im Monat', fact: null },
    { name: 'Nistkasten', fact: 'Bausatz 39 €, fertig 62 €' },
  ])
})

test('A short name keeps what it is of', () => {
  expect(offersIn('Cursos de alemán para enfermeras y fisios que trabajan de noche', 'es')).toMatchObject([
    { shortName: 'Cursos de alemán' },
  ])
})

test("A month in a name isn't a season", () => {
  expect(offersIn('Open day in June', 'en')).toMatchObject([{ name: 'Open day in June', season: null }])
})

test('A price in parentheses with words leaves the words', () => {
  expect(offersIn('Cassa mista (72 €, spedizione inclusa)', 'it')).toMatchObject([
    { name: 'Cassa mista', price: '72 €', fact: 'spedizione inclusa' },
  ])
})

test('A price leaves the name without its currency, and with the end of its range', () => {
  expect(offersIn('Gutswein „Löss“ 9,80 / Riedenweine 24 bis 32 Euro', 'de')).toMatchObject([
    { name: 'Gutswein Löss', price: '9,80 €' },
    { name: 'Riedenweine', price: '24 bis 32 Euro' },
  ])
})

test('A description of roots and dates leaves a short name', () => {
  expect(
    offersIn('Bare-root roses, grown in the ground here, dug June, posted mid-June to end of August ONLY.', 'en'),
  ).toMatchObject([{ name: 'Bare-root roses', season: { from: '06-15', to: '08-31' } }])
})

test('Words behind a price are what the offer is, and a sampler among the steps of buying comes first', () => {
  expect(offersIn('Piano tuning £85 within 20 miles; humidity kit £95 fitted', 'en')).toMatchObject([
    { name: 'Piano tuning', price: '£85', fact: 'within 20 miles' },
    { name: 'humidity kit fitted', price: '£95', fact: null },
  ])
  const [first] = firstSteps('They see us at the market, get a 5 dollar sampler, then reorder.', 'en')
  expect(first!.offer).toMatchObject({ name: 'sampler', price: '5 dollars', isFirstPurchase: true })
  expect(firstSteps('They reorder by phone.', 'en')).toEqual([])
})
