import { expect, test } from 'vitest'
import { isUsedUp, leftText } from './topic-limits.ts'

const END = '2026-12-20T12:00:00.000Z'

test('says what is left and until when', () => {
  expect(leftText({ used: 8, limit: 10 }, { used: 29, limit: 30 }, END)).toBe(
    '2 topics and 1 outline left until December 20',
  )
})

test('after a downgrade nothing is left, not less than nothing', () => {
  expect(leftText({ used: 12, limit: 10 }, { used: 3, limit: 3 }, END)).toBe(
    '0 topics and 0 outlines left until December 20',
  )
})

test('what has no limit is not counted', () => {
  expect(leftText({ used: 8, limit: -1 }, { used: 29, limit: 30 }, END)).toBe('1 outline left until December 20')
  expect(leftText({ used: 8, limit: -1 }, { used: 29, limit: -1 }, END)).toBeUndefined()
  expect(isUsedUp({ used: 500, limit: -1 })).toBe(false)
  expect(isUsedUp({ used: 3, limit: 3 })).toBe(true)
})
