import { expect, test } from 'vitest'
import { emptyMonthText } from './create-states.tsx'

test.each([
  [Infinity, 'creates up to 10 topics with ten ideas each from what we understood about Quillhound'],
  [undefined, 'creates up to 10 topics'],
  [4, 'creates up to 4 topics'],
  [1, 'creates one topic with ten ideas from'],
  [0, "used all your topics in this billing cycle. Manual ideas don't count toward your plan."],
])('with %s topics left an empty month promises what the plan gives', (left, text) => {
  expect(emptyMonthText('Quillhound', left)).toContain(text)
})
