import { countOf } from './idea-wording.ts'

export interface Allowance {
  used: number
  limit: number
}

const DAY = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' })

export function leftText(topics: Allowance, outlines: Allowance, periodEndsAt: string): string | undefined {
  const parts = [leftOf(topics, 'topic'), leftOf(outlines, 'outline')].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : `${parts.join(' and ')} left until ${dayOfReset(periodEndsAt)}`
}

export const dayOfReset = (periodEndsAt: string): string => DAY.format(new Date(periodEndsAt))

function leftOf({ used, limit }: Allowance, what: string): string | undefined {
  return limit < 0 ? undefined : countOf(Math.max(0, limit - used), what)
}

export function isUsedUp({ used, limit }: Allowance): boolean {
  return limit >= 0 && used >= limit
}
