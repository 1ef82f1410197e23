import { expect, test } from 'vitest'
import { outlineMonth, titleOf } from './outline-months.ts'

test('a month has a title for people and a key for addresses', () => {
  expect(outlineMonth({ year: 2026, month: 3, outlines: 2 })).toEqual({
    year: 2026,
    month: 3,
    outlines: 2,
    key: '2026-03',
    title: 'March 2026',
  })
})

test('an outline without a title carries that of its idea', () => {
  expect(titleOf({ title: ' ', ideaTitle: 'Gifts' })).toBe('Gifts')
  expect(titleOf({ title: 'Small gifts', ideaTitle: 'Gifts' })).toBe('Small gifts')
})
