import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { workspaces } from '#features/access/server/workspace-tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import { DELIVERED_EVENTS, DELIVERY_STATES, OFF_REASONS } from '../contract.ts'
import { WEBHOOK_KINDS, type WebhookEvent } from '../events.ts'

export const webhooks = pgTable(
  'webhooks',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    kind: oneOf(WEBHOOK_KINDS).notNull(),
    /** Encrypted, because many addresses contain a secret. */
    sealedUrl: text().notNull(),
    /** Null for Slack, which checks no signature. */
    sealedSecret: text(),
    sealedEarlierSecret: text(),
    earlierSignsUntil: at(),
    events: jsonb().$type<WebhookEvent[]>().notNull(),
    /** Null for all brands. */
    brandIds: jsonb().$type<string[]>(),
    createdAt: at().notNull(),
    /** The first failure since the last success. */
    failingSince: at(),
    offAt: at(),
    offReason: oneOf(OFF_REASONS),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('webhooks_id').on(table.id),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

/** The outbox: a row is written in the transaction of the change that it reports. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    workspaceId: uuid().notNull(),
    /** Also the `webhook-id`, which stays the same in retries. */
    id: uuid().notNull(),
    webhookId: uuid().notNull(),
    event: oneOf(DELIVERED_EVENTS).notNull(),
    body: text().notNull(),
    state: oneOf(DELIVERY_STATES).notNull(),
    attempts: integer().notNull(),
    status: integer(),
    createdAt: at().notNull(),
    triedAt: at(),
    nextAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.webhookId], webhooks),
    index('webhook_deliveries_webhook').on(table.workspaceId, table.webhookId, table.createdAt),
    index('webhook_deliveries_due')
      .on(table.nextAt)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_created').on(table.createdAt),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
