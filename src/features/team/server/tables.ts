import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#features/auth/server/tables.ts'
import { ofWorkspace } from '#features/access/server/workspace-tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import { ASSIGNABLE_ROLES } from '#shared/role-ladder.ts'

export const invites = pgTable(
  'invites',
  {
    workspaceId: ofWorkspace(),
    id: uuid().notNull(),
    email: text().notNull(),
    name: text().notNull().default(''),
    role: oneOf(ASSIGNABLE_ROLES).notNull(),
    status: oneOf(['PENDING', 'ACCEPTED', 'CANCELED', 'EXPIRED']).notNull(),
    /** SHA-256 of the token in the link, so a copy of this table opens no workspace. */
    tokenHash: text().notNull(),
    invitedByUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    beyondSeats: boolean().notNull().default(false),
    mailState: oneOf(['sending', 'sent', 'failed']).notNull().default('sending'),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    closedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('invites_id').on(table.id),
    index('invites_token').on(table.tokenHash),
    uniqueIndex('invites_pending_email')
      .on(table.workspaceId, sql`lower(${table.email})`)
      .where(sql`${table.status} = 'PENDING'`),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
