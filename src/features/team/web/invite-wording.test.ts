import { expect, test } from 'vitest'
import type { Invite } from '../contract.ts'
import { noteOf } from './invite-wording.ts'

const invite: Invite = {
  id: 'invite',
  email: 'kim@example.com',
  name: '',
  role: 'CREATOR',
  status: 'PENDING',
  inviterName: 'Noor',
  mailState: 'sent',
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2026-11-08T10:00:00.000Z',
}

test.each<[string, Partial<Invite>, string, boolean]>([
  ['2026-11-01T10:00:00Z', {}, 'Expires in 7 days', false],
  ['2026-11-01T10:00:01Z', { mailState: 'sending' }, 'Expires in 7 days', false],
  ['2026-11-06T11:00:00Z', {}, 'Expires in 2 days', false],
  ['2026-11-07T10:00:00Z', {}, 'Expires within a day', false],
  [
    '2026-11-01T10:00:00Z',
    { mailState: 'failed' },
    "We couldn't deliver the email. Resend it, or share the link yourself.",
    true,
  ],
  ['2026-11-09T10:00:00Z', { status: 'EXPIRED', mailState: 'failed' }, 'Expired. Resend it to send a new link.', true],
])('at %s, %o: %s', (now, changes, text, isBad) => {
  expect(noteOf({ ...invite, ...changes }, new Date(now))).toEqual({ text, isBad })
})
