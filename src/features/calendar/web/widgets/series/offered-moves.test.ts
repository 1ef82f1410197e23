import { expect, test } from 'vitest'
import { offeredMoves, shiftText } from './offered-moves.ts'

const move = {
  outlineId: 'teaser',
  campaignTitle: 'Teaser',
  from: '2026-11-27T10:00',
  to: '2026-11-28T10:00',
  past: false,
  stays: null,
}
const day = { ideaId: 'proof', title: 'Proof', from: '2026-12-07', to: '2026-12-08', past: false, isHidden: false }
const ofTeaser = { ...day, ideaId: 'teaser-idea', from: '2026-11-27', to: '2026-11-28', isHidden: true }
const looked = { name: 'Blend', moves: [move], days: [ofTeaser, day], conflicts: ['Two emails on one day.'] }
const SHIFT = { from: '2026-12-04', to: '2026-12-05' }
const dayOnly = ({ ideaId, from, to }: typeof day) => ({ ideaId, from, to })

test('counts scheduled and planned emails once each, and moves the hidden days with them', () => {
  expect(offeredMoves(looked, SHIFT, true)).toMatchObject({
    shift: '1 day later',
    count: 2,
    conflicts: ['Two emails on one day.'],
    wanted: {
      moves: [{ outlineId: 'teaser', from: move.from, to: move.to }],
      days: [dayOnly(ofTeaser), dayOnly(day)],
      count: 2,
    },
  })
})

test('without the right to schedule, scheduled emails and their days stay', () => {
  expect(offeredMoves(looked, SHIFT, false)).toMatchObject({
    count: 1,
    shownMoves: [],
    conflicts: [],
    wanted: { moves: [], days: [dayOnly(day)] },
  })
})

test('offers nothing if only the anchor itself or emails that stay are left', () => {
  expect(offeredMoves({ ...looked, moves: [{ ...move, stays: 'sent' }], days: [ofTeaser] }, SHIFT, true)).toBeNull()
  expect(offeredMoves({ ...looked, days: [ofTeaser] }, SHIFT, false)).toBeNull()
})

test.each([
  [1, '1 day later'],
  [-1, '1 day earlier'],
  [14, '14 days later'],
])('%i: %s', (days, text) => {
  expect(shiftText(days)).toBe(text)
})
