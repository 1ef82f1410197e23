import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { outlines } from '#features/outlines/server/tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import { VISIBILITIES } from '../contract.ts'
import type { StoredTarget } from './target.ts'

/** Members are stored by id, because two of them can share a name. Only clients without an account have a name in this table. */
export const comments = pgTable(
  'comments',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    outlineId: uuid().notNull(),
    /** The first comment of the thread. Null in that one. */
    parentId: uuid(),
    visibility: oneOf(VISIBILITIES).notNull(),
    userId: uuid(),
    bySupport: boolean().notNull().default(false),
    /** The name of the API token that wrote it. */
    byToken: text(),
    authorName: text(),
    /** Set if a client wrote it. Review links are stored by a feature that needs this one, so there is no foreign key. */
    reviewLinkId: uuid(),
    text: text().notNull(),
    mentions: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    place: jsonb().$type<StoredTarget>(),
    createdAt: at().notNull(),
    editedAt: at(),
    /** A deleted comment stays without its text while it has replies. */
    deletedAt: at(),
    resolvedAt: at(),
    resolvedByUserId: uuid(),
    resolvedBySupport: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.outlineId], outlines),
    foreignKey({
      name: 'comments_thread_fk',
      columns: [table.workspaceId, table.parentId],
      foreignColumns: [table.workspaceId, table.id],
    }).onDelete('cascade'),
    index('comments_outline').on(table.workspaceId, table.outlineId, table.createdAt),
    index('comments_id').on(table.id),
    index('comments_thread')
      .on(table.workspaceId, table.parentId)
      .where(sql`${table.parentId} is not null`),
    index('comments_author')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
