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
    /** Whether a review request of an assignee moves the outline to Ready for Review. */
    assigneesSetReadyForReview: boolean().notNull().default(false),
    createdAt: at().notNull(),
    /** When its owner asked for it to be deleted; null when nobody did, or it was taken back. */
    deletionRequestedAt: at(),
    /** From here on nobody enters: what is left waits for its time to be deleted. */
    closedAt: at(),
  },
  (table) => [index('workspaces_owner').on(table.ownerUserId), ...onlyListedValues(table)],
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
    role: oneOf(WORKSPACE_ROLES).notNull(),
    /** What this workspace calls the person, where it differs from the name of their account. */
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

/** The people that the workspace of a transaction knows. Inside `withWorkspace` accounts are read here and nowhere else. */
export const workspacePeople = pgView('workspace_people', {
  id: uuid().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  role: oneOf(PLATFORM_ROLES).notNull(),
  closedAt: at(),
  /** What they do not want to be told; null when they never chose. */
  switchedOff: jsonb(),
}).existing()
