import { afterAll, beforeAll } from 'vitest'
import type { Clock } from '#server/clock.ts'

let offsetMs = 0

/** The real time, moved by what a test says. */
export const testClock: Clock = { now: () => new Date(Date.now() + offsetMs) }

/** Runs `work` at another time; the clock goes back afterwards. */
export async function at<T>(moveMs: number, work: () => Promise<T>): Promise<T> {
  offsetMs += moveMs
  try {
    return await work()
  } finally {
    offsetMs -= moveMs
  }
}

/** Runs `work` as if it began at an instant. What it needs must be made inside, because the real time may be later. */
export const atInstant = <T>(instant: string, work: () => Promise<T>): Promise<T> =>
  at(Date.parse(instant) - testClock.now().getTime(), work)

/** The tests of a file begin at an instant, so that the days they name stay in the future. */
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

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
