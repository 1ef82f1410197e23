import { expect, test } from 'vitest'
import { monthFacts, monthProgress } from './month-facts.ts'
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
  ['No ideas yet', {}],
  ['1 idea', { ideas: 1 }],
  ['30 ideas', { ideas: 30, toWrite: 8 }],
  ['1 outline', { outlines: 1 }],
  ['2 of 8 outlines written', { ideas: 6, toWrite: 6, outlines: 2 }],
  [
    '8 outlines, 3 ready for review, 2 approved, 5 scheduled, 1 sent',
    { outlines: 8, readyForReview: 3, approved: 2, scheduled: 5, sent: 1 },
  ],
])('the month says %j', (facts, changes) => expect(monthFacts({ ...EMPTY, ...changes }).join(', ')).toBe(facts))

test('the progress counts emails that have a date, and those that still have to be written', () => {
  expect(monthProgress(EMPTY)).toBe(0)
  expect(monthProgress({ ...EMPTY, toWrite: 2, outlines: 6, scheduled: 3, sent: 1 })).toBe(0.5)
})
