import { DAY_MS } from '#shared/calendar-dates.ts'
import type { TokenEntry } from '../contract.ts'
import type { TokenScope } from '../fields.ts'
import { EXPIRES_SOON_DAYS } from '../expiry-days.ts'

export const SCOPE_LABELS: Record<TokenScope, string> = { read: 'Read', write: 'Read and write' }

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

export const dayText = (moment: string): string => day.format(new Date(moment))

export const lastUsedText = ({ lastUsedAt }: Pick<TokenEntry, 'lastUsedAt'>): string =>
  lastUsedAt === null ? 'Never' : dayText(lastUsedAt)

export function expiringSoon(tokens: readonly TokenEntry[], now: number): TokenEntry[] {
  return tokens.filter(({ expiresAt }) => new Date(expiresAt).getTime() - now <= EXPIRES_SOON_DAYS * DAY_MS)
}

export function expiryWarning(tokens: readonly TokenEntry[]): string | null {
  const [first, ...others] = tokens.toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))
  if (first === undefined) return null
  const what = `“${first.name}” expires on ${dayText(first.expiresAt)}`
  return others.length === 0 ? `${what}.` : `${what}, and ${others.length} more within ${EXPIRES_SOON_DAYS} days.`
}
