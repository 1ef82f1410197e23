import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofWorkspace } from '#features/access/server/workspace-tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import { SUBSCRIPTION_STATUSES } from '#shared/plan-catalog.ts'
import { PAID_PLANS } from '../contract.ts'

/**
 * Subscriptions of visitors who paid before signing up have no workspace. There are no foreign keys, because payment
 * records outlive accounts and workspaces.
 */
export const billingSubscriptions = pgTable(
  'billing_subscriptions',
  {
    id: text().primaryKey(),
    customerId: text().notNull(),
    email: text(),
    plan: oneOf(PAID_PLANS),
    status: oneOf(SUBSCRIPTION_STATUSES).notNull(),
    itemId: text(),
    monthlyAmount: integer().notNull(),
    currency: text().notNull(),
    createdAt: at().notNull(),
    periodAnchor: at().notNull(),
    periodEndsAt: at(),
    trialEndsAt: at(),
    endsAt: at(),
    endedAt: at(),
    pastDueSince: at(),
    paymentUrl: text(),
    /** The database's time in microseconds when the reading began. An older reading never replaces a newer one. */
    readAt: bigint({ mode: 'number' }).notNull(),
    checkoutSessionId: text(),
    workspaceId: uuid(),
    userId: uuid(),
    linkedAt: at(),
  },
  (table) => [
    index('billing_subscriptions_workspace').on(table.workspaceId),
    index('billing_subscriptions_user').on(table.userId),
    uniqueIndex('billing_subscriptions_checkout').on(table.checkoutSessionId),
    index('billing_subscriptions_unlinked')
      .on(table.createdAt, table.id)
      .where(sql`workspace_id is null`),
    ...onlyListedValues(table),
  ],
)

/** A workspace has at most one open checkout. `attempt` grows with each request. */
export const billingCheckouts = pgTable(
  'billing_checkouts',
  {
    workspaceId: ofWorkspace().primaryKey(),
    attempt: integer().notNull(),
    request: text().notNull(),
    sessionId: text(),
    startedAt: at().notNull(),
  },
  () => [onlyOwnWorkspace()],
)

/** `ignored` events aren't about plans. The provider retries `failed` events, and super admins can replay them. */
const WEBHOOK_OUTCOMES = ['done', 'ignored', 'failed'] as const
export type WebhookOutcome = (typeof WEBHOOK_OUTCOMES)[number]

/** We store only the subject of an event, because processing it reads the current state. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: at().notNull(),
    subjectId: text(),
    subscriptionId: text(),
    outcome: oneOf(WEBHOOK_OUTCOMES).notNull().default('done'),
    error: text(),
    attempts: integer().notNull().default(1),
    lastTriedAt: at(),
  },
  (table) => [index('billing_events_newest').on(table.receivedAt, table.id), ...onlyListedValues(table)],
)

/** Each billing email is sent once. The key identifies it. */
export const sentBillingMails = pgTable('billing_notices', { key: text().primaryKey(), sentAt: at().notNull() })

export const simulatedPayments = pgTable(
  'simulated_payments',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    position: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index('simulated_payments_kind').on(table.kind, table.position)],
)
