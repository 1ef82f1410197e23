import type { Brand } from '#features/brands/contract.ts'
import { dateFormat } from '#shared/calendar-dates.ts'
import { cityOf } from '#shared/time-zones.ts'
import type { Outline } from '../../contract.ts'

const DAY = dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const NOTHING_SENT = "Klaviyo won't send anything until you schedule it there."

/** `Tue, Nov 24 at 10:00 Berlin. Klaviyo won't send anything until you schedule it there.` */
export function sendLine(
  { scheduledSendAt }: Pick<Outline, 'scheduledSendAt'>,
  { timezone }: Pick<Brand, 'timezone'>,
  clockOf: (sendAt: string) => string,
  now = Date.now(),
): { text: string; isAhead: boolean } {
  if (scheduledSendAt === null) {
    return { text: `This email isn't scheduled, so the draft has no date. ${NOTHING_SENT}`, isAhead: false }
  }
  if (Date.parse(scheduledSendAt) <= now) {
    return { text: `The send time is in the past, so the draft has no date. ${NOTHING_SENT}`, isAhead: false }
  }
  const day = DAY().format(new Date(`${scheduledSendAt.slice(0, 10)}T00:00Z`))
  return { text: `${day} at ${clockOf(scheduledSendAt)} ${cityOf(timezone)}. ${NOTHING_SENT}`, isAhead: true }
}
