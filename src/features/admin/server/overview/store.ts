import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '#features/auth/server/tables.ts'
import { billingSubscriptions } from '#features/billing/server/tables.ts'
import { brands } from '#features/brands/server/tables.ts'
import { outlines } from '#features/outlines/server/tables.ts'
import { subscriptions } from '#features/access/server/subscription-tables.ts'
import { workspaces } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import type { SubscriptionFacts } from '#shared/plan-catalog.ts'

export async function countEverything(db: Db) {
  const [totalUsers, totalWorkspaces, suspendedWorkspaces, totalBrands, totalOutlines, totalSubscriptions] =
    await Promise.all([
      db.$count(users, isNull(users.closedAt)),
      db.$count(workspaces, isNull(workspaces.closedAt)),
      db.$count(workspaces, and(isNull(workspaces.closedAt), eq(workspaces.status, 'SUSPENDED'))),
      db.$count(brands, isNull(brands.archivedAt)),
      db.$count(outlines, isNull(outlines.deletedAt)),
      db.$count(
        billingSubscriptions,
        and(
          isNull(billingSubscriptions.endedAt),
          inArray(billingSubscriptions.status, ['active', 'trialing', 'past_due']),
        ),
      ),
    ])
  return { totalUsers, totalWorkspaces, suspendedWorkspaces, totalBrands, totalOutlines, totalSubscriptions }
}

/** Groups workspaces by status, so the result stays small. */
export async function countStandings(db: Db): Promise<(SubscriptionFacts & { workspaces: number })[]> {
  const pastDueHour = sql<Date | null>`date_trunc('hour', ${subscriptions.pastDueSince})`.mapWith(
    subscriptions.pastDueSince,
  )
  const { plan, planOverride, status } = subscriptions
  const rows = await db
    .select({ plan, planOverride, status, pastDueSince: pastDueHour, workspaces: count() })
    .from(subscriptions)
    .innerJoin(workspaces, and(eq(workspaces.id, subscriptions.workspaceId), isNull(workspaces.closedAt)))
    .groupBy(plan, planOverride, status, pastDueHour)
  return rows.map((row) => ({ ...row, quotaOverride: null }))
}

async function countByWeek(
  db: Db,
  table: typeof users | typeof workspaces | typeof outlines,
  since: Date,
): Promise<Map<string, number>> {
  const week = sql<string>`to_char(date_trunc('week', ${table.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`
  const rows = await db
    .select({ week, made: count() })
    .from(table)
    .where(sql`${table.createdAt} >= ${since.toISOString()}::timestamptz`)
    .groupBy(sql`1`)
  return new Map(rows.map(({ week: monday, made }) => [monday, made]))
}

export const countNewUsers = (db: Db, since: Date) => countByWeek(db, users, since)
export const countNewWorkspaces = (db: Db, since: Date) => countByWeek(db, workspaces, since)
export const countNewOutlines = (db: Db, since: Date) => countByWeek(db, outlines, since)
