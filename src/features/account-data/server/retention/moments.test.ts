import { expect, test } from 'vitest'
import type { Length } from '#shared/retention-periods.ts'
import { beganBefore, endOf } from './moments.ts'

test.each<[string, Length, string]>([
  ['2026-11-21T10:00:00.123Z', { days: 90 }, '2027-02-19T10:00:00.123Z'],
  ['2026-03-28T23:30:00.000Z', { days: 1 }, '2026-03-29T23:30:00.000Z'],
  ['2028-02-29T00:00:00.000Z', { months: 12 }, '2029-02-28T00:00:00.000Z'],
  ['2026-11-21T00:00:00.000Z', { years: 7 }, '2033-11-21T00:00:00.000Z'],
])('%s and %j end at %s', (start, length, end) => {
  expect(endOf(new Date(start), length).toISOString()).toBe(end)
})

test('a period includes its exact end', () => {
  const now = new Date('2026-11-21T10:00:00.000Z')
  expect(beganBefore(now, { months: 12 }).toISOString()).toBe('2025-11-21T10:00:00.000Z')
  expect(beganBefore(now, { days: 30 }).toISOString()).toBe('2026-10-22T10:00:00.000Z')
})
