import { expect, test } from 'vitest'
import { basisText } from './schedule-wording.ts'

test.each([
  [127, 'Learned from 127 of your past campaigns of the last three years.'],
  [14, 'It takes 15 past campaigns to learn from your own.'],
])('what the days of %i campaigns rest on', (campaigns, text) => {
  expect(basisText({ campaigns, learnsFrom: 15 })).toBe(text)
})
