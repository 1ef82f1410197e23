import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import { CLIENT_DECISIONS } from '#features/outlines/contract.ts'
import { outlines } from '#features/outlines/server/tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'

/** Stores only a hash of the link's key, so a copy of this table opens no link. */
export const reviewLinks = pgTable(
  'review_links',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    tokenHash: text().notNull(),
    name: text().notNull(),
    message: text().notNull(),
    mayApprove: boolean().notNull(),
    mayComment: boolean().notNull(),
    expiresAt: at().notNull(),
    createdByUserId: uuid(),
    createdAt: at().notNull(),
    revokedAt: at(),
    lastOpenedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.brandId], brands),
    uniqueIndex('review_links_token').on(table.tokenHash),
    index('review_links_brand').on(table.workspaceId, table.brandId, table.createdAt),
    index('review_links_id').on(table.id),
    index('review_links_maker').on(table.createdByUserId),
    onlyOwnWorkspace(),
  ],
)

export const reviewLinkOutlines = pgTable(
  'review_link_outlines',
  {
    workspaceId: uuid().notNull(),
    linkId: uuid().notNull(),
    outlineId: uuid().notNull(),
    position: integer().notNull(),
    /** When this link last asked for a review of the outline. An older decision no longer counts as the answer. */
    askedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.linkId, table.outlineId] }),
    goesWith([table.workspaceId, table.linkId], reviewLinks),
    goesWith([table.workspaceId, table.outlineId], outlines),
    index('review_link_outlines_outline').on(table.workspaceId, table.outlineId),
    onlyOwnWorkspace(),
  ],
)

/**
 * The product never changes a decision, except that it removes a name. Decisions outlive their link, so `linkId` has no
 * foreign key.
 */
export const reviewDecisions = pgTable(
  'review_decisions',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    outlineId: uuid().notNull(),
    linkId: uuid(),
    decision: oneOf(CLIENT_DECISIONS).notNull(),
    reviewerName: text(),
    note: text().notNull(),
    contentRevision: integer().notNull(),
    /** The version in the outline's history with the content of that revision. */
    version: integer().notNull(),
    decidedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.outlineId], outlines),
    index('review_decisions_outline').on(table.workspaceId, table.outlineId, table.decidedAt),
    index('review_decisions_link').on(table.workspaceId, table.linkId),
    index('review_decisions_id').on(table.id),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
