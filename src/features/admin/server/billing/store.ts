import { type SQL, and, desc, eq, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm'
import { users } from '#features/auth/server/tables.ts'
import { billingEvents, sentBillingMails, billingSubscriptions } from '#features/billing/server/tables.ts'
import { subscriptions } from '#features/access/server/subscription-tables.ts'
import { workspaces } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import type { SUBSCRIPTION_VIEWS, WebhookEvent } from '../../billing-contract.ts'

export type SubscriptionView = (typeof SUBSCRIPTION_VIEWS)[number]

const RUNNING = sql`(select b.id from billing_subscriptions b
  where b.workspace_id = ${subscriptions.workspaceId} and b.ended_at is null
  order by b.created_at desc, b.id desc limit 1)`

export type SubscriptionRow = Awaited<ReturnType<typeof findSubscriptions>>[number]

export async function findSubscriptions(
  db: Db,
  {
    search,
    view,
    after,
    limit,
  }: { search: string | null; view: SubscriptionView; after: string | null; limit: number },
) {
  return db
    .select({
      subscription: subscriptions,
      workspaceName: workspaces.name,
      workspaceStatus: workspaces.status,
      ownerEmail: users.email,
      paid: billingSubscriptions,
    })
    .from(subscriptions)
    .innerJoin(workspaces, eq(workspaces.id, subscriptions.workspaceId))
    .innerJoin(users, eq(users.id, workspaces.ownerUserId))
    .leftJoin(billingSubscriptions, eq(billingSubscriptions.id, RUNNING))
    .where(
      and(
        isNull(workspaces.closedAt),
        search === null ? undefined : mentions(search),
        VIEWS[view],
        // Repeat the bound on both tables. Otherwise PostgreSQL scans the other index from its newest row.
        after === null ? undefined : and(lt(subscriptions.workspaceId, after), lt(workspaces.id, after)),
      ),
    )
    .orderBy(desc(subscriptions.workspaceId))
    .limit(limit)
}

const VIEWS: Record<SubscriptionView, SQL | undefined> = {
  all: undefined,
  paying: isNotNull(billingSubscriptions.id),
  overridden: or(isNotNull(subscriptions.planOverride), isNotNull(subscriptions.quotaOverride)),
  unpaid: or(eq(subscriptions.status, 'past_due'), eq(subscriptions.status, 'unpaid')),
}

function mentions(part: string): SQL | undefined {
  const pattern = `%${part.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
  return or(like(sql`lower(${workspaces.name})`, pattern), like(sql`lower(${users.email})`, pattern))
}

const REMINDERS = sql`${sentBillingMails.key} in (
  'payment_waits_for_account:' || ${billingSubscriptions.id} || ':1',
  'payment_waits_for_account:' || ${billingSubscriptions.id} || ':2',
  'payment_waits_for_account:' || ${billingSubscriptions.id} || ':3')`

export type UnlinkedRow = Awaited<ReturnType<typeof findUnlinked>>[number]

export async function findUnlinked(db: Db, after: { paidAt: Date; id: string } | null, limit: number) {
  const isOlder =
    after === null
      ? undefined
      : sql`(${billingSubscriptions.createdAt}, ${billingSubscriptions.id})
          < (${after.paidAt.toISOString()}::timestamptz, ${after.id}::text)`
  return db
    .select({
      payment: billingSubscriptions,
      takenOverBy: users.email,
      reminders: sql<number>`(select count(*)::int from ${sentBillingMails} where ${REMINDERS})`,
      remindedAt: sql<Date | null>`(select max(sent_at) from ${sentBillingMails} where ${REMINDERS})`.mapWith(
        sentBillingMails.sentAt,
      ),
    })
    .from(billingSubscriptions)
    .leftJoin(users, eq(users.id, billingSubscriptions.userId))
    .where(and(isNull(billingSubscriptions.workspaceId), isOlder))
    .orderBy(desc(billingSubscriptions.createdAt), desc(billingSubscriptions.id))
    .limit(limit)
}

export type WebhookEventRow = typeof billingEvents.$inferSelect

export async function findWebhookEvents(
  db: Db,
  outcome: WebhookEvent['outcome'] | null,
  after: { receivedAt: Date; id: string } | null,
  limit: number,
): Promise<WebhookEventRow[]> {
  return db
    .select()
    .from(billingEvents)
    .where(
      and(
        outcome === null ? undefined : eq(billingEvents.outcome, outcome),
        after === null
          ? undefined
          : sql`(${billingEvents.receivedAt}, ${billingEvents.id})
              < (${after.receivedAt.toISOString()}::timestamptz, ${after.id}::text)`,
      ),
    )
    .orderBy(desc(billingEvents.receivedAt), desc(billingEvents.id))
    .limit(limit)
}
