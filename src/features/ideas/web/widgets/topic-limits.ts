import { countOf } from './idea-wording.ts'

export interface Allowance {
  used: number
  /** -1 is unlimited. */
  limit: number
}

const DAY = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' })

/** `2 topics and 18 outlines left until December 20`; undefined where nothing is limited. */
export function leftText(topics: Allowance, outlines: Allowance, periodEndsAt: string): string | undefined {
  const parts = [leftOf(topics, 'topic'), leftOf(outlines, 'outline')].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : `${parts.join(' and ')} left until ${dayOfReset(periodEndsAt)}`
}

/** The day on which the usage of the plan resets: `December 20`. */
export const dayOfReset = (periodEndsAt: string): string => DAY.format(new Date(periodEndsAt))

function leftOf({ used, limit }: Allowance, what: string): string | undefined {
  return limit < 0 ? undefined : countOf(Math.max(0, limit - used), what)
}

export function isUsedUp({ used, limit }: Allowance): boolean {
  return limit >= 0 && used >= limit
}
