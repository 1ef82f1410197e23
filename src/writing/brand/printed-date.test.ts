import { expect, test } from 'vitest'
import { printedDate } from './printed-date.ts'

test('a sentence about a day keeps the place and the hours in its brackets', () => {
  expect(printedDate('saremo alla Fiera di Padova il 23 gennaio (padiglione 7, stand B12), ingresso 12 €', 'it')).toBe(
    'Saremo alla Fiera di Padova il 23 gennaio (padiglione 7, stand B12), ingresso 12 €.',
  )
})

test('a request is for readers, and what the owner says to the writer is not', () => {
  expect(printedDate('Messtermin am 16. Jänner, 9 bis 13 Uhr, bitte anmelden.', 'de')).toContain('bitte anmelden')
  expect(printedDate('Open house on January 14 (ask me for the link first)', 'en')).toBe('Open house on January 14.')
  expect(printedDate('Open house on January 14, ask me first!!', 'en')).toBeNull()
})

test('a month begins as the language writes it', () => {
  expect(printedDate('the course closes for sign-ups on 15 january', 'en')).toBe(
    'The course closes for sign-ups on 15 January.',
  )
  expect(printedDate('la chorale reprend le 5 janvier', 'fr')).toBe('La chorale reprend le 5 janvier.')
})

test.each([
  [
    'de',
    'Neue Liste gilt ab 1. Februar 2027, bis 29. Januar 2027 die alte',
    'Neue Liste gilt ab 1. Februar, bis 29. Januar die alte.',
  ],
  ['fr', 'le mardi 26 janvier 2027 à 19h en ligne', 'Le mardi 26 janvier à 19 h en ligne.'],
  ['es', 'encargo hasta el 2 de enero de 2027 en tienda', 'Encargo hasta el 2 de enero en tienda.'],
  [
    'en',
    'Next course starts on January 19, 2027 in the small hall',
    'Next course starts on January 19 in the small hall.',
  ],
  ['it', 'Alba 23 gennaio 2027 - si prenota al banco', 'Alba 23 gennaio – si prenota al banco.'],
  ['en', 'Buy by 24 December 2026, valid until 31 March 2028', 'Buy by 24 December 2026, valid until 31 March 2028.'],
  ['de', 'Kalender 2027 ab 15.12. im Laden', 'Kalender 2027 ab 15.12. im Laden.'],
] as const)('a year that goes without saying is left out (%s): %s', (language, text, printed) => {
  expect(printedDate(text, language)).toBe(printed)
})

test.each([
  [
    'de',
    'Intensivtag "Passato o imperfetto?" mit Matteo: Samstag, 30. Januar',
    'Intensivtag „Passato o imperfetto?“ mit Matteo: Samstag, 30. Januar.',
  ],
  [
    'fr',
    "Box de mars, « 12 énigmes » : commande jusqu'au 5 mars",
    "Box de mars, «\u00a012 énigmes\u00a0» : commande jusqu'au 5 mars.",
  ],
  ['en', 'Reading of “Low Water” on March 5 at 7 pm', 'Reading of “Low Water” on March 5 at 7 pm.'],
] as const)('a title keeps its quotation marks (%s): %s', (language, text, printed) => {
  expect(printedDate(text, language)).toBe(printed)
})

test('a quotation without a title is a note', () => {
  expect(printedDate('Open house on January 14, say "last chance" or so', 'en')).toBeNull()
})

test.each([
  [
    'fr',
    'Samedi 28 novembre à 14 h, atelier « je coule mon savon » à la boutique avec Inès : 8 places, 38 €.',
    'Samedi 28 novembre à 14 h, atelier «\u00a0Je coule mon savon\u00a0» à la boutique avec Inès : 8 places, 38 €.',
  ],
  ['en', 'March 6, 2 pm: workshop “my own soap” at the shop', 'March 6, 2 pm: workshop “My own soap” at the shop.'],
  [
    'de',
    '6. März, 14 Uhr: Abendkurs „ich siede Seife“ im Laden',
    '6. März, 14 Uhr: Abendkurs „Ich siede Seife“ im Laden.',
  ],
  [
    'es',
    '6 de marzo a las 14 h, taller «yo hago mi jabón» en la tienda',
    '6 de marzo a las 14 h, taller «Yo hago mi jabón» en la tienda.',
  ],
  [
    'it',
    '6 marzo alle 14, laboratorio «io faccio il sapone» in bottega',
    '6 marzo alle 14, laboratorio «Io faccio il sapone» in bottega.',
  ],
] as const)('what people come to has a name that is written small (%s): %s', (language, text, printed) => {
  expect(printedDate(text, language)).toBe(printed)
})
