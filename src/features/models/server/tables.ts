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

export const aiPrompts = pgTable(
  'ai_prompts',
  {
    id: uuid().primaryKey(),
    promptType: oneOf(PROMPT_TYPES).notNull(),
    version: integer().notNull(),
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

export const aiCalls = pgTable(
  'ai_calls',
  {
    workspaceId: ofWorkspace(),
    id: uuid().notNull(),
    runId: uuid().notNull(),
    promptType: oneOf(PROMPT_TYPES).notNull(),
    promptVersion: integer().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    state: oneOf(['running', 'done', 'failed']).notNull(),
    errorCode: text().$type<ErrorCode>(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    /** Millionths of a US dollar. Null if the price of the model is unknown. */
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

/** Tokens used or reserved per day (UTC), by workspace and for the platform. The daily limits apply to these. */
export const aiTokenDays = pgTable(
  'ai_token_days',
  {
    /** The id of a workspace, or `platform`. */
    scope: text().notNull(),
    day: date().notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.day] })],
)
