import { eq, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { billingEvents, sentBillingMails, billingSubscriptions, simulatedPayments } from './tables.ts'

export async function forgetPayer(db: Db, { userId, email }: { userId: string; email: string }): Promise<void> {
  await db
    .update(billingSubscriptions)
    .set({ userId: null, email: null, paymentUrl: null, checkoutSessionId: null })
    .where(or(eq(billingSubscriptions.userId, userId), sql`lower(${billingSubscriptions.email}) = lower(${email})`))
  await db
    .update(simulatedPayments)
    .set({
      data: sql`replace(${simulatedPayments.data}::text, ${JSON.stringify(email)}, '"deleted@example.invalid"')::jsonb`,
    })
    .where(sql`position(${JSON.stringify(email)} in ${simulatedPayments.data}::text) > 0`)
}

export async function deleteTransactionsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(billingSubscriptions).where(lt(billingSubscriptions.endedAt, before))
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before))
  await db.delete(sentBillingMails).where(lt(sentBillingMails.sentAt, before))
}
