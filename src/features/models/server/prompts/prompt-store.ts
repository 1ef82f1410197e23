import { and, desc, eq, max, sql } from 'drizzle-orm'
import { holdName } from '#server/db/named-lock.ts'
import type { Db } from '#server/db/open-db.ts'
import type { PromptType } from '../../prompts-contract.ts'
import { generationRuns } from '#features/runs/server/tables.ts'
import { aiCalls, aiPrompts } from '../tables.ts'

export type PromptRow = typeof aiPrompts.$inferSelect

export async function findPrompts(db: Db, type?: PromptType): Promise<PromptRow[]> {
  return db
    .select()
    .from(aiPrompts)
    .where(type === undefined ? undefined : eq(aiPrompts.promptType, type))
    .orderBy(desc(aiPrompts.createdAt), desc(aiPrompts.version))
}

export async function findActivePrompt(db: Db, type: PromptType): Promise<PromptRow | null> {
  const [row] = await db
    .select()
    .from(aiPrompts)
    .where(and(eq(aiPrompts.promptType, type), aiPrompts.isActive))
  return row ?? null
}

export const lockPrompts = (tx: Db, type: PromptType): Promise<void> => holdName(tx, `ai_prompts ${type}`)

export async function nextVersion(tx: Db, type: PromptType): Promise<number> {
  const [row] = await tx
    .select({ newest: max(aiPrompts.version) })
    .from(aiPrompts)
    .where(eq(aiPrompts.promptType, type))
  return (row?.newest ?? 0) + 1
}

export async function insertPrompt(tx: Db, prompt: PromptRow): Promise<void> {
  await tx.insert(aiPrompts).values(prompt)
}

export async function deactivatePrompts(tx: Db, type: PromptType): Promise<void> {
  await tx
    .update(aiPrompts)
    .set({ isActive: false })
    .where(and(eq(aiPrompts.promptType, type), aiPrompts.isActive))
}

export async function activatePrompt(tx: Db, type: PromptType, version: number): Promise<boolean> {
  const changed = await tx
    .update(aiPrompts)
    .set({ isActive: true })
    .where(and(eq(aiPrompts.promptType, type), eq(aiPrompts.version, version)))
    .returning({ id: aiPrompts.id })
  return changed.length === 1
}

export interface RunFigures {
  version: number
  runs: number
  averageScore: number
  averageRepairs: number
}

const RUN_KIND = { openai_ideas: 'ideas', anthropic_outlines: 'outline', brand_sheet: null } as const

/** A brand sheet has no run, so its calls don't appear here. */
export async function runFigures(db: Db, type: PromptType): Promise<RunFigures[]> {
  const kind = RUN_KIND[type]
  if (kind === null) return []
  const version = sql<number>`(${generationRuns.report} -> 'model' ->> 'promptVersion')::int`
  return db
    .select({
      version,
      runs: sql<number>`count(*)::int`,
      averageScore: sql<number>`avg((${generationRuns.report} ->> 'score')::float8)::float8`,
      averageRepairs: sql<number>`avg((${generationRuns.report} ->> 'repairs')::float8)::float8`,
    })
    .from(generationRuns)
    .where(
      and(
        eq(generationRuns.kind, kind),
        eq(generationRuns.status, 'done'),
        sql`${generationRuns.report} -> 'model' ->> 'promptVersion' is not null`,
      ),
    )
    .groupBy(version)
}

export interface CallFigures {
  version: number
  calls: number
  failedCalls: number
  inputTokens: number
  outputTokens: number
  costMicros: number | null
}

export async function callFigures(db: Db, type: PromptType): Promise<CallFigures[]> {
  return db
    .select({
      version: aiCalls.promptVersion,
      calls: sql<number>`count(*)::int`,
      failedCalls: sql<number>`(count(*) filter (where ${aiCalls.state} = 'failed'))::int`,
      inputTokens: sql<number>`coalesce(sum(${aiCalls.inputTokens}), 0)::float8`,
      outputTokens: sql<number>`coalesce(sum(${aiCalls.outputTokens}), 0)::float8`,
      costMicros: sql<
        number | null
      >`case when count(*) = count(${aiCalls.costMicros}) then sum(${aiCalls.costMicros})::float8 end`,
    })
    .from(aiCalls)
    .where(eq(aiCalls.promptType, type))
    .groupBy(aiCalls.promptVersion)
}
