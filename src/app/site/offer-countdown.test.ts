import { expect, test } from 'vitest'
import { timeLeft } from './offer-countdown.ts'

const ends = new Date('2025-11-05T23:59:59')

test.each([
  ['2025-10-06T23:59:59', { days: 30, hours: 0, minutes: 0, seconds: 1 }],
  ['2025-11-04T12:30:10', { days: 1, hours: 11, minutes: 29, seconds: 50 }],
  ['2025-11-05T23:59:59', { days: 0, hours: 0, minutes: 0, seconds: 1 }],
])('at %s there is left %j', (now, left) => {
  expect(timeLeft(ends, new Date(now))).toEqual(left)
})

test('the second after the last is over, and so is a time that cannot be read', () => {
  expect(timeLeft(ends, new Date('2025-11-06T00:00:00'))).toBeNull()
  expect(timeLeft(new Date(''), new Date())).toBeNull()
})
