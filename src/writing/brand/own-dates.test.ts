import { expect, test } from 'vitest'
import { withWholeDates } from './own-dates.ts'

test('a period behind the number of a day ends no sentence', () => {
  expect(withWholeDates(['Am 30. und 31.', 'Januar sind wir da.', 'Bis 2.', 'Wir freuen uns.'])).toEqual([
    'Am 30. und 31. Januar sind wir da.',
    'Bis 2.',
    'Wir freuen uns.',
  ])
})
