import type { Invite } from '../contract.ts'

const DAY_MS = 86_400_000

export interface InviteNote {
  text: string
  isBad: boolean
}

/** How an open invitation stands: what keeps it from being used first, then how long its link works. */
export function noteOf({ status, mailState, expiresAt }: Invite, now: Date): InviteNote {
  if (status === 'EXPIRED') return { text: 'Expired. Resend it to send a new link.', isBad: true }
  if (mailState === 'failed') {
    return { text: 'The mail was not delivered. Resend it and pass the link on.', isBad: true }
  }
  const days = Math.ceil((new Date(expiresAt).getTime() - now.getTime()) / DAY_MS)
  return { text: days <= 1 ? 'Expires within a day' : `Expires in ${days} days`, isBad: false }
}
