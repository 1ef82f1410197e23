import { expect, test } from 'vitest'
import { findQuotes } from './find-quotes.ts'

test.each([
  '"I cried when I opened the box." Marianne, Leeds',
  '„Ich habe geweint.“ Marianne K., Köln',
  '« J’ai adoré, vraiment » — Solange, 42 ans',
  '«Dormo di nuovo.» (Paola, Milano)',
  '“¡No lo cambio por nada!”, Lucía, de Sevilla',
])('a signed quotation: %s', (text) => {
  expect(findQuotes(text)).toHaveLength(1)
})

test.each([
  'She says "put the kettle on" at six.',
  'Der Kurs „Deutsch am Abend“, Montag, 18 Uhr',
  '“Slow” by Carl, 2004',
  'What did you write inside? "For Tom." Send us a picture.',
])('no signed quotation: %s', (text) => {
  expect(findQuotes(text)).toEqual([])
})
