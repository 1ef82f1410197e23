import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { ofWorkspace } from './workspace-tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import { type PlanLimits, PLANS, SUBSCRIPTION_STATUSES } from '#shared/plan-catalog.ts'

export const subscriptions = pgTable(
  'subscriptions',
  {
    workspaceId: ofWorkspace().primaryKey(),
    plan: oneOf(PLANS).notNull().default('FREE'),
    planOverride: oneOf(PLANS),
    status: oneOf(SUBSCRIPTION_STATUSES).notNull().default('active'),
    pastDueSince: at(),
    quotaOverride: jsonb().$type<Partial<PlanLimits>>(),
    periodAnchor: at().notNull(),
  },
  (table) => [...onlyListedValues(table), onlyOwnWorkspace()],
)

const USAGE_METRICS = ['topics', 'subtopics', 'outlines'] as const
export type UsageMetric = (typeof USAGE_METRICS)[number]

/** `used` includes what running work has reserved. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    workspaceId: ofWorkspace(),
    metric: oneOf(USAGE_METRICS).notNull(),
    periodStart: at().notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.metric, table.periodStart] }),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

/** Rows are settled once and deleted only by age. */
export const usageLedger = pgTable(
  'usage_ledger',
  {
    workspaceId: ofWorkspace(),
    id: uuid().notNull(),
    metric: oneOf(USAGE_METRICS).notNull(),
    periodStart: at().notNull(),
    amount: integer().notNull(),
    runId: uuid().notNull(),
    state: oneOf(['reserved', 'used', 'released']).notNull(),
    createdAt: at().notNull(),
    settledAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('usage_ledger_run').on(table.workspaceId, table.runId),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
