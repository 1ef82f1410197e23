import { and, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { sessions, users } from '#features/auth/server/tables.ts'
import { memberships, workspaces } from './workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { type UsageMetric, subscriptions, usageCounters, usageLedger } from './subscription-tables.ts'

export type { UsageMetric } from './subscription-tables.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

export async function insertSubscription(db: Db, subscription: typeof subscriptions.$inferInsert): Promise<void> {
  await db.insert(subscriptions).values(subscription)
}

export async function findSubscriptions(db: Db, workspaceIds: string[]): Promise<Map<string, SubscriptionRow>> {
  if (workspaceIds.length === 0) return new Map()
  const rows = await db.select().from(subscriptions).where(inArray(subscriptions.workspaceId, workspaceIds))
  return new Map(rows.map((row) => [row.workspaceId, row]))
}

/** What a person may do in a workspace, read with the person. Null where a user has no workspace. */
export interface StandingRow {
  user: typeof users.$inferSelect
  membership: typeof memberships.$inferSelect | null
  status: (typeof workspaces.$inferSelect)['status'] | null
  closedAt: Date | null
  subscription: SubscriptionRow | null
}

const impersonators = alias(users, 'impersonators')

/** Reads session, user, impersonator and workspaces in one round trip. */
export async function findSession(db: Db, tokenHash: string) {
  return db
    .select({
      session: sessions,
      user: users,
      impersonator: impersonators,
      membership: memberships,
      status: workspaces.status,
      closedAt: workspaces.closedAt,
      subscription: subscriptions,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(impersonators, eq(impersonators.id, sessions.impersonatorUserId))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, memberships.workspaceId))
    .where(eq(sessions.tokenHash, tokenHash))
}

/** One statement checks and adds, so concurrent requests can't exceed the limit. */
export async function reserve(
  { tx, workspaceId }: WorkspaceTx,
  metric: UsageMetric,
  periodStart: Date,
  amount: number,
  limit: number,
): Promise<boolean> {
  await tx.insert(usageCounters).values({ workspaceId, metric, periodStart, used: 0 }).onConflictDoNothing()
  const granted = await tx
    .update(usageCounters)
    .set({ used: sql`${usageCounters.used} + ${amount}` })
    .where(
      and(
        counterOf(workspaceId, metric, periodStart),
        limit === -1 ? undefined : sql`${usageCounters.used} + ${amount} <= ${limit}`,
      ),
    )
    .returning({ used: usageCounters.used })
  return granted.length === 1
}

const counterOf = (workspaceId: string, metric: UsageMetric, periodStart: Date) =>
  and(
    eq(usageCounters.workspaceId, workspaceId),
    eq(usageCounters.metric, metric),
    eq(usageCounters.periodStart, periodStart),
  )

export async function insertLedgerEntry({ tx }: WorkspaceTx, entry: typeof usageLedger.$inferInsert): Promise<void> {
  await tx.insert(usageLedger).values(entry)
}

/** The part that `used` leaves out is released. A second call finds nothing to settle. */
export async function settle(
  { tx, workspaceId }: WorkspaceTx,
  runId: string,
  used: Partial<Record<UsageMetric, number>>,
  now: Date,
): Promise<void> {
  const reserved = and(
    eq(usageLedger.workspaceId, workspaceId),
    eq(usageLedger.runId, runId),
    eq(usageLedger.state, 'reserved'),
  )
  // Lock topics before subtopics, the order of reservations, so that two transactions can't deadlock.
  const entries = await tx.select().from(usageLedger).where(reserved).orderBy(desc(usageLedger.metric)).for('update')
  for (const { id, metric, periodStart, amount } of entries) {
    const needed = Math.min(used[metric] ?? 0, amount)
    await tx
      .update(usageLedger)
      .set({ state: needed === 0 ? 'released' : 'used', amount: needed === 0 ? amount : needed, settledAt: now })
      .where(and(eq(usageLedger.workspaceId, workspaceId), eq(usageLedger.id, id)))
    if (needed === amount) continue
    await tx
      .update(usageCounters)
      .set({ used: sql`${usageCounters.used} - ${amount - needed}` })
      .where(counterOf(workspaceId, metric, periodStart))
  }
}

export async function findReleasedUsage(
  { tx, workspaceId }: WorkspaceTx,
  runId: string,
): Promise<{ metric: UsageMetric; amount: number }[]> {
  return tx
    .selectDistinctOn([usageLedger.metric], { metric: usageLedger.metric, amount: usageLedger.amount })
    .from(usageLedger)
    .where(
      and(eq(usageLedger.workspaceId, workspaceId), eq(usageLedger.runId, runId), eq(usageLedger.state, 'released')),
    )
    .orderBy(desc(usageLedger.metric), desc(usageLedger.createdAt))
}

export async function findUsage(
  { tx, workspaceId }: WorkspaceTx,
  periodStart: Date,
): Promise<Record<UsageMetric, number>> {
  const rows = await tx
    .select()
    .from(usageCounters)
    .where(and(eq(usageCounters.workspaceId, workspaceId), eq(usageCounters.periodStart, periodStart)))
  const used = (metric: UsageMetric) => rows.find((row) => row.metric === metric)?.used ?? 0
  return { topics: used('topics'), subtopics: used('subtopics'), outlines: used('outlines') }
}

export async function countWorkspaceMembers({ tx, workspaceId }: WorkspaceTx): Promise<number> {
  const [row] = await tx.select({ members: count() }).from(memberships).where(eq(memberships.workspaceId, workspaceId))
  return row?.members ?? 0
}

export async function lockSubscription({ tx, workspaceId }: WorkspaceTx): Promise<SubscriptionRow> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId)).for('update')
  return row!
}

export type PaidState = Pick<SubscriptionRow, 'plan' | 'status' | 'pastDueSince' | 'periodAnchor'>

export async function setPaidState(db: Db, workspaceId: string, state: PaidState): Promise<void> {
  await db.update(subscriptions).set(state).where(eq(subscriptions.workspaceId, workspaceId))
}

export async function lockPlan(db: Db, workspaceId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId)).for('update')
  return row ?? null
}

export async function setPlanOverride(
  db: Db,
  workspaceId: string,
  planOverride: SubscriptionRow['planOverride'],
): Promise<void> {
  await db.update(subscriptions).set({ planOverride }).where(eq(subscriptions.workspaceId, workspaceId))
}

export async function setQuotaOverride(
  db: Db,
  workspaceId: string,
  quotaOverride: SubscriptionRow['quotaOverride'],
): Promise<void> {
  await db.update(subscriptions).set({ quotaOverride }).where(eq(subscriptions.workspaceId, workspaceId))
}

export async function deleteUsageBefore(db: Db, before: Date): Promise<void> {
  await db.delete(usageCounters).where(lt(usageCounters.periodStart, before))
  await db.delete(usageLedger).where(and(lt(usageLedger.periodStart, before), ne(usageLedger.state, 'reserved')))
}
