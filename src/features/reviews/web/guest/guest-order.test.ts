import { expect, test } from 'vitest'
import type { SharedOutline } from '../../guest-contract.ts'
import { inSendOrder, nextOpen, reviewedCount } from './guest-order.ts'

const decision = { decision: 'approved', reviewerName: 'Dana', note: '', decidedAt: '2026-12-01T09:00:00Z' } as const
const email = (id: string, changes: Partial<SharedOutline> = {}) =>
  ({ id, sendTime: null, sent: false, decision: null, ...changes }) as SharedOutline

test('emails are in the order of their send times, and unscheduled ones come last', () => {
  const given = [
    email('later', { sendTime: '2026-12-09T10:00:00+01:00' }),
    email('open'),
    email('first', { sendTime: '2026-12-02T10:00:00-05:00' }),
    email('other'),
  ]
  expect(inSendOrder(given).map(({ id }) => id)).toEqual(['first', 'later', 'open', 'other'])
})

test('after a decision comes the next email without one, also before this one', () => {
  const list = [email('a'), email('b', { decision }), email('c', { sent: true }), email('d')]
  expect(nextOpen(list, 0)).toBe(3)
  expect(nextOpen(list, 3)).toBe(0)
  expect(nextOpen([email('a'), email('b', { decision })], 0)).toBeNull()
  expect(reviewedCount(list)).toBe(1)
})
