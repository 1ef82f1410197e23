import { expect, test } from 'vitest'
import { ERRORS } from '#shared/errors.ts'
import { rateCounter } from './rate-counter.ts'

const TOO_MANY = ERRORS.RATE_LIMITED.message

const clockAt = (start: number) => {
  let now = start
  return { clock: { now: () => new Date(now) }, pass: (ms: number) => void (now += ms) }
}

test('a caller gets a 429 with a retry time past the limit', () => {
  const { clock, pass } = clockAt(0)
  const count = rateCounter(clock, { max: 2, windowMs: 10_000 })
  count('Ada')
  pass(3500)
  count('Ada')
  expect(() => count('Ada')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', details: { retryAfter: 7 } }))
  expect(() => count('Ben')).not.toThrow()
})

test('a new time window starts with the first request after the old one', () => {
  const { clock, pass } = clockAt(0)
  const count = rateCounter(clock, { max: 1, windowMs: 10_000 })
  count('Ada')
  pass(9999)
  expect(() => count('Ada')).toThrow(TOO_MANY)
  pass(1)
  expect(() => count('Ada')).not.toThrow()
  expect(() => count('Ada')).toThrow(expect.objectContaining({ details: { retryAfter: 10 } }))
})

test('many callers push out only the oldest', () => {
  const { clock } = clockAt(0)
  const count = rateCounter(clock, { max: 1, windowMs: 10_000 })
  for (let caller = 0; caller <= 5000; caller++) count(`caller ${caller}`)
  expect(() => count('caller 1')).toThrow(TOO_MANY)
  expect(() => count('caller 5000')).toThrow(TOO_MANY)
  expect(() => count('caller 0')).not.toThrow()
})
