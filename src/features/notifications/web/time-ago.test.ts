import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:05Z', 'just now'],
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:58:10Z', '1 minute ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:30:00Z', '23 hours ago'],
  ['2026-11-19T12:00:00Z', '2 days ago'],
  ['2026-11-01T12:00:00Z', 'Nov 1, 2026'],
])('%s was %s', (moment, wanted) => {
  expect(timeAgo(moment, now)).toBe(wanted)
})
