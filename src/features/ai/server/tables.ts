import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { brands } from '#features/brands/server/tables.ts'
import { ofWorkspace } from '#features/workspaces/server/tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { goesWith, onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import type { QualityReport } from '#server/quality/quality-report.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { PROMPT_TYPES } from '../prompts-contract.ts'

const RUN_KINDS = ['ideas', 'outline', 'bulk', 'rewrite'] as const
export type RunKind = (typeof RUN_KINDS)[number]

/** One piece of generation work: written before it starts, so that a crash or a closed tab loses nothing. */
export const generationRuns = pgTable(
  'generation_runs',
  {
    workspaceId: uuid().notNull(),
    id: uuid().notNull(),
    brandId: uuid().notNull(),
    kind: oneOf(RUN_KINDS).notNull(),
    /** What it makes: `2026-12` for a month of ideas, the subtopic's id for an outline, whose they are for many outlines. */
    target: text().notNull(),
    status: oneOf(['waiting', 'done', 'failed', 'cancelled']).notNull(),
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What is there of it so far, to look at: never counted as a result, and gone when the run ends. */
    partial: jsonb().$type<unknown>(),
    result: jsonb().$type<Record<string, unknown>>(),
    errorCode: text().$type<ErrorCode>(),
    /** Who wrote it: a provider's name or `planner`. */
    generatedBy: text(),
    report: jsonb().$type<QualityReport>(),
    requestedByUserId: uuid(),
    createdAt: at().notNull(),
    finishedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    goesWith([table.workspaceId, table.brandId], brands),
    index('generation_runs_id').on(table.id),
    // One run at a time for the same month or the same idea.
    uniqueIndex('generation_runs_waiting')
      .on(table.workspaceId, table.kind, table.brandId, table.target)
      .where(sql`status = 'waiting'`),
    index('generation_runs_unfinished')
      .on(table.createdAt)
      .where(sql`status = 'waiting'`),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

/** Every saved version of the prompts. Nothing is ever changed but which version is active. */
export const aiPrompts = pgTable(
  'ai_prompts',
  {
    id: uuid().primaryKey(),
    promptType: oneOf(PROMPT_TYPES).notNull(),
    version: integer().notNull(),
    /** Empty: the default of this part. */
    systemPrompt: text().notNull(),
    userPromptTemplate: text().notNull(),
    isActive: boolean().notNull(),
    createdAt: at().notNull(),
  },
  (table) => [
    uniqueIndex('ai_prompts_version').on(table.promptType, table.version),
    uniqueIndex('ai_prompts_one_active')
      .on(table.promptType)
      .where(sql`is_active`),
    ...onlyListedValues(table),
  ],
)

/** One request to a provider: what it was for, what it used and what it cost. */
export const aiCalls = pgTable(
  'ai_calls',
  {
    workspaceId: ofWorkspace(),
    id: uuid().notNull(),
    runId: uuid().notNull(),
    promptType: oneOf(PROMPT_TYPES).notNull(),
    /** 0 for the default. */
    promptVersion: integer().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    state: oneOf(['running', 'done', 'failed']).notNull(),
    errorCode: text().$type<ErrorCode>(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    /** Millionths of a US dollar; null while no price is known for the model. */
    costMicros: bigint({ mode: 'number' }),
    milliseconds: integer(),
    createdAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.id] }),
    index('ai_calls_time').on(table.createdAt),
    index('ai_calls_prompt').on(table.promptType, table.promptVersion),
    ...onlyListedValues(table),
    onlyOwnWorkspace(),
  ],
)

/** Tokens used or reserved on a day (UTC), by workspace and for the whole platform: what the daily limits are held against. */
export const aiTokenDays = pgTable(
  'ai_token_days',
  {
    /** A workspace's id, or `platform`. */
    scope: text().notNull(),
    day: date().notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.day] })],
)
