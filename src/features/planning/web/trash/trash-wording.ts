import { DAY_MS, monthTitle } from '#shared/calendar-dates.ts'
import type { TrashedItem } from '#features/outlines/trash-contract.ts'

export function originOf({ mainTopicTitle, ideas, planMonth }: TrashedItem): string {
  const held = ideas === null ? null : ideas === 1 ? '1 idea' : `${ideas} ideas`
  return [mainTopicTitle, held, monthTitle(planMonth)].filter((part) => part !== null).join(' · ')
}

export function timeLeft({ keptUntil }: Pick<TrashedItem, 'keptUntil'>, now: Date): string {
  const days = Math.floor((Date.parse(keptUntil) - now.getTime()) / DAY_MS)
  return days < 1 ? 'Deleted permanently today' : days === 1 ? '1 day left' : `${days} days left`
}
