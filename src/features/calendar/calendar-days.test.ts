import { expect, test } from 'vitest'
import { todayAt } from '#shared/calendar-dates.ts'
import { clockText, dayName, shownDays } from './calendar-days.ts'

test('shows a month in six weeks from a Sunday', () => {
  const days = shownDays({ year: 2026, month: 12 })
  expect([days.length, days[0], days.at(-1)]).toEqual([42, '2026-11-29', '2027-01-09'])
  expect(shownDays({ year: 2026, month: 2 })[0]).toBe('2026-02-01')
  expect(new Set(shownDays({ year: 2026, month: 3 })).size).toBe(42)
})

test("today is in the brand's time zone", () => {
  const now = new Date('2026-12-04T23:30:00Z')
  expect([todayAt('America/New_York', now), todayAt('Europe/Berlin', now)]).toEqual(['2026-12-04', '2026-12-05'])
})

test('the clock follows the country of the brand', () => {
  expect(clockText('2026-12-04T00:05:00-05:00', 'US')).toBe('12:05 AM')
  expect(clockText('2026-12-04T18:30:00+11:00', 'AU')).toBe('6:30 PM')
  expect(clockText('2026-12-04T18:30:00+01:00', 'DE')).toBe('18:30')
  expect(dayName('2026-12-04')).toBe('Friday, December 4')
})
