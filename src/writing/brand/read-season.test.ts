import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { findMonth, findYearRange, outsideOf, readYearRange } from './read-season.ts'

test.each<[string, Language, string, string]>([
  ['May 15 to September 30', 'en', '05-15', '09-30'],
  ['mid-May to end of September only', 'en', '05-15', '09-30'],
  ['Mitte April bis 24. Juni', 'de', '04-15', '06-24'],
  ['von Oktober bis April', 'de', '10-01', '04-30'],
  ["d'octobre à mars", 'fr', '10-01', '03-31'],
  ['en juillet et aout', 'fr', '07-01', '08-31'],
  ['del 20 de noviembre al 22 de diciembre', 'es', '11-20', '12-22'],
  ['da novembre a metà marzo', 'it', '11-01', '03-15'],
  ['Ende Jänner bis Anfang März', 'de', '01-21', '03-10'],
])('The range "%s" (%s) goes from %s to %s', (text, language, from, to) =>
  expect(readYearRange(text, language)).toEqual({ from, to }),
)

test.each(['in May', 'two to three weeks', 'you may march', '24/7', 'Monday to Friday'])(
  '"%s" isn\'t a range',
  (text) => expect(readYearRange(text, 'en')).toBeNull(),
)

test('A range leaves the words that are not its own', () => {
  expect(findYearRange('Erdbeeren von Mai bis Juli', 'de')?.rest).toBe('Erdbeeren')
  expect(findYearRange("Dégustation à la cabane d'avril à octobre", 'fr')?.rest).toBe('Dégustation à la cabane')
  expect(findMonth('Panettone artigianale solo a dicembre', 'it')?.rest).toBe('Panettone artigianale')
  expect(findMonth('from May or June', 'en')).toBeNull()
})

test('The rest of the year begins a day after a range and ends a day before it', () => {
  expect(outsideOf({ from: '11-01', to: '03-15' })).toEqual({ from: '03-16', to: '10-31' })
})

test("A number after a comma isn't a day, and a word of another language isn't a month", () => {
  expect(readYearRange('April bis September, 6 Termine', 'de')).toEqual({ from: '04-01', to: '09-30' })
  expect(findMonth('Mai pubblicare bambini', 'it')).toBeNull()
  expect(findMonth('nur im Mai', 'de')?.range).toEqual({ from: '05-01', to: '05-31' })
})
