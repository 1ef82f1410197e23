import type { RateClass } from '#shared/endpoint.ts'

export interface RateLimit {
  max: number
  windowMs: number
}

const MINUTE = 60_000

/** Per user, or per address when logged out. The last four protect accounts and are stored in the database. */
export const RATE_LIMITS: Record<RateClass, RateLimit> = {
  read: { max: 600, windowMs: MINUTE },
  write: { max: 240, windowMs: MINUTE },
  generate: { max: 200, windowMs: MINUTE },
  export: { max: 120, windowMs: MINUTE },
  checkout: { max: 20, windowMs: MINUTE },
  // For responses with all outlines of a brand, counted in addition to the endpoint's own class.
  list: { max: 30, windowMs: MINUTE },
  lookup: { max: 30, windowMs: MINUTE },
  // Guests with a review link, by address.
  guest: { max: 60, windowMs: MINUTE },
  // The provider uses few addresses and sends many events when a month starts.
  webhook: { max: 6000, windowMs: MINUTE },
  // Every open tab opens a stream once, and again after a network failure.
  stream: { max: 60, windowMs: MINUTE },
  mcp: { max: 60, windowMs: MINUTE },
  'sign-in': { max: 10, windowMs: 15 * MINUTE },
  'admin-sign-in': { max: 5, windowMs: 15 * MINUTE },
  'sign-up': { max: 10, windowMs: 60 * MINUTE },
  reset: { max: 10, windowMs: 60 * MINUTE },
}

/** Per API token and class, across all endpoints of the class. Other classes have the limit of users. */
export const TOKEN_RATE_LIMITS: Partial<Record<RateClass, RateLimit>> = {
  write: { max: 60, windowMs: MINUTE },
  generate: { max: 60, windowMs: MINUTE },
}
