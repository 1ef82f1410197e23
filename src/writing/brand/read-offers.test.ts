import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { firstSteps } from './offers-elsewhere.ts'
import { readOffers } from './read-offers.ts'

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

test.each<[string, Language, [string, string | null, string | null][]]>([
  [
    'Wash small dog £22, medium £30, large £38, nail trim £9',
    'en',
    [
      ['Wash small dog', '£22', 'medium £30, large £38'],
      ['nail trim', '£9', null],
    ],
  ],
  [
    'Mitgliedschaft 36 € im Jahr, Familien 60 €, Spende 20 €',
    'de',
    [
      ['Mitgliedschaft', '36 € im Jahr', 'Familien 60 €'],
      ['Spende', '20 €', null],
    ],
  ],
  [
    'Tonte chat 40 €, poil long 55 €, griffes 10 €',
    'fr',
    [
      ['Tonte chat', '40 €', 'poil long 55 €'],
      ['griffes', '10 €', null],
    ],
  ],
  [
    'Tortilla 12,50, media 7,50, ensaladilla 9,80, croquetas de jamón 11',
    'es',
    [
      ['Tortilla', '12,50 €', 'media 7,50 €'],
      ['ensaladilla', '9,80 €', null],
      ['croquetas de jamón', '11 €', null],
    ],
  ],
  ['Taratura fino a 15 kg 60 €, da 15 a 60 kg 85 €', 'it', [['Taratura fino a 15 kg', '60 €', 'da 15 a 60 kg 85 €']]],
])('Another price of a thing belongs to it: %s', (text, language, offers) => {
  expect(offersIn(text, language).map(({ name, price, fact }) => [name, price, fact])).toEqual(offers)
})

test.each<[string, Language, string[]]>([
  [
    'Ultraschall, Bewegungsbad auf Rezept (alle Kassen) - Selbstzahler: Massage 45 €, Wickel 20 €',
    'de',
    ['Ultraschall', 'Bewegungsbad auf Rezept', 'Massage', 'Wickel'],
  ],
  [
    'Package “First steps”: 4 talks, a book of 40 pages, £900. Proofreading £4 a page.',
    'en',
    ['Package First steps', 'Proofreading'],
  ],
  ['Wolle 9 €. Mindestbestellung 50 € netto, frei Haus ab 200 €.', 'de', ['Wolle']],
  ['Rope £90, tail £30. UK carriage £14.50, two ropes or more carriage free.', 'en', ['Rope', 'tail']],
  [
    "'Deep water' workshop $60, private lesson $50. Next course starts May 4.",
    'en',
    ['Deep water workshop', 'private lesson'],
  ],
  ['Dampffahrt am 5. Juni und 19. Juni, Erwachsene 19 €, Kinder 9 €. Kalender 12 €', 'de', ['Kalender']],
])("Groups, terms and days aren't offers: %s", (text, language, names) => {
  expect(offersIn(text, language).map(({ name }) => name)).toEqual(names)
})

test('A size in brackets is what the price is for', () => {
  expect(offersIn('Saitling gesalzen 1 Bund (91 m) 31,50 €', 'de')).toMatchObject([{ price: '31,50 €', fact: '91 m' }])
})

test.each<[string, Language]>([
  ['Discours de mariage', 'fr'],
  ['Taratura con certificato per laboratori', 'it'],
])("%s (%s) isn't a course", (text, language) => expect(offersIn(text, language)[0]?.kind).not.toBe('course'))

test('An amount that is added to a price is a detail', () => {
  expect(offersIn('Hearing test £45. Home visits every Tuesday, £25 extra', 'en')).toMatchObject([
    { name: 'Hearing test', price: '£45', fact: null },
    { name: 'Home visits', price: null, fact: 'every Tuesday, £25 extra' },
  ])
})

test.each<[Language, string, { name: string; price: string | null; fact: string | null }[]]>([
  [
    'es',
    'Escuela de encuadernación en Zaragoza. Curso de iniciación (8 sábados) 290 €, material incluido. Monográfico de papel al engrudo, una mañana, 65 €. Curso de restauración, trimestral, 420 €. Bono de 5 tardes 75 €.',
    [
      { name: 'Curso de iniciación', price: '290 €', fact: '8 sábados, material incluido' },
      { name: 'Monográfico de papel al engrudo', price: '65 €', fact: 'una mañana' },
      { name: 'Curso de restauración', price: '420 €', fact: 'trimestral' },
      { name: 'Bono de 5 tardes', price: '75 €', fact: null },
    ],
  ],
  [
    'de',
    'Renner: Stretchfolie 23 my, Karton mit 6 Rollen 64,80 € netto; PET-Band 16 mm, Rolle 49,90 € netto; Kantenschutz aus Pappe, 500 Stück 118 €.',
    [
      { name: 'Stretchfolie 23 my', price: '64,80 € netto', fact: 'Karton mit 6 Rollen' },
      { name: 'PET-Band 16 mm', price: '49,90 € netto', fact: 'Rolle' },
      { name: 'Kantenschutz aus Pappe', price: '118 €', fact: '500 Stück' },
    ],
  ],
])('Each sentence of a list names one thing (%s)', (language, text, offers) => {
  expect(offersIn(text, language)).toMatchObject(offers)
})

test('What a currency and a name have in common, two prices of a thing, and a vague season', () => {
  expect(offersIn('Perceuse 8 €/jour, motoculteur 25€', 'fr')).toMatchObject([
    { name: 'Perceuse', price: '8 €/jour' },
    { name: 'motoculteur', price: '25€' },
  ])
  expect(offersIn("Abonnement : un poche chaque mois, 11 € par mois ou 120 € l'année", 'fr')).toMatchObject([
    { name: 'Abonnement', price: "11 € par mois ou 120 € l'année", kind: 'subscription' },
  ])
  expect(offersIn('Navel oranges (Nov to late January)', 'en')).toMatchObject([
    { name: 'Navel oranges', fact: 'Nov to late January', season: { from: '11-01' } },
  ])
})
