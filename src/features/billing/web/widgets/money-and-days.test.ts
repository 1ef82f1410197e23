import { expect, test } from 'vitest'
import { daysUntil, moneyText } from './money-and-days.ts'

test.each([
  [4900, 'usd', '$49.00'],
  [-1450, 'usd', '-$14.50'],
  [5000, 'jpy', '¥5,000'],
])('%d in %s is %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text)
})

const now = new Date('2026-12-01T10:00:00Z')
test.each([
  ['2026-12-08T10:00:00Z', 7],
  ['2026-12-07T10:00:01Z', 7],
  ['2026-12-01T10:00:01Z', 1],
  ['2026-12-01T09:00:00Z', 0],
])('until %s it is %d days', (instant, days) => {
  expect(daysUntil(instant, now)).toBe(days)
})
