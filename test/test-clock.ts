import { afterAll, beforeAll } from 'vitest'
import type { Clock } from '#server/clock.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** `TEST_CLOCK_DAYS=40` runs the tests as if today were forty days later. */
let offsetMs = Number(process.env['TEST_CLOCK_DAYS'] ?? 0) * DAY

export const testClock: Clock = { now: () => new Date(Date.now() + offsetMs) }

/** Resets the clock afterward. */
export async function at<T>(moveMs: number, work: () => Promise<T>): Promise<T> {
  offsetMs += moveMs
  try {
    return await work()
  } finally {
    offsetMs -= moveMs
  }
}

/** Create everything that `work` needs inside it, because the real time may be later. */
export const atInstant = <T>(instant: string, work: () => Promise<T>): Promise<T> =>
  at(Date.parse(instant) - testClock.now().getTime(), work)

/** Starts the tests of a file at an instant, so that their dates stay in the future. */
export function beginAt(instant: string): void {
  let before = 0
  beforeAll(() => {
    before = offsetMs
    offsetMs = Date.parse(instant) - Date.now()
  })
  afterAll(() => {
    offsetMs = before
  })
}
