import { expect, test } from 'vitest'
import { sourcesText, tooFewText } from './insight-wording.ts'

test('sources read as a list', () => {
  expect(sourcesText(['csv'])).toBe('imported files')
  expect(sourcesText(['csv', 'klaviyo'])).toBe('imported files and Klaviyo')
  expect(sourcesText(['csv', 'demo', 'klaviyo'])).toBe('imported files, sample data and Klaviyo')
})

test.each([
  [0, 'Freebie has none yet.'],
  [1, 'Freebie has one so far.'],
  [8, 'Freebie has 8 so far.'],
  [15, 'Freebie has 15, but resends and very small sends are excluded.'],
])('with %i campaigns it says what is missing', (campaigns, known) => {
  expect(tooFewText('Freebie', campaigns)).toBe(
    `Insights need at least 12 comparable campaigns from the last 365 days. ${known}`,
  )
})
