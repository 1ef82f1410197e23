import { expect, test } from 'vitest'
import { moved, positionByKey } from './move-order.ts'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [1, 9, 'acb'],
  [1, -9, 'bac'],
  [-1, 1, 'abc'],
])('from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected)
})

test('keys move up, down and to the ends, and nothing else does', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter'].map((key) => positionByKey(key, 2, 5))).toEqual([
    1,
    3,
    0,
    4,
    null,
  ])
})
