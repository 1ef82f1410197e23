import { expect, test } from 'vitest'
import { nextThing, nextThingLabel } from './next-thing.ts'
import type { MonthState } from '../overview-contract.ts'

const EMPTY: MonthState = {
  year: 2026,
  month: 12,
  ideas: 0,
  toWrite: 0,
  outlines: 0,
  readyForReview: 0,
  approved: 0,
  sent: 0,
  scheduled: 0,
  unscheduled: 0,
}

test.each<[string, Partial<MonthState>]>([
  ['Plan December', {}],
  ['Pick ideas', { ideas: 30 }],
  ['Write 8 outlines', { ideas: 30, toWrite: 8 }],
  ['Write 1 outline', { ideas: 30, toWrite: 1, outlines: 7, unscheduled: 7 }],
  ['3 to review', { toWrite: 2, outlines: 5, readyForReview: 3, unscheduled: 5 }],
  ['Schedule 4', { ideas: 20, outlines: 6, approved: 6, scheduled: 2, unscheduled: 4 }],
  ['All set', { ideas: 20, outlines: 6, sent: 2, scheduled: 4 }],
])('the next thing is %j', (label, changes) => {
  const state = { ...EMPTY, ...changes }
  expect(nextThingLabel(nextThing(state, { calendar: true }), state)).toBe(label)
})

test('without the calendar, written outlines are all that a month needs', () => {
  const state = { ...EMPTY, outlines: 3, unscheduled: 3 }
  expect(nextThing(state, { calendar: false })).toEqual({ kind: 'none', count: 0 })
})
