import { expect, test } from 'vitest'
import { emptyMonthText } from './create-states.tsx'

test.each([
  [Infinity, 'plans up to 10 topics with ten ideas each, from what we understood about Quillhound'],
  [undefined, 'plans up to 10 topics'],
  [4, 'plans up to 4 topics'],
  [1, 'plans one topic with ten ideas, from'],
  [0, 'used up. Ideas you type yourself cost nothing.'],
])('with %s topics left an empty month promises what the plan gives', (left, text) => {
  expect(emptyMonthText('Quillhound', left)).toContain(text)
})
