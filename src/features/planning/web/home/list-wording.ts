import { DAY_MS, formatSendTime } from '#shared/calendar-dates.ts'
import type { Send } from './days-ahead.ts'

/** The brand is named only if there are several. */
const withBrand = (severalBrands: boolean, { brand }: Send, facts: string[]) =>
  [...(severalBrands ? [brand.name] : []), ...facts].join(' · ')

export const sendWording = (send: Send, severalBrands: boolean): string =>
  withBrand(severalBrands, send, [
    formatSendTime(send.outline.scheduledSendAt!, send.brand.country),
    send.outline.assignedToName ?? 'Unassigned',
  ])

export function reviewWording(send: Send, severalBrands: boolean, now: Date): string {
  const { assignedToName, reviewRequestedAt } = send.outline
  const days = reviewRequestedAt === null ? 0 : Math.floor((now.getTime() - Date.parse(reviewRequestedAt)) / DAY_MS)
  return withBrand(severalBrands, send, [
    assignedToName === null ? 'Unassigned' : `From ${assignedToName}`,
    ...(days > 0 ? [days === 1 ? 'waiting for a day' : `waiting for ${days} days`] : []),
  ])
}
