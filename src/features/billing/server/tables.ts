import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ofWorkspace } from '#features/access/server/workspace-tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import { SUBSCRIPTION_STATUSES } from '#shared/plan-catalogue.ts'
import { PAID_PLANS } from '../contract.ts'

/**
 * Every subscription of the payment provider as it was last read there. Some belong to no workspace yet: a visitor paid
 * before signing up. No foreign keys, because records of payments outlive accounts and workspaces.
 */
export const billingSubscriptions = pgTable(
  'billing_subscriptions',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    customerId: text().notNull(),
    email: text(),
    plan: oneOf(PAID_PLANS),
    status: oneOf(SUBSCRIPTION_STATUSES).notNull(),
    itemId: text(),
    /** What is paid a month after lasting discounts, in the smallest unit of the currency. */
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
    /** The database's time, in microseconds, when the reading began: an older reading never replaces a newer one. */
    readAt: bigint({ mode: 'number' }).notNull(),
    /** The checkout it came from; its id proves who paid. */
    checkoutSessionId: text(),
    workspaceId: uuid(),
    /** Who took it over after paying without an account. */
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

/** The one checkout a workspace may have open. Every other start counts `attempt` up, and the older one is closed. */
export const billingCheckouts = pgTable(
  'billing_checkouts',
  {
    workspaceId: ofWorkspace().primaryKey(),
    attempt: integer().notNull(),
    /** What was asked for: plan, promotion code and payer. The same again means the same checkout. */
    request: text().notNull(),
    sessionId: text(),
    startedAt: at().notNull(),
  },
  () => [onlyOwnWorkspace()],
)

/** `ignored`: it is not about payments of plans. `failed`: the provider sends it again, or somebody replays it. */
const NOTICE_OUTCOMES = ['done', 'ignored', 'failed'] as const
export type NoticeOutcome = (typeof NOTICE_OUTCOMES)[number]

/** The provider's notices and what became of them. Of what they said only what they were about is kept. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    receivedAt: at().notNull(),
    /** What the notice is about: the id of a checkout, a subscription or an invoice. */
    subjectId: text(),
    /** The subscription of an invoice. */
    subscriptionId: text(),
    outcome: oneOf(NOTICE_OUTCOMES).notNull().default('done'),
    /** Why the last try failed; null when it did not. */
    error: text(),
    attempts: integer().notNull().default(1),
    lastTriedAt: at(),
  },
  (table) => [index('billing_events_newest').on(table.receivedAt, table.id), ...onlyListedValues(table)],
)

/** Mails about payments that went out: each of them once. */
export const billingNotices = pgTable('billing_notices', { key: text().primaryKey(), sentAt: at().notNull() })

/** What the stand-in for the payment provider remembers. Empty wherever real payments are made. */
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
