import { monthTitle } from '#shared/calendar-dates.ts'
import type { TrashedItem } from '#features/outlines/trash-contract.ts'

const DAY_MS = 86_400_000

/** Where it was: `Holiday gifting · December 2026`, and of a topic what comes back with it. */
export function placeOf({ mainTopicTitle, ideas, planMonth }: TrashedItem): string {
  const held = ideas === null ? null : ideas === 1 ? '1 idea' : `${ideas} ideas`
  return [mainTopicTitle, held, monthTitle(planMonth)].filter((part) => part !== null).join(' · ')
}

/** How long it can still be restored, rounded down: nobody should count on a day that is not whole. */
export function timeLeft({ keptUntil }: Pick<TrashedItem, 'keptUntil'>, now: Date): string {
  const days = Math.floor((Date.parse(keptUntil) - now.getTime()) / DAY_MS)
  return days < 1 ? 'Deleted permanently today' : days === 1 ? '1 day left' : `${days} days left`
}
