import { standing } from '#features/access/server/session-check.ts'
import { sendLater } from '#features/auth/server/later-mail.ts'
import type { AppContext } from '#server/app-context.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import { EXPIRES_SOON_DAYS } from '../expiry-days.ts'
import { findExpiringTokens, noteExpiryTold } from './store.ts'
import { tokenExpiresMail } from './token-mails.ts'

const EVERY_HOUR = '41 * * * *'

/** One email per token, in workspaces with notifications. */
export async function tellOfExpiry(app: AppContext): Promise<void> {
  const now = app.clock.now()
  const until = new Date(now.getTime() + EXPIRES_SOON_DAYS * DAY_MS)
  for (const { token, email, workspaceName, standing: row } of await findExpiringTokens(app.db, now, until)) {
    const [place] = row.user.closedAt === null ? standing(row, now) : []
    if (place === undefined || !place.limits.notificationsEnabled || !place.limits.apiEnabled) continue
    if (!(await noteExpiryTold(app.db, token, now))) continue
    sendLater(app, tokenExpiresMail(app, email, { ...token, workspaceName }))
  }
}

export function scheduleExpiryMails(app: AppContext): void {
  app.jobs.every('token-expiry', EVERY_HOUR, () => tellOfExpiry(app))
}
