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

export const DAY = 86_400_000
