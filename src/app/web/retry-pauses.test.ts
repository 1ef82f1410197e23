import { expect, test } from 'vitest'
import { ApiError } from '#web/api-client.ts'
import { mayPass, pauseBefore } from './retry-pauses.ts'

const refusal = (status: number, body: object = {}) => new ApiError(status, JSON.stringify(body))

test.each([
  [refusal(500), true],
  [refusal(503), true],
  [refusal(429), true],
  [new TypeError('Failed to fetch'), true],
  [refusal(404), false],
  [refusal(403), false],
  [new Error('a fault of the page'), false],
])('%s may pass by itself: %s', (error, expected) => {
  expect(mayPass(error)).toBe(expected)
})

test('the pauses grow up to a minute', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6].map((tries) => pauseBefore(tries, refusal(503)))
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
})

test('the server is asked no sooner than it wants', () => {
  expect(pauseBefore(0, refusal(503, { retryAfter: 20 }))).toBe(20_000)
  expect(pauseBefore(4, refusal(503, { retryAfter: 20 }))).toBe(32_000)
})
