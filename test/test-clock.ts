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

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
