import { DAY_MS } from '#shared/calendar-dates.ts'
import type { Invite } from '../contract.ts'

export interface InviteNote {
  text: string
  isBad: boolean
}

export function noteOf({ status, mailState, expiresAt }: Invite, now: Date): InviteNote {
  if (status === 'EXPIRED') return { text: 'Expired. Resend it to send a new link.', isBad: true }
  if (mailState === 'failed') {
    return { text: "We couldn't deliver the email. Resend it, or share the link yourself.", isBad: true }
  }
  const days = Math.ceil((new Date(expiresAt).getTime() - now.getTime()) / DAY_MS)
  return { text: days <= 1 ? 'Expires within a day' : `Expires in ${days} days`, isBad: false }
}
