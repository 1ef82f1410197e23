import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { isOwnDate, withoutObjection } from './own-dates.ts'
import { readDate } from './read-dates.ts'

test.each<[Language, string, boolean]>([
  ['it', 'Facciamo il mercatino sabato 28 e domenica 29 novembre in piazza Duomo.', true],
  ['en', "The bare-root roses arrive on November 20 and they're $28 each.", true],
  ['es', 'El Primer Día se envía a partir del lunes 16 de noviembre.', true],
  ['en', 'School starts again on January 5.', false],
])('a day is the brand’s own where the brand speaks, sells or ships: %s %s', (language, text, expected) => {
  const date = readDate(text, language)
  expect(date !== null && isOwnDate(date, language)).toBe(expected)
})

test('the answer to an objection is read without it', () => {
  expect(withoutObjection('«Costa troppo»: dal 1 febbraio costa 49 €.', 'it')).toBe('Dal 1 febbraio costa 49 €.')
  expect(withoutObjection('What if it dies: tell us by October 31.', 'en')).toBe('Tell us by October 31.')
  expect(withoutObjection('“Bigger” is our fair on January 9.', 'en')).toBe('“Bigger” is our fair on January 9.')
})
