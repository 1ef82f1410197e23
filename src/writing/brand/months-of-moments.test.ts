import { expect, test } from 'vitest'
import type { Language } from '#shared/brand-brief.ts'
import { readMoments } from './read-avatar.ts'

const monthsOf = (text: string, language: Language, isSouthern = false) =>
  readMoments(text, language, isSouthern).map(({ value: { months } }) => months)

test.each<[Language, string, number[][]]>([
  ['en', 'back to work after holidays, before summer, spring clean, new season in January', [[1], [5, 6], [3, 4], [1]]],
  ['de', 'nach den Feiertagen, vor dem Sommer, Frühjahrsputz, vor der Hochzeitssaison', [[1], [5, 6], [3, 4], [3, 4]]],
  [
    'fr',
    "après les fêtes, avant l'été, ménage de printemps, reprise du travail en septembre",
    [[1], [5, 6], [3, 4], [9]],
  ],
  ['es', 'después de las fiestas, antes del verano, limpieza de primavera, fin de curso', [[1], [5, 6], [3, 4], [6]]],
  ['it', "dopo le feste, prima dell'estate, pulizie di primavera, fine della scuola", [[1], [5, 6], [3, 4], [6]]],
])('what comes before and after a season has its own months: %s', (language, text, months) => {
  expect(monthsOf(text, language)).toEqual(months)
})

test('below the equator, what belongs to a season is half a year later', () => {
  expect(monthsOf('before summer, spring clean, back to work after the holidays', 'en', true)).toEqual([
    [11, 12],
    [9, 10],
    [1],
  ])
})
