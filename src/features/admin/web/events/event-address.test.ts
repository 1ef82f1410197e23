import { expect, test } from 'vitest'
import { askedOf } from './event-address.ts'

const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString()

test('days are asked for from their beginning to their end, where one looks from', () => {
  expect(askedOf({ actor: 'ada', from: '2026-12-30', to: '2026-12-31' })).toEqual({
    actor: 'ada',
    from: local(2026, 12, 30),
    to: local(2027, 1, 1),
  })
})

test('what is no day is not asked for', () => {
  expect(askedOf({ action: 'user.logged_in', from: 'yesterday', to: '' })).toEqual({ action: 'user.logged_in' })
})
