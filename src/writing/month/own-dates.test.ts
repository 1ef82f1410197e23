import { expect, test } from 'vitest'
import { belongsToAnother } from './own-dates.ts'

const day = (id: string, date: string) => ({ id, name: '', date })
const MARKET = day('event.a1', '2026-12-05')
const LAST_ORDERS = day('deadline.b2', '2026-12-15')
const FIRST_FROST = day('moment.c3', '2026-12-12')
const request = { occasions: [MARKET, day('reminder.a1', '2026-12-05'), LAST_ORDERS, FIRST_FROST] }

test('an own day and its eve belong to the emails about it', () => {
  for (const date of ['2026-12-04', '2026-12-05']) {
    expect(belongsToAnother(date, null, request)).toBe(true)
    expect(belongsToAnother(date, LAST_ORDERS, request)).toBe(true)
    expect(belongsToAnother(date, day('reminder.a1', '2026-12-05'), request)).toBe(false)
  }
  expect(belongsToAnother('2026-12-03', null, request)).toBe(false)
})

test('a moment without a day keeps no day free', () => {
  expect(belongsToAnother('2026-12-12', null, request)).toBe(false)
})
