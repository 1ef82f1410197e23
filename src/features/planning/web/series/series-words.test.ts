import { expect, test } from 'vitest'
import { SERIES } from '#shared/series.ts'
import { offsetText, seriesDays, seriesSentence } from './series-words.ts'

test.each(SERIES)('%s says in one sentence what it contains', (kind) => {
  expect(seriesSentence(kind)).toMatch(/^(Three|Four|Five) emails: [^.]+ on the day[^.]*\.$/)
})

test('the emails of a launch have the days of the server', () => {
  expect(seriesDays('launch', '2026-12-02').map(({ name, date }) => [name, date])).toEqual([
    ['Teaser', '2026-11-25'],
    ['Early access', '2026-11-30'],
    ['Launch', '2026-12-02'],
    ['First reviews', '2026-12-05'],
    ['Last reminder', '2026-12-08'],
  ])
})

test.each([
  [-7, '7 days before'],
  [-1, '1 day before'],
  [0, 'on the day'],
  [3, '3 days after'],
])('%i: %s', (offset, text) => {
  expect(offsetText(offset)).toBe(text)
})
