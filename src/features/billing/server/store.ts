import { and, asc, desc, eq, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { users } from '#features/auth/server/tables.ts'
import { memberships } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import { PERMISSIONS } from '#shared/permissions.ts'
import { billingCheckouts, billingEvents, sentBillingMails, billingSubscriptions } from './tables.ts'
import type { SubscriptionReading } from './subscription-reading.ts'

export type BillingSubscription = typeof billingSubscriptions.$inferSelect
export type CheckoutRow = typeof billingCheckouts.$inferSelect
export type BillingEvent = typeof billingEvents.$inferSelect

export async function readingTime(db: Db): Promise<number> {
  const { rows } = (await db.execute(sql`select (extract(epoch from clock_timestamp()) * 1000000)::bigint as now`)) as {
    rows: { now: string | number }[]
  }
  return Number(rows[0]!.now)
}

/** Stores a reading unless a newer one exists. The owner of the subscription doesn't change. */
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

export async function lockWaitingPayments(db: Db, userId: string): Promise<BillingSubscription[]> {
  return db
    .select()
    .from(billingSubscriptions)
    .where(and(eq(billingSubscriptions.userId, userId), isNull(billingSubscriptions.workspaceId)))
    .orderBy(asc(billingSubscriptions.createdAt), asc(billingSubscriptions.id))
    .for('update')
}

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

/** A subscription that we last read before its next due date has lost an event. */
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
          // An overdue invoice can be paid or written off at any time, so we read it once a day.
          and(isNotNull(billingSubscriptions.pastDueSince), lt(billingSubscriptions.readAt, micros - 86_400_000_000)),
        ),
      ),
    )
    .limit(200)
  return rows.map(({ id }) => id)
}

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

/** Starts a checkout, or joins an open one with the same request. `previous` is the checkout to close. */
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

/** Returns false if a newer attempt has started. */
export async function keepCheckout(db: Db, { workspaceId, attempt }: CheckoutRow, sessionId: string): Promise<boolean> {
  const kept = await db
    .update(billingCheckouts)
    .set({ sessionId })
    .where(and(eq(billingCheckouts.workspaceId, workspaceId), eq(billingCheckouts.attempt, attempt)))
    .returning({ attempt: billingCheckouts.attempt })
  return kept.length === 1
}

/** Lets the next start create a new checkout, unless one was started meanwhile. */
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

/** An event that we processed once stays processed, even if a later replay fails. */
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

export async function claimBillingMail(db: Db, key: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insert(sentBillingMails)
    .values({ key, sentAt: now })
    .onConflictDoNothing()
    .returning({ key: sentBillingMails.key })
  return claimed.length === 1
}

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
