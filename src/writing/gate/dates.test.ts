import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { datesIn } from './dates.ts'
import { readTokens } from './read-tokens.ts'

test.each<[Language, string, string]>([
  ['en', 'Join us on Saturday, June 14, at 3 pm.', 'Saturday June 14 3 pm'],
  ['en', 'Water the cuttings every two days.', 'every two days'],
  ['de', 'Am Samstag, 14. Juni, um 15 Uhr', 'Samstag 14 Juni um 15 Uhr'],
  ['de', 'Gäste ab 18 Jahren', 'ab 18 Jahren'],
  ['fr', 'Le samedi 14 juin à 15 heures', 'Le samedi 14 juin à 15 heures'],
  ['it', 'Dal 2 al 9 gennaio, dalle 9 alle 12', 'Dal 2 al 9 gennaio dalle 9 alle 12'],
  ['es', 'El lunes 5 de octubre a las 19 horas', 'lunes 5 de octubre a las 19 horas'],
])('the words of a date or a time, %s: %s', (language, text, expected) => {
  const { tokens } = readTokens(text, language === 'fr' || language === 'it')
  const dates = datesIn(tokens, language) ?? []
  const words = tokens.filter((_, at) => dates[at] === true).map(({ start, end }) => text.slice(start, end))
  expect(words.join(' ')).toBe(expected)
})

test.each<[Language, string]>([
  ['en', 'Over 40,000 happy campers sleep under our tents.'],
  ['en', 'We may ask you for 5 minutes.'],
  ['de', 'Wir haben 300 Kundinnen.'],
  ['it', 'Unisciti alle 10.000 famiglie.'],
])("a number alone isn't a date, %s: %s", (language, text) => {
  expect(datesIn(readTokens(text, language === 'it').tokens, language)).toBeNull()
})
