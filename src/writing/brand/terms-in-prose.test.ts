import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { termsInProse } from './terms-in-prose.ts'

test.each<[Language, string, string[]]>([
  [
    'en',
    'Estimates are free and good for 90 days. Takes the 2-minute quiz.',
    ['Estimates are free and good for 90 days'],
  ],
  [
    'de',
    'Dann bringen sie das Stück oder wir holen es ab, im Umkreis von 40 km für 60 €.',
    ['Wir holen es ab, im Umkreis von 40 km für 60 €'],
  ],
  ['de', 'Die meisten rufen an (Mo-Do 7:30 bis 16 Uhr, Fr bis 12 Uhr).', ['Mo-Do 7:30 bis 16 Uhr, Fr bis 12 Uhr']],
  [
    'fr',
    "L'essai est gratuit, 45 minutes, du mardi au samedi. Ils viennent un samedi.",
    ["L'essai est gratuit, 45 minutes, du mardi au samedi"],
  ],
  [
    'es',
    'Si llega algo roto mandas una foto y sale otro al día siguiente.',
    ['Si llega algo roto mandas una foto y sale otro al día siguiente'],
  ],
  [
    'it',
    'I coltelli sono pronti in due giorni. Ordinano dal sito in due minuti.',
    ['I coltelli sono pronti in due giorni'],
  ],
])('%s: terms of the brand in "%s"', (language, text, expected) => {
  expect(termsInProse(text, language)).toEqual(expected)
})

test('What customers do, and what holds on one day, is none of the terms', () => {
  expect(termsInProse('They think about it for 2 months. About 60 % order twice.', 'en')).toEqual([])
  expect(termsInProse('The spring courses open on January 12 at 9 am.', 'en')).toEqual([])
})
