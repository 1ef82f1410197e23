const FAILURES_IN_A_ROW = 5
const PAUSE_MS = 30_000

/** Leaves a provider alone for a while once it has failed several times in a row. */
export interface CircuitBreaker {
  /** Seconds until it may be asked again; 0 when it may be now. After a pause one caller finds out for all. */
  secondsToWait(): number
  succeeded(): void
  failed(): void
  /** Another end that says nothing about the provider's health. */
  undecided(): void
  isPaused(): boolean
}

export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0
  let pausedUntil = 0
  let isProbing = false
  return {
    secondsToWait() {
      if (failures < FAILURES_IN_A_ROW) return 0
      const wait = pausedUntil - now()
      if (wait > 0) return Math.ceil(wait / 1000)
      if (isProbing) return 1
      isProbing = true
      return 0
    },
    succeeded() {
      failures = 0
      isProbing = false
    },
    failed() {
      failures += 1
      isProbing = false
      if (failures >= FAILURES_IN_A_ROW) pausedUntil = now() + PAUSE_MS
    },
    undecided() {
      isProbing = false
    },
    isPaused: () => failures >= FAILURES_IN_A_ROW && pausedUntil > now(),
  }
}
