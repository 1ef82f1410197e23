import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from './at.ts'
import { oneOf, onlyListedValues } from './one-of.ts'

/** Who did what, when: only ever appended. No foreign key, so an entry outlives what it speaks of. */
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
    // Addresses are looked for by how they begin.
    index('audit_log_actor').on(table.actorEmail.op('text_pattern_ops')),
    index('audit_log_impersonator').on(sql`(metadata ->> 'impersonatorEmail') text_pattern_ops`),
  ],
)

/** Mail that was written but, with no SMTP server configured, kept for the outbox page. */
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

/** The newest failure of every service that the product leans on, for whoever looks after it. */
export const serviceFailures = pgTable(
  'service_failures',
  {
    service: oneOf(['mail', 'payments']).primaryKey(),
    occurredAt: at().notNull(),
    message: text().notNull(),
  },
  (table) => [...onlyListedValues(table)],
)
