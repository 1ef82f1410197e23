import { expect, test } from 'vitest'
import { publicHolidays } from './public-holidays.ts'

test('knows the days on which a country is off, movable ones included', async () => {
  const [germany, states] = [await publicHolidays('DE', 2027), await publicHolidays('US', 2027)]
  expect([...germany.keys()]).toEqual(expect.arrayContaining(['2027-03-26', '2027-05-06', '2027-10-03', '2027-12-25']))
  expect([...states.keys()]).toEqual(expect.arrayContaining(['2027-11-25', '2027-01-01']))
  expect(states.has('2027-10-03')).toBe(false)
  // Epiphany is a holiday in three German states alone.
  expect(germany.has('2027-01-06')).toBe(false)
})
