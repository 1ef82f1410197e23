import { expect, test } from 'vitest'
import { askedOf } from './event-address.ts'

const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).toISOString()

test("filters use whole days in the viewer's time zone", () => {
  expect(askedOf({ actor: 'ada', from: '2026-12-30', to: '2026-12-31' })).toEqual({
    actor: 'ada',
    from: local(2026, 12, 30),
    to: local(2027, 1, 1),
  })
})

test('ignores invalid days', () => {
  expect(askedOf({ action: 'user.logged_in', from: 'yesterday', to: '' })).toEqual({ action: 'user.logged_in' })
})
