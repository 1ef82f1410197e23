import { expect, test } from 'vitest'
import { dayAfter } from '#shared/calendar-dates.ts'
import { shiftedDay } from './shifted-days.ts'

test.each([
  ['2026-12-04', 3, '2026-12-07'],
  ['2026-12-30', 3, '2027-01-02'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %i days is %s', (day, days, shifted) => {
  expect(shiftedDay(day, { by: 'days', days })).toBe(shifted)
})

test.each([
  ['the second Tuesday', '2026-12-08', '2027-01-12'],
  ['the first Friday', '2026-12-04', '2027-01-01'],
  ['a fifth Thursday that becomes the fourth', '2026-12-31', '2027-01-28'],
  ['a fifth Tuesday that does not', '2026-12-29', '2027-01-26'],
])('%s of another month', (_name, day, shifted) => {
  expect(shiftedDay(day, { by: 'month', year: 2027, month: 1 })).toBe(shifted)
})

test('every day keeps its weekday and stays in the month, and its week unless that is missing', () => {
  for (let day = '2026-01-01'; day < '2028-12-31'; day = dayAfter(day, 1)) {
    for (const month of [2, 7, 12]) {
      const shifted = shiftedDay(day, { by: 'month', year: 2027, month })
      expect([day, shifted.slice(0, 7)]).toEqual([day, `2027-${String(month).padStart(2, '0')}`])
      expect(new Date(shifted).getUTCDay()).toBe(new Date(day).getUTCDay())
      const week = (text: string) => Math.ceil(Number(text.slice(8)) / 7)
      expect([week(day), 4]).toContain(week(shifted))
    }
  }
})
