import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { memberships } from '#features/access/server/workspace-tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import { TOKEN_SCOPES } from '../fields.ts'

/** A token belongs to a membership, so that it ends with it. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    userId: uuid().notNull(),
    name: text().notNull(),
    /** SHA-256, so a copy of this table opens nothing. */
    tokenHash: text().notNull(),
    last4: text().notNull(),
    scope: oneOf(TOKEN_SCOPES).notNull(),
    createdAt: at().notNull(),
    expiresAt: at().notNull(),
    lastUsedAt: at(),
    revokedAt: at(),
    /** When we told the user by email that the token expires soon. */
    expiryToldAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      columns: [table.workspaceId, table.userId],
      foreignColumns: [memberships.workspaceId, memberships.userId],
    }).onDelete('cascade'),
    uniqueIndex('api_tokens_hash').on(table.tokenHash),
    index('api_tokens_id').on(table.id),
    index('api_tokens_user').on(table.userId),
    index('api_tokens_expiry').on(table.expiresAt),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
