import type { RateClass } from '#shared/endpoint.ts'

export interface RateLimit {
  max: number
  windowMs: number
}

const MINUTE = 60_000

/** Requests per person (or address, when signed out) and window. The last four guard accounts and are kept in the database. */
export const RATE_LIMITS: Record<RateClass, RateLimit> = {
  read: { max: 600, windowMs: MINUTE },
  write: { max: 240, windowMs: MINUTE },
  generate: { max: 200, windowMs: MINUTE },
  export: { max: 120, windowMs: MINUTE },
  checkout: { max: 20, windowMs: MINUTE },
  // Every outline of a brand at once: counted beside the class of the call, where an answer is that long.
  list: { max: 30, windowMs: MINUTE },
  lookup: { max: 30, windowMs: MINUTE },
  // The provider sends from few addresses, and many at once when a month begins.
  webhook: { max: 6000, windowMs: MINUTE },
  // A stream is opened once by every open window, and again when the network was away.
  stream: { max: 60, windowMs: MINUTE },
  'sign-in': { max: 10, windowMs: 15 * MINUTE },
  'admin-sign-in': { max: 5, windowMs: 15 * MINUTE },
  'sign-up': { max: 10, windowMs: 60 * MINUTE },
  reset: { max: 10, windowMs: 60 * MINUTE },
}
