import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/auth/server/tables.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import type { WorkspaceRole } from '#shared/permissions.ts'

export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    address: text().notNull().default(''),
    website: text(),
    status: text().$type<'ACTIVE' | 'SUSPENDED'>().notNull().default('ACTIVE'),
    ownerUserId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When its owner asked for it to be deleted; null when nobody did, or it was taken back. */
    deletionRequestedAt: timestamp({ withTimezone: true }),
    /** From here on nobody enters: what is left waits for its time to be deleted. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('workspaces_owner').on(table.ownerUserId)],
)

export const memberships = pgTable(
  'memberships',
  {
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    role: text().$type<WorkspaceRole>().notNull(),
    /** What this workspace calls the person, where it differs from the name of their account. */
    displayName: text(),
    lastAccessedBrandId: uuid(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_user').on(table.userId),
    onlyOwnWorkspace(),
  ],
)
