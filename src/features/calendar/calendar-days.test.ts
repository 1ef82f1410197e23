import { expect, test } from 'vitest'
import { monthsAfter } from '#shared/calendar-dates.ts'
import { clockText, dayAfter, dayName, shownDays, todayIn } from './calendar-days.ts'

test('a month is shown in six weeks from a Sunday', () => {
  const days = shownDays({ year: 2026, month: 12 })
  expect([days.length, days[0], days.at(-1)]).toEqual([42, '2026-11-29', '2027-01-09'])
  expect(shownDays({ year: 2026, month: 2 })[0]).toBe('2026-02-01')
  expect(new Set(shownDays({ year: 2026, month: 3 })).size).toBe(42)
})

test('days and months follow one another over the end of a year', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29'])
  expect([monthsAfter({ year: 2026, month: 12 }, 1), monthsAfter({ year: 2027, month: 1 }, -1)]).toEqual([
    { year: 2027, month: 1 },
    { year: 2026, month: 12 },
  ])
})

test('today is that of the brand', () => {
  const now = new Date('2026-12-04T23:30:00Z')
  expect([todayIn('America/New_York', now), todayIn('Europe/Berlin', now)]).toEqual(['2026-12-04', '2026-12-05'])
})

test('the clock is told as the country of the brand tells it', () => {
  expect(clockText('2026-12-04T00:05:00-05:00', 'US')).toBe('12:05 AM')
  expect(clockText('2026-12-04T18:30:00+11:00', 'AU')).toBe('6:30 PM')
  expect(clockText('2026-12-04T18:30:00+01:00', 'DE')).toBe('18:30')
  expect(dayName('2026-12-04')).toBe('Friday, December 4')
})
