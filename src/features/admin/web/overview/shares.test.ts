import { expect, test } from 'vitest'
import { shareText } from './shares.ts'

test.each([
  [0, 0, '0 %'],
  [0, 5, '0 %'],
  [1, 1000, '<1 %'],
  [999, 1000, '>99 %'],
  [1000, 1000, '100 %'],
  [1, 3, '33 %'],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text)
})
