import { expect, test } from 'vitest'
import { dateInYear, daysUntil, yearDay, yearDayAfter } from './year-days.ts'

test.each([
  ['01-31', 1, '02-01'],
  ['01-01', -1, '12-31'],
  ['02-28', 1, '03-01'],
  ['02-29', 1, '03-01'],
  ['02-29', -1, '02-27'],
  ['03-01', -1, '02-28'],
])('%s and %i days is %s', (day, days, expected) => expect(yearDayAfter(day, days)).toBe(expected))

test.each([
  ['01-08', '01-11', 3],
  ['12-24', '01-07', 14],
  ['02-20', '02-29', 8],
  ['05-01', '05-01', 0],
])('from %s until %s it is %i days', (from, to, days) => expect(daysUntil(from, to)).toBe(days))

test('months and days have two digits', () => expect(yearDay(3, 7)).toBe('03-07'))

test('February 29 is March 1 in other years', () => {
  expect([dateInYear(2028, '02-29'), dateInYear(2027, '02-29')]).toEqual(['2028-02-29', '2027-03-01'])
})
