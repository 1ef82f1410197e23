import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { withoutTime } from './without-time.ts'

test.each<[Language, string, string]>([
  ['en', 'stollen from 27 November', 'stollen'],
  ['en', 'Sit and Sew from 9 to 3', 'Sit and Sew'],
  ['de', 'Honig-Lebkuchen ab dem 5. November', 'Honig-Lebkuchen'],
  ['fr', 'bûche à partir du 20 novembre', 'bûche'],
  ['es', 'belén desde el 12 de noviembre', 'belén'],
  ['it', 'visita alle 17', 'visita'],
  ['en', 'box of 12', 'box of 12'],
])('what is sold is called without its day and its hours (%s): %s', (language, name, plain) => {
  expect(withoutTime(name, language)).toBe(plain)
})
