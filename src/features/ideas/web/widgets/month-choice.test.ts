import { expect, test } from 'vitest'
import { chosenMonth, isPast } from './month-choice.ts'

const today = { year: 2026, month: 11 }

const proposed = { year: 2026, month: 12 }

test.each([
  [{}, proposed],
  [{ year: 2031, month: 'May' }, proposed],
  [
    { year: 2027, month: 1 },
    { year: 2027, month: 1 },
  ],
  [
    { year: '2025', month: '3' },
    { year: 2025, month: 3 },
  ],
  [
    { year: 2031, month: 2 },
    { year: 2026, month: 2 },
  ],
  [
    { year: 2027, month: 13 },
    { year: 2027, month: 11 },
  ],
  [
    { year: 2027, month: 'May' },
    { year: 2027, month: 11 },
  ],
  [{ year: 2026.5, month: 0 }, proposed],
])('the address %j leads to %j', (search, expected) => {
  expect(chosenMonth(search, today, proposed)).toEqual(expected)
})

test('only earlier months are past', () => {
  expect(isPast({ year: 2026, month: 10 }, today)).toBe(true)
  expect(isPast({ year: 2025, month: 12 }, today)).toBe(true)
  expect(isPast(today, today)).toBe(false)
  expect(isPast({ year: 2027, month: 1 }, today)).toBe(false)
})
