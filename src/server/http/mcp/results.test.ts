import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { refusedResult, spokenTime, withShortLists, withSpokenTimes } from './results.ts'

test('a send time has its weekday and the zone of its brand', () => {
  expect(spokenTime('2026-11-24T10:00:00+01:00', 'Europe/Berlin')).toBe('Tue, Nov 24, 2026, 10:00 Europe/Berlin')
  expect(spokenTime('soon', 'Europe/Berlin')).toBeNull()
  const zones = new Map([['b', 'America/New_York']])
  const outline = { brandId: 'b', schedule: { scheduledSendAt: '2026-11-24T09:00:00-05:00' } }
  expect(withSpokenTimes({ outline }, zones)).toEqual({
    outline: {
      brandId: 'b',
      schedule: {
        scheduledSendAt: '2026-11-24T09:00:00-05:00',
        scheduledSendAtText: 'Tue, Nov 24, 2026, 09:00 America/New_York',
      },
    },
  })
})

test('long lists are shortened and say so', () => {
  const items = Array.from({ length: 51 }, (_, index) => index)
  expect(withShortLists({ items, name: 'x' })).toEqual({
    items: items.slice(0, 50),
    name: 'x',
    next: 'Ask for a shorter range.',
    shortened: { items: { shown: 50, of: 51 } },
  })
  expect(withShortLists({ items: [1] })).toEqual({ items: [1] })
})

test('a refusal is a sentence with what to do', () => {
  const text = (error: AppError, resetsOn: string | null = null) => refusedResult(error, resetsOn).content[0]!.text
  expect(text(new AppError('OUTLINE_LIMIT_REACHED', { details: { limit: 150 } }), 'December 1')).toBe(
    'Outline limit reached (150 of 150). Your limit resets on December 1.',
  )
  expect(text(new AppError('TOPIC_LIMIT_REACHED', { details: { limit: 150, used: 148 } }))).toBe(
    'Topic limit reached (148 of 150).',
  )
  expect(text(new AppError('INVALID_INPUT', { details: { field: 'year' } }))).toBe(
    'Please check what you entered. Field: year.',
  )
  expect(refusedResult(new AppError('NOT_FOUND'), null).isError).toBe(true)
})
