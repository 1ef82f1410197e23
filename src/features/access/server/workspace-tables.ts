import { boolean, index, jsonb, pgTable, pgView, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { PLATFORM_ROLES, users } from '#features/auth/server/tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import { WORKSPACE_ROLES } from '#shared/permissions.ts'

export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    address: text().notNull().default(''),
    website: text(),
    status: oneOf(['ACTIVE', 'SUSPENDED']).notNull().default('ACTIVE'),
    ownerUserId: uuid()
      .notNull()
      .references(() => users.id),
    assigneesSetReadyForReview: boolean().notNull().default(false),
    createdAt: at().notNull(),
    deletionRequestedAt: at(),
    /** From here on no one can open the workspace. The retention job erases it. */
    closedAt: at(),
  },
  (table) => [index('workspaces_owner').on(table.ownerUserId), ...onlyListedValues(table)],
)

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
    role: oneOf(WORKSPACE_ROLES).notNull(),
    displayName: text(),
    lastAccessedBrandId: uuid(),
    lastUsedAt: at().notNull(),
    createdAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('memberships_user').on(table.userId),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

/** The accounts that a workspace may see. Inside `withWorkspace`, read accounts only through this view. */
export const workspacePeople = pgView('workspace_people', {
  id: uuid().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  role: oneOf(PLATFORM_ROLES).notNull(),
  closedAt: at(),
  switchedOff: jsonb(),
}).existing()
