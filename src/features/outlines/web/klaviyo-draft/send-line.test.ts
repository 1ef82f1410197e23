import { expect, test } from 'vitest'
import { sendLine } from './send-line.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const lineOf = (scheduledSendAt: string | null) =>
  sendLine({ scheduledSendAt }, { timezone: 'Europe/Berlin' }, (at) => at.slice(11, 16), NOW)

test('says when the draft would go out, and that nothing is sent before someone schedules it', () => {
  expect(lineOf('2026-11-24T10:00:00+01:00')).toEqual({
    text: "Tue, Nov 24 at 10:00 Berlin. Klaviyo won't send anything until you schedule it there.",
    isAhead: true,
  })
})

test('without a send time in the future, it says that the draft has no date', () => {
  expect(lineOf('2026-11-20T13:00:00+01:00')).toMatchObject({
    text: expect.stringContaining('The send time is in the past, so the draft has no date.'),
    isAhead: false,
  })
  expect(lineOf(null)).toMatchObject({ text: expect.stringContaining("isn't scheduled"), isAhead: false })
})
