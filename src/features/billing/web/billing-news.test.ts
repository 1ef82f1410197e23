import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAgainAndTell } from './billing-news.ts'

let messages = 0
beforeEach(() => {
  messages = 0
  vi.useFakeTimers()
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {
        messages += 1
      }
      close() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('every read of the plan updates the other tabs', () => {
  let looks = 0
  lookAgainAndTell(() => (looks += 1))
  expect([looks, messages]).toEqual([1, 1])
  vi.advanceTimersByTime(15_000)
  expect([looks, messages]).toEqual([4, 4])
})

test('stops updating after the page closes', () => {
  const stop = lookAgainAndTell(() => {})
  stop()
  vi.advanceTimersByTime(15_000)
  expect(messages).toBe(1)
})
