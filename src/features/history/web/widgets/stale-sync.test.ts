import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isStale, skipFor } from './stale-sync.ts'

const now = new Date('2026-06-30T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const brand = { id: 'b', klaviyoApiKey: '••••', klaviyoLastSyncAt: daysAgo(31) }

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('localStorage', sessionStorage)
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['over thirty days ago', {}, true],
  ['within thirty days', { klaviyoLastSyncAt: daysAgo(29) }, false],
  ['never', { klaviyoLastSyncAt: null }, false],
  ['a disconnected brand', { klaviyoApiKey: null }, false],
])('synced %s', (_, changes, expected) => {
  expect(isStale({ ...brand, ...changes }, now)).toBe(expected)
})

test('skips the question for a day, for that brand only', () => {
  skipFor('b', now)
  expect(isStale(brand, now)).toBe(false)
  expect(isStale({ ...brand, id: 'other' }, now)).toBe(true)
  expect(isStale({ ...brand, klaviyoLastSyncAt: daysAgo(40) }, new Date(now.getTime() + 90_000_000))).toBe(true)
})
