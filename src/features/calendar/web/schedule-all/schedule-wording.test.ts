import { expect, test } from 'vitest'
import { basisText } from './schedule-wording.ts'

test.each([
  [127, 'Based on 127 of your campaigns from the last three years.'],
  [14, 'We need 15 past campaigns to learn from yours.'],
])('the data used with %i campaigns', (campaigns, text) => {
  expect(basisText({ campaigns, learnsFrom: 15 })).toBe(text)
})
