import { dayAfter } from '#shared/calendar-dates.ts'
import { expect, test } from 'vitest'
import { type Focused, keyAction } from './item-keys.ts'

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }
const onDay: Focused = { on: 'day', day: '2026-12-02', scheduled: false }
const onEmail: Focused = { on: 'email', day: '2026-12-02', scheduled: true }
const waiting: Focused = { on: 'email', day: null, scheduled: false }
const press = (key: string, focused: Focused, held: Partial<typeof plain> = {}) =>
  keyAction({ ...plain, ...held, key }, focused, dayAfter)

test('arrows move between days, across weeks and months', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => press(key, onDay))).toEqual(
    ['2026-12-01', '2026-12-03', '2026-11-25', '2026-12-09', '2026-11-29', '2026-12-05'].map((day) => ({
      type: 'day',
      day,
    })),
  )
  expect(press('Enter', onDay)).toEqual({ type: 'enter' })
  expect(press('PageDown', onDay)).toEqual({ type: 'month', months: 1 })
})

test('on an email, arrows move between emails and days, and Shift moves the email', () => {
  expect(press('ArrowDown', onEmail)).toEqual({ type: 'neighbour', step: 1 })
  expect(press('ArrowLeft', onEmail)).toEqual({ type: 'day', day: '2026-12-01' })
  expect(press('Escape', onEmail)).toEqual({ type: 'day-of-item' })
  expect(press('ArrowUp', onEmail, { shiftKey: true })).toEqual({ type: 'shift', days: -7 })
  expect(press('Delete', onEmail)).toEqual({ type: 'unschedule' })
  expect(press('m', onEmail)).toEqual({ type: 'move' })
})

test('an unscheduled email can be scheduled, but not shifted or unscheduled', () => {
  expect(press('M', waiting, { shiftKey: true })).toEqual({ type: 'move' })
  expect(press('ArrowRight', waiting)).toEqual({ type: 'neighbour', step: 1 })
  expect([press('Delete', waiting), press('ArrowUp', waiting, { shiftKey: true }), press('Escape', waiting)]).toEqual([
    null,
    null,
    null,
  ])
})

test('keys of the browser and the screen reader keep their function', () => {
  expect([press('ArrowLeft', onEmail, { altKey: true }), press('m', onEmail, { ctrlKey: true })]).toEqual([null, null])
  expect(press('x', onDay)).toBeNull()
})
