import { expect, test } from 'vitest'
import type { Send } from './days-ahead.ts'
import { reviewWording, sendWording } from './list-wording.ts'

const send = (changes: object) =>
  ({
    brand: { name: 'Fable', country: 'US' },
    outline: {
      scheduledSendAt: '2026-12-04T10:00:00-05:00',
      assignedToName: 'Maya Chen',
      reviewRequestedAt: null,
      ...changes,
    },
  }) as Send
const now = new Date('2026-12-04T12:00:00Z')

test('an email says when it goes out and who has it', () => {
  expect(sendWording(send({}), true)).toBe('Fable · Dec 4, 2026, 10:00 AM · Maya Chen')
  expect(sendWording(send({ assignedToName: null }), false)).toBe('Dec 4, 2026, 10:00 AM · Unassigned')
})

test('a review says whose work it is and how long it waits', () => {
  expect(reviewWording(send({}), true, now)).toBe('Fable · From Maya Chen')
  expect(reviewWording(send({ reviewRequestedAt: '2026-12-03T11:00:00Z' }), false, now)).toBe(
    'From Maya Chen · waiting for a day',
  )
  expect(reviewWording(send({ assignedToName: null, reviewRequestedAt: '2026-12-01T11:00:00Z' }), false, now)).toBe(
    'Unassigned · waiting for 3 days',
  )
})
