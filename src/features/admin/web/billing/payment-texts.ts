import type { BadgeProps } from '#web/kit/badge.tsx'
import type { SubscriptionStatus } from '#shared/plan-catalog.ts'

type Dot = NonNullable<BadgeProps['dot']>

export const STATUS_LOOK: Record<SubscriptionStatus, { label: string; dot: Dot }> = {
  active: { label: 'Active', dot: 'ok' },
  trialing: { label: 'Trial', dot: 'info' },
  past_due: { label: 'Past due', dot: 'warn' },
  unpaid: { label: 'Unpaid', dot: 'bad' },
  incomplete: { label: 'Incomplete', dot: 'warn' },
  canceled: { label: 'Canceled', dot: 'muted' },
}

export const limitName = (name: string): string =>
  name
    .replace(/Enabled$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

const limitText = (value: number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : value === -1 ? 'unlimited' : value.toLocaleString('en')

export const quotaText = (quota: Record<string, number | boolean>): string =>
  Object.entries(quota)
    .map(([name, value]) => `${limitName(name)} ${limitText(value)}`)
    .join(', ')
