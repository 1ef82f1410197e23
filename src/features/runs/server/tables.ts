import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import type { QualityReport } from '#writing/gate/quality-report.ts'
import type { ErrorCode } from '#shared/errors.ts'

const RUN_KINDS = ['ideas', 'outline', 'bulk', 'rewrite'] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** We store a run before it starts, so that a crash or a closed tab loses nothing. */
export const generationRuns = pgTable(
  'generation_runs',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    kind: oneOf(RUN_KINDS).notNull(),
    /** "2026-12" for ideas, the subtopic id for an outline, the requesting user's id for a bulk run. */
    target: text().notNull(),
    status: oneOf(['waiting', 'done', 'failed', 'cancelled']).notNull(),
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Partial results for display only. They are deleted when the run ends. */
    partial: jsonb().$type<unknown>(),
    result: jsonb().$type<Record<string, unknown>>(),
    errorCode: text().$type<ErrorCode>(),
    generatedBy: text(),
    report: jsonb().$type<QualityReport>(),
    requestedByUserId: uuid(),
    /** The API token and its idempotency key. Null again after a day. */
    onceTokenId: uuid(),
    onceKey: text(),
    onceHash: text(),
    createdAt: at().notNull(),
    finishedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.brandId], brands),
    index('generation_runs_id').on(table.id),
    // One active run per month or idea.
    uniqueIndex('generation_runs_waiting')
      .on(table.workspaceId, table.kind, table.brandId, table.target)
      .where(sql`status = 'waiting'`),
    uniqueIndex('generation_runs_once')
      .on(table.workspaceId, table.onceTokenId, table.onceKey)
      .where(sql`once_key is not null`),
    index('generation_runs_unfinished')
      .on(table.createdAt)
      .where(sql`status = 'waiting'`),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)
