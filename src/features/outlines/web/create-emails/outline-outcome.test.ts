import { expect, test } from 'vitest'
import { ApiError } from '#web/api-client.ts'
import { pauseSeconds, refusalOf } from './outline-outcome.ts'

const refused = (status: number, body: object) => new ApiError(status, JSON.stringify(body))

test.each([
  [403, { error: 'Outline limit reached', code: 'OUTLINE_LIMIT_REACHED', limit: 30 }, { kind: 'limit', limit: 30 }],
  [403, { error: 'Outline limit reached', limit: 3 }, { kind: 'limit', limit: 3 }],
  [
    409,
    { error: 'Outline already exists', code: 'OUTLINE_EXISTS', outlineId: 'o' },
    { kind: 'written', outlineId: 'o' },
  ],
  [409, { error: 'Generation already in progress', code: 'GENERATION_IN_PROGRESS' }, { kind: 'under-way' }],
  [403, { error: 'Suspended.', code: 'WORKSPACE_SUSPENDED' }, { kind: 'refused', message: 'Suspended.' }],
  [503, { error: 'Please try again.', code: 'GENERATION_FAILED' }, { kind: 'failed', message: 'Please try again.' }],
  [404, { error: 'Not found', code: 'NOT_FOUND' }, { kind: 'failed', message: 'Not found' }],
])('%i %j ends an idea as %j', (status, body, outcome) => {
  expect(refusalOf(refused(status, body))).toEqual(outcome)
})

test('a lost connection is a failure of this idea only', () => {
  expect(refusalOf(new TypeError('fetch failed'))).toEqual({ kind: 'failed', message: 'Failed to generate outline' })
})

test('only too many requests are worth a pause, and never a long one', () => {
  expect(pauseSeconds(refused(429, { error: 'Wait.', code: 'RATE_LIMITED', retryAfter: 7 }))).toBe(7)
  expect(pauseSeconds(refused(429, { error: 'Wait.', code: 'RATE_LIMITED', retryAfter: 3600 }))).toBe(60)
  expect(pauseSeconds(refused(429, { error: 'Wait.', code: 'RATE_LIMITED' }))).toBe(60)
  expect(pauseSeconds(refused(503, { error: 'Busy', code: 'UNAVAILABLE' }))).toBeUndefined()
})
