import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/auth/server/tables.ts'
import { CLIENT_DECISIONS } from '#features/outlines/contract.ts'
import { outlines } from '#features/outlines/server/tables.ts'
import { memberships } from '#features/access/server/workspace-tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import { NOTIFICATION_KINDS, type NotificationChannel, type NotificationKind } from '../contract.ts'

/** Deleted with the membership and with the outline. */
export const notifications = pgTable(
  'notifications',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    kind: oneOf(NOTIFICATION_KINDS).notNull(),
    outlineId: uuid().notNull(),
    outlineTitle: text().notNull(),
    /** Comments are stored by a feature that needs this one, so there is no foreign key. */
    commentId: uuid(),
    actorUserId: uuid(),
    actorName: text().notNull(),
    decision: oneOf(CLIENT_DECISIONS),
    /** False if the user wants only emails. */
    inApp: boolean().notNull(),
    /** The earliest time for the email. Null if none is wanted or it was sent. */
    mailDueAt: at(),
    createdAt: at().notNull(),
    readAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      name: 'notifications_outline_fk',
      columns: [table.workspaceId, table.outlineId],
      foreignColumns: [outlines.workspaceId, outlines.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'notifications_member_fk',
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
    index('notifications_person').on(table.workspaceId, table.userId, table.id),
    index('notifications_outline').on(table.workspaceId, table.outlineId),
    index('notifications_comment')
      .on(table.workspaceId, table.commentId)
      .where(sql`${table.commentId} is not null`),
    index('notifications_mail')
      .on(table.mailDueAt)
      .where(sql`mail_due_at is not null`),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

/** A user without a row gets all notifications. */
export const notificationChoices = pgTable('notification_choices', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  switchedOff: jsonb().$type<`${NotificationKind}.${NotificationChannel}`[]>().notNull(),
})
