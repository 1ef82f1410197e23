import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/auth/server/tables.ts'
import { at } from '#server/db/at.ts'
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
    createdAt: at().notNull(),
    /** When its owner asked for it to be deleted; null when nobody did, or it was taken back. */
    deletionRequestedAt: at(),
    /** From here on nobody enters: what is left waits for its time to be deleted. */
    closedAt: at(),
  },
  (table) => [index('workspaces_owner').on(table.ownerUserId)],
)

/** The workspace that a row belongs to, and goes with. */
export const ofWorkspace = () =>
  uuid()
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

export const memberships = pgTable(
  'memberships',
  {
    workspaceId: ofWorkspace(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    role: text().$type<WorkspaceRole>().notNull(),
    /** What this workspace calls the person, where it differs from the name of their account. */
    displayName: text(),
    lastAccessedBrandId: uuid(),
    lastUsedAt: at().notNull(),
    createdAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_user').on(table.userId),
    onlyOwnWorkspace(),
  ],
)
