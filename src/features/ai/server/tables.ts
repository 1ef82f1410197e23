import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import type { QualityReport } from '#server/quality/quality-report.ts'
import type { ErrorCode } from '#shared/errors.ts'

export type RunKind = 'ideas' | 'outline'
export type RunStatus = 'waiting' | 'done' | 'failed'

/** One piece of generation work: written before it starts, so that a crash or a closed tab loses nothing. */
export const generationRuns = pgTable(
  'generation_runs',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    kind: text().$type<RunKind>().notNull(),
    /** What it makes: `2026-12` for a month of ideas, the subtopic's id for an outline. */
    target: text().notNull(),
    status: text().$type<RunStatus>().notNull(),
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    result: jsonb().$type<Record<string, unknown>>(),
    errorCode: text().$type<ErrorCode>(),
    /** Who wrote it: a provider's name or `planner`. */
    generatedBy: text(),
    report: jsonb().$type<QualityReport>(),
    requestedByUserId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    foreignKey({
      columns: [table.workspaceId, table.brandId],
      foreignColumns: [brands.workspaceId, brands.id],
    }).onDelete('cascade'),
    // One run at a time for the same month or the same idea.
    uniqueIndex('generation_runs_waiting')
      .on(table.workspaceId, table.kind, table.brandId, table.target)
      .where(sql`status = 'waiting'`),
    index('generation_runs_unfinished')
      .on(table.createdAt)
      .where(sql`status = 'waiting'`),
    onlyOwnWorkspace(),
  ],
)
