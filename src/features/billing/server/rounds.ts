import type { AppContext } from '#server/app-context.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import { sendBillingMail } from './billing-mails.ts'
import { deleteEventsBefore, findOverdue, findUnclaimed } from './store.ts'
import { syncSubscription } from './sync.ts'

const HOUR_MS = 3_600_000
const REMINDERS_AFTER_MS = [HOUR_MS, 3 * DAY_MS, 14 * DAY_MS]
/** The provider retries an event for three days. */
const EVENTS_KEPT_MS = 30 * DAY_MS

export async function billingRound(app: AppContext): Promise<void> {
  if (app.payments === null) return
  const now = app.clock.now()
  for (const subscription of await findUnclaimed(app.db, new Date(now.getTime() - REMINDERS_AFTER_MS[0]!))) {
    const age = now.getTime() - subscription.createdAt.getTime()
    const due = REMINDERS_AFTER_MS.filter((after) => age >= after).length
    await sendBillingMail(app, 'payment_waits_for_account', subscription, `${subscription.id}:${due}`)
  }
  for (const id of await findOverdue(app.db, now)) await syncSubscription(app, id, 'round')
  await deleteEventsBefore(app.db, new Date(now.getTime() - EVENTS_KEPT_MS))
}
