import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ofWorkspace } from '#features/access/server/workspace-tables.ts'
import { at } from '#server/db/at.ts'
import { oneOf, onlyListedValues } from '#server/db/one-of.ts'
import { onlyOwnWorkspace } from '#server/db/tenant-table.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { PROMPT_TYPES } from '../prompts-contract.ts'

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
