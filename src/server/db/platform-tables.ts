import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './at.ts'
import { oneOf, onlyListedValues } from './one-of.ts'

/** Append-only and without foreign keys, so entries outlive what they describe. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    occurredAt: at().notNull(),
    action: text().notNull(),
    actorUserId: uuid(),
    actorEmail: text(),
    workspaceId: uuid(),
    targetType: text(),
    targetId: text(),
    requestId: text(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_newest').on(table.occurredAt, table.id),
    index('audit_log_action').on(table.action, table.occurredAt, table.id),
    index('audit_log_workspace').on(table.workspaceId, table.occurredAt, table.id),
    index('audit_log_actor').on(table.actorEmail.op('text_pattern_ops')),
    index('audit_log_impersonator').on(sql`(metadata ->> 'impersonatorEmail') text_pattern_ops`),
  ],
)

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    createdAt: at().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    kind: text().notNull(),
    body: text().notNull(),
  },
  (table) => [index('mail_outbox_time').on(table.createdAt)],
)

export const serviceFailures = pgTable(
  'service_failures',
  {
    service: oneOf(['mail', 'payments']).primaryKey(),
    occurredAt: at().notNull(),
    message: text().notNull(),
  },
  (table) => [...onlyListedValues(table)],
)
