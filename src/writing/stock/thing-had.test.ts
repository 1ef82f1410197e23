import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readDate } from '../brand/read-dates.ts'
import { printedDate } from '../brand/printed-date.ts'
import { mayNameHad, thingHad } from './thing-had.ts'

const had = (text: string, language: Language) =>
  thingHad(printedDate(text, language)!, readDate(text, language)!, language)

test.each<[Language, string, string]>([
  [
    'de',
    'Im Advent Geschenke: wir haben ab 16. November den "Adventskasten", 4 x 100 g, 29 €, letztes Jahr 280 Stück.',
    'Adventskasten',
  ],
  ['fr', 'À partir du 20 novembre on a le « Grand Panier » au piment, 250 g, 12 €.', 'Grand Panier'],
  ['es', 'Desde el 12 de noviembre tenemos el "Belén de barro", 9 figuras, 85 €.', 'Belén de barro'],
  ['it', 'Facciamo il mercatino sabato 28 e domenica 29 novembre in piazza.', 'Mercatino'],
  ['en', "We've got the plum cake from 27 November, 600 g, £16.", 'Plum cake'],
  ['de', 'Am 5. Dezember ist offene Werkstatt von 10 bis 17 Uhr.', 'Offene Werkstatt'],
])('what a brand has on a day gives its name to the email (%s): %s', (language, text, name) => {
  expect(had(text, language)).toBe(name)
})

test.each<[Language, string, string]>([
  ['en', 'We do one sale a year only, 15% off the weekend after Thanksgiving, Nov 27-30.', '15% off'],
  ['en', 'We do one sale a year only, 20% off bolts the Saturday after Thanksgiving, November 28.', '20% off bolts'],
  [
    'es',
    'Lo único es un 10 % en garrafas de la cosecha pasada hasta el 30 de noviembre.',
    '10 % en garrafas de la cosecha pasada',
  ],
])('a sale without a name is called by what it takes off (%s): %s', (language, text, name) => {
  expect(had(text, language)).toBe(name)
})

test('a name in front of a day stays, and a time or a clause in front of a colon is none', () => {
  const title = { name: 'A name' }
  expect(mayNameHad(title, 'Open day: on January 24 we have tea.', 'en')).toBe(false)
  expect(mayNameHad(title, "One Saturday a month there's a workshop: November 28 is bowls.", 'en')).toBe(true)
  expect(mayNameHad(title, 'Après un accouchement : on a une session le 12 janvier.', 'fr')).toBe(true)
})
