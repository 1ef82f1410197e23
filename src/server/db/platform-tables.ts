import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who did what, when: only ever appended. No foreign key, so an entry outlives what it speaks of. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    action: text().notNull(),
    actorUserId: uuid(),
    actorEmail: text(),
    workspaceId: uuid(),
    targetType: text(),
    targetId: text(),
    requestId: text(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('audit_log_time').on(table.occurredAt)],
)

/** Mail that was written but, with no SMTP server configured, kept for the outbox page. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    kind: text().notNull(),
    body: text().notNull(),
  },
  (table) => [index('mail_outbox_time').on(table.createdAt)],
)
