import { and, asc, desc, eq, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { users } from '#features/auth/server/tables.ts'
import { memberships } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import { PERMISSIONS } from '#shared/permissions.ts'
import { billingCheckouts, billingEvents, billingNotices, billingSubscriptions } from './tables.ts'
import type { SubscriptionReading } from './subscription-reading.ts'

export type BillingSubscription = typeof billingSubscriptions.$inferSelect
export type CheckoutRow = typeof billingCheckouts.$inferSelect
export type BillingEvent = typeof billingEvents.$inferSelect

/** The database's time in microseconds: one clock for every process. */
export async function readingTime(db: Db): Promise<number> {
  const { rows } = (await db.execute(sql`select (extract(epoch from clock_timestamp()) * 1000000)::bigint as now`)) as {
    rows: { now: string | number }[]
  }
  return Number(rows[0]!.now)
}

/** Writes what was read unless something newer is there already. Whose it is stays as it was. */
export async function putReading(
  db: Db,
  { id, ...reading }: Omit<SubscriptionReading, 'checkoutWorkspaceId'>,
  readAt: number,
): Promise<void> {
  await db
    .insert(billingSubscriptions)
    .values({ id, ...reading, readAt })
    .onConflictDoUpdate({
      target: billingSubscriptions.id,
      set: { ...reading, readAt },
      setWhere: lt(billingSubscriptions.readAt, readAt),
    })
}

export async function lockSubscription(db: Db, id: string): Promise<BillingSubscription | null> {
  const [row] = await db.select().from(billingSubscriptions).where(eq(billingSubscriptions.id, id)).for('update')
  return row ?? null
}

/** All subscriptions a workspace ever had, the newest first. */
export async function findSubscriptionsOf(db: Db, workspaceId: string): Promise<BillingSubscription[]> {
  return db
    .select()
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.workspaceId, workspaceId))
    .orderBy(desc(billingSubscriptions.createdAt), desc(billingSubscriptions.id))
}

export async function setLink(
  db: Db,
  id: string,
  link: Partial<Pick<BillingSubscription, 'workspaceId' | 'userId' | 'linkedAt' | 'checkoutSessionId'>>,
): Promise<void> {
  await db.update(billingSubscriptions).set(link).where(eq(billingSubscriptions.id, id))
}

/** What a person has taken over and no workspace has yet, the oldest first, held until the transaction ends. */
export async function lockWaitingPayments(db: Db, userId: string): Promise<BillingSubscription[]> {
  return db
    .select()
    .from(billingSubscriptions)
    .where(and(eq(billingSubscriptions.userId, userId), isNull(billingSubscriptions.workspaceId)))
    .orderBy(asc(billingSubscriptions.createdAt), asc(billingSubscriptions.id))
    .for('update')
}

/** Paid, but nobody has signed up with it. */
export async function findUnclaimed(db: Db, paidBefore: Date): Promise<BillingSubscription[]> {
  return db
    .select()
    .from(billingSubscriptions)
    .where(
      and(
        isNull(billingSubscriptions.workspaceId),
        isNull(billingSubscriptions.userId),
        isNull(billingSubscriptions.endedAt),
        isNotNull(billingSubscriptions.checkoutSessionId),
        lt(billingSubscriptions.createdAt, paidBefore),
      ),
    )
    .limit(200)
}

/** Running subscriptions whose last reading is older than their own next step: a notice must have been lost. */
export async function findOverdue(db: Db, now: Date): Promise<string[]> {
  const micros = now.getTime() * 1000
  const rows = await db
    .select({ id: billingSubscriptions.id })
    .from(billingSubscriptions)
    .where(
      and(
        isNull(billingSubscriptions.endedAt),
        or(
          and(
            lt(billingSubscriptions.periodEndsAt, now),
            sql`${billingSubscriptions.readAt} < extract(epoch from ${billingSubscriptions.periodEndsAt}) * 1000000`,
          ),
          // Where something is owed, the debt may be paid or given up at any time.
          and(isNotNull(billingSubscriptions.pastDueSince), lt(billingSubscriptions.readAt, micros - 86_400_000_000)),
        ),
      ),
    )
    .limit(200)
  return rows.map(({ id }) => id)
}

/** Every subscription that asks for money now. */
export async function findPaying(
  db: Db,
): Promise<Pick<BillingSubscription, 'monthlyAmount' | 'currency' | 'status'>[]> {
  return db
    .select({
      monthlyAmount: billingSubscriptions.monthlyAmount,
      currency: billingSubscriptions.currency,
      status: billingSubscriptions.status,
    })
    .from(billingSubscriptions)
    .where(
      and(isNull(billingSubscriptions.endedAt), notInArray(billingSubscriptions.status, ['canceled', 'incomplete'])),
    )
}

/**
 * Begins a checkout, or joins the one that was begun with the same request and may still be open. `previous` is the
 * other one, which has to be closed.
 */
export async function beginCheckout(
  db: Db,
  workspaceId: string,
  request: string,
  now: Date,
  joinable: (row: CheckoutRow) => boolean,
): Promise<{ row: CheckoutRow; previous: string | null }> {
  const [existing] = await db
    .select()
    .from(billingCheckouts)
    .where(eq(billingCheckouts.workspaceId, workspaceId))
    .for('update')
  if (existing?.request === request && joinable(existing)) return { row: existing, previous: null }
  const row = { workspaceId, attempt: (existing?.attempt ?? 0) + 1, request, sessionId: null, startedAt: now }
  await db.insert(billingCheckouts).values(row).onConflictDoUpdate({ target: billingCheckouts.workspaceId, set: row })
  return { row, previous: existing?.sessionId ?? null }
}

/** True when the attempt is still the newest one. */
export async function keepCheckout(db: Db, { workspaceId, attempt }: CheckoutRow, sessionId: string): Promise<boolean> {
  const kept = await db
    .update(billingCheckouts)
    .set({ sessionId })
    .where(and(eq(billingCheckouts.workspaceId, workspaceId), eq(billingCheckouts.attempt, attempt)))
    .returning({ attempt: billingCheckouts.attempt })
  return kept.length === 1
}

/** Lets the next start make a new checkout, unless one was begun in the meantime. */
export async function forgetCheckout(db: Db, { workspaceId, attempt }: CheckoutRow): Promise<void> {
  await db
    .update(billingCheckouts)
    .set({ sessionId: null, request: '' })
    .where(and(eq(billingCheckouts.workspaceId, workspaceId), eq(billingCheckouts.attempt, attempt)))
}

export async function findEvent(db: Db, id: string): Promise<BillingEvent | null> {
  const [row] = await db.select().from(billingEvents).where(eq(billingEvents.id, id))
  return row ?? null
}

/** Notes down what a try to work a notice through came to. What was worked through once stays so. */
export async function keepTry(
  db: Db,
  event: Pick<BillingEvent, 'id' | 'type' | 'subjectId' | 'subscriptionId' | 'outcome' | 'error'>,
  now: Date,
): Promise<void> {
  const failedBefore = eq(billingEvents.outcome, 'failed')
  await db
    .insert(billingEvents)
    .values({ ...event, receivedAt: now, lastTriedAt: now })
    .onConflictDoUpdate({
      target: billingEvents.id,
      set: {
        outcome: sql`case when ${failedBefore} then excluded.outcome else ${billingEvents.outcome} end`,
        error: event.error,
        attempts: sql`${billingEvents.attempts} + 1`,
        lastTriedAt: now,
      },
    })
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before))
}

/** True for the first who asks: whoever gets it sends the mail. */
export async function claimNotice(db: Db, key: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insert(billingNotices)
    .values({ key, sentAt: now })
    .onConflictDoNothing()
    .returning({ key: billingNotices.key })
  return claimed.length === 1
}

/** The addresses of those who look after the payments of a workspace. */
export async function findPayerEmails(db: Db, workspaceId: string): Promise<string[]> {
  const rows = await db
    .select({ email: users.email, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
  return rows
    .filter(({ role }) => (PERMISSIONS.MANAGE_BILLING as readonly string[]).includes(role))
    .map(({ email }) => email)
}
