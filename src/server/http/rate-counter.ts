import { AppError } from '#shared/errors.ts'
import type { Clock } from '../clock.ts'
import type { RateLimit } from './rate-limits.ts'

export interface RateState {
  limit: number
  windowSeconds: number
  left: number
  resetSeconds: number
}

/** `tell` hears what is left, also of a request past the limit. */
export type CountCall = (caller: string, tell?: (state: RateState) => void) => void

/** Limits memory use under a flood of addresses. Past this number, the oldest callers are forgotten. */
const CALLERS = 5000

export function rateCounter(clock: Clock, { max, windowMs }: RateLimit): CountCall {
  const windows = new Map<string, { calls: number; endsAt: number }>()
  const begin = (caller: string, now: number) => {
    windows.delete(caller)
    if (windows.size >= CALLERS) windows.delete(windows.keys().next().value!)
    const window = { calls: 0, endsAt: now + windowMs }
    windows.set(caller, window)
    return window
  }
  return (caller, tell) => {
    const now = clock.now().getTime()
    const known = windows.get(caller)
    const window = known === undefined || now >= known.endsAt ? begin(caller, now) : known
    window.calls += 1
    const resetSeconds = Math.ceil((window.endsAt - now) / 1000)
    tell?.({ limit: max, windowSeconds: windowMs / 1000, left: Math.max(0, max - window.calls), resetSeconds })
    if (window.calls > max) throw new AppError('RATE_LIMITED', { details: { retryAfter: resetSeconds } })
  }
}
