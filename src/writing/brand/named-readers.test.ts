import { expect, test } from 'vitest'
import { groupsApart } from './named-readers.ts'

test.each([
  [
    'en',
    'The Christmas diary opens Monday 2 November at 8am for regulars and Monday 9 November for everyone else.',
    ['The Christmas diary opens Monday 2 November at 8am for regulars.', 'only regulars'],
    ['The Christmas diary opens Monday 9 November for everyone else.', null],
  ],
  [
    'de',
    'Mitglieder können ab 23. November buchen, alle anderen ab 30. November.',
    ['Mitglieder können ab 23. November buchen.', 'nur Mitglieder'],
    ['Alle anderen können ab 30. November buchen.', null],
  ],
] as const)('two groups have a sentence each (%s): %s', (language, text, ...halves) => {
  expect(groupsApart(text, language).map((each) => [each.text, each.readers])).toEqual(halves)
})

test.each([
  [
    'en',
    'Companies that want their logo on the box order by November 20.',
    'only companies that want their logo on the box',
  ],
  [
    'fr',
    'Les élèves qui veulent passer me le disent avant le 28 novembre.',
    'uniquement les élèves qui veulent passer',
  ],
  ['es', 'Las cajas que lleguen hasta el 9 de diciembre vuelven antes de Navidad.', null],
] as const)('a sentence names its readers (%s): %s', (language, text, readers) => {
  expect(groupsApart(text, language)).toEqual([{ text, readers }])
})
