import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { figureIn } from './figure-in.ts'

test.each<[string, Language, string]>([
  ['About 60 cents a day.', 'en', 'about 60 cents a day'],
  ["It's around 50 hours, so about 56 cents an hour.", 'en', 'about 56 cents an hour'],
  ['Das sind bei 8 Gramm pro Tasse rund 26 Cent.', 'de', 'rund 26 Cent'],
  ['Cerrado y a oscuras 18 meses.', 'es', '18 meses'],
  ['Elle perd environ 20 % par temps froid.', 'fr', 'environ 20 %'],
])('the number of an answer: %s', (text, language, figure) => {
  expect(figureIn(text, language)).toBe(figure)
})

test.each<[string, Language]>([
  ['Not 80 years.', 'en'],
  ['We stopped in 2022.', 'en'],
  ['Six of them, or 2 or 3.', 'en'],
  ['The small one is $12 and the large one $24.', 'en'],
  ['Until December 12.', 'en'],
])('no number: %s', (text, language) => {
  expect(figureIn(text, language)).toBeNull()
})
