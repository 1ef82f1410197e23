import type { AppError } from '#shared/errors.ts'
import { type ProviderFailure, refusal } from './provider-failure.ts'

const FAILURES_IN_A_ROW = 5
const PAUSE_MS = 30_000

export interface CircuitBreaker {
  /** After the pause, one caller tests the provider while the others wait. Rejects when the signal ends the wait. */
  enter(signal: AbortSignal): Promise<Entry>
  isPaused(): boolean
}

export type Entry = { pass: Pass } | { refusal: AppError }

export interface Pass {
  succeeded(): void
  failed(failure: ProviderFailure): void
  undecided(): void
}

export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0
  let pausedUntil = 0
  let probe: PromiseWithResolvers<ProviderFailure | null> | null = null

  function pass(): Pass {
    return {
      succeeded() {
        failures = 0
      },
      failed() {
        failures += 1
        if (failures >= FAILURES_IN_A_ROW) pausedUntil = now() + PAUSE_MS
      },
      undecided() {},
    }
  }

  function probingPass(): Pass {
    const asking = (probe = Promise.withResolvers())
    const plain = pass()
    const end = (found: ProviderFailure | null) => {
      probe = null
      asking.resolve(found)
    }
    return {
      succeeded() {
        plain.succeeded()
        end(null)
      },
      failed(failure) {
        plain.failed(failure)
        end(failure)
      },
      undecided: () => end(null),
    }
  }

  return {
    async enter(signal) {
      while (failures >= FAILURES_IN_A_ROW) {
        const wait = pausedUntil - now()
        if (wait > 0) return { refusal: refusal('AI_BUSY', Math.ceil(wait / 1000)) }
        if (probe === null) return { pass: probingPass() }
        const found = await unlessAborted(probe.promise, signal)
        if (found !== null) return { refusal: found.refusal }
      }
      return { pass: pass() }
    },
    isPaused: () => failures >= FAILURES_IN_A_ROW && pausedUntil > now(),
  }
}

function unlessAborted<Value>(waiting: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  return Promise.race([waiting, promise]).finally(() => signal.removeEventListener('abort', abort))
}
