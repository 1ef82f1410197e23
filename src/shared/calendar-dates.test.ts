import { expect, test } from 'vitest'
import { dayAfter, defaultMonth, monthsAfter, plannableYears } from './calendar-dates.ts'

test.each([
  ['2026-11-14T12:00:00Z', 'Europe/Berlin', { year: 2026, month: 11 }],
  ['2026-11-15T12:00:00Z', 'Europe/Berlin', { year: 2026, month: 12 }],
  // In Sydney it's already the 15th. In Los Angeles it's still the 14th.
  ['2026-11-14T20:00:00Z', 'Australia/Sydney', { year: 2026, month: 12 }],
  ['2026-11-15T05:00:00Z', 'America/Los_Angeles', { year: 2026, month: 11 }],
  ['2026-12-31T12:00:00Z', 'America/New_York', { year: 2027, month: 1 }],
  ['2026-12-31T20:00:00Z', 'Australia/Sydney', { year: 2027, month: 1 }],
])('at %s, a screen of a brand in %s opens on %j', (instant, timeZone, month) => {
  expect(defaultMonth(new Date(instant), timeZone)).toEqual(month)
})

test('ideas can be planned for last year, this year and next year', () => {
  expect(plannableYears({ year: 2026, month: 11 })).toEqual([2025, 2026, 2027])
})

test('counts days and months across the end of a year', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29'])
  expect([monthsAfter({ year: 2026, month: 12 }, 1), monthsAfter({ year: 2027, month: 1 }, -1)]).toEqual([
    { year: 2027, month: 1 },
    { year: 2026, month: 12 },
  ])
})
