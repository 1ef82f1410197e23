import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ofWorkspace } from '#features/workspaces/server/tables.ts'
import { at } from '#server/db/at.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import type { PlanLimits, PlanName, SubscriptionStatus } from '#shared/plan-catalogue.ts'

export const subscriptions = pgTable(
  'subscriptions',
  {
    workspaceId: ofWorkspace().primaryKey(),
    plan: text().$type<PlanName>().notNull().default('FREE'),
    planOverride: text().$type<PlanName>(),
    status: text().$type<SubscriptionStatus>().notNull().default('active'),
    pastDueSince: at(),
    quotaOverride: jsonb().$type<Partial<PlanLimits>>(),
    /** Billing periods are counted from here, month by month. */
    periodAnchor: at().notNull(),
  },
  () => [onlyOwnWorkspace()],
)

/** How much of a metric a workspace has used in a billing period; `used` includes what running work has reserved. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    workspaceId: ofWorkspace(),
    metric: text().$type<UsageMetric>().notNull(),
    periodStart: at().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.metric, table.periodStart] }), onlyOwnWorkspace()],
)

export type UsageMetric = 'topics' | 'subtopics' | 'outlines'

/** Every reservation ever made, and what became of it. Rows are settled once and go only with their age. */
export const usageLedger = pgTable(
  'usage_ledger',
  {
    workspaceId: ofWorkspace(),
    id: uuid().notNull(),
    metric: text().$type<UsageMetric>().notNull(),
    periodStart: at().notNull(),
    amount: integer().notNull(),
    /** The generation run it was reserved for. */
    runId: uuid().notNull(),
    state: text().$type<'reserved' | 'used' | 'released'>().notNull(),
    createdAt: at().notNull(),
    settledAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('usage_ledger_run').on(table.workspaceId, table.runId),
    onlyOwnWorkspace(),
  ],
)
