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
