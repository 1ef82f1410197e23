import { expect, test } from 'vitest'
import { withNounCapitals } from './noun-capitals.ts'

test.each([
  ['patenschaft für eine schwelle: 35 €, mit namensschild', 'Patenschaft für eine Schwelle: 35 €, mit Namensschild'],
  ['fahrten an 3 sonntagen: 17. jänner', 'fahrten an 3 Sonntagen: 17. Jänner'],
  ['helfer willkommen auch ohne vorkenntnis.', 'Helfer willkommen auch ohne Vorkenntnis.'],
  ['ja, nur bei lawinenwarnstufe 4 nicht, geld zurück', 'ja, nur bei Lawinenwarnstufe 4 nicht, Geld zurück'],
  ['termin nach vereinbarung', 'Termin nach Vereinbarung'],
])('%s', (typed, printed) => {
  expect(withNounCapitals(typed, 'de')).toBe(printed)
})

test.each([
  'wir schleifen gerne auch am morgen',
  'laufende kosten und teure arme',
  'für alle, mit uns, ohne mich.',
  'drei Fotos, eins von vorne, eins von hinten.',
  'Stühle, die wackeln.',
  'frisch geröstet dienstags und donnerstags',
  'Schreib an termin@beispiel.de oder auf shop-termin',
])('%s stays', (typed) => {
  expect(withNounCapitals(typed, 'de')).toBe(typed)
})

test('languages without capital nouns stay', () => {
  expect(withNounCapitals('a day at the shop', 'en')).toBe('a day at the shop')
})
