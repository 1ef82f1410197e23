import type { AppContext } from '#server/app-context.ts'
import { recordAudit } from '#server/audit.ts'
import { newId } from '#server/db/new-id.ts'
import type { Db } from '#server/db/open-db.ts'
import type { Actor } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import {
  type CurrentPrompt,
  PROMPT_TYPES,
  type PromptDraft,
  type PromptPreview,
  type PromptResults,
  type PromptType,
  type PromptVersion,
  type PromptsOfType,
} from '../prompts-contract.ts'
import { DEFAULT_PROMPTS, type PromptTexts } from './prompts/default-prompts.ts'
import { createFence } from './fenced-data.ts'
import { PLACEHOLDERS, missingPlaceholders, placeholdersIn, unknownPlaceholder } from './prompts/placeholders.ts'
import {
  type PromptRow,
  activatePrompt,
  callFigures,
  deactivatePrompts,
  findActivePrompt,
  findPrompts,
  insertPrompt,
  lockPrompts,
  nextVersion,
  runFigures,
} from './prompts/prompt-store.ts'
import {
  type RenderedPrompt,
  type PromptGuard,
  renderIdeasPrompt,
  renderOutlinePrompt,
  renderSheetPrompt,
} from './prompts/rendered-prompt.ts'
import { SAMPLE_OUTLINE, SAMPLE_PLAN, SAMPLE_SHEET } from './prompts/sample-requests.ts'

const DEFAULT_VERSION = 0

export async function listPrompts(app: AppContext): Promise<PromptVersion[]> {
  const results = new Map<PromptType, Map<number, PromptResults>>()
  for (const type of PROMPT_TYPES) results.set(type, await resultsByVersion(app.db, type))
  return (await findPrompts(app.db)).map((row) => presented(row, results.get(row.promptType)!))
}

export async function promptsOfType(app: AppContext, type: PromptType): Promise<PromptsOfType> {
  const results = await resultsByVersion(app.db, type)
  return {
    prompts: (await findPrompts(app.db, type)).map((row) => presented(row, results)),
    defaults: { ...DEFAULT_PROMPTS[type], results: results.get(DEFAULT_VERSION) ?? NO_RESULTS },
    placeholders: PLACEHOLDERS[type].map((each) => ({ ...each })),
  }
}

export async function currentPrompt(db: Db, type: PromptType): Promise<CurrentPrompt> {
  const active = await findActivePrompt(db, type)
  const custom = { system: active?.systemPrompt ?? '', user: active?.userPromptTemplate ?? '' }
  return {
    promptType: type,
    version: active?.version ?? DEFAULT_VERSION,
    ...withDefaults(type, { systemPrompt: custom.system, userPromptTemplate: custom.user }),
    isActive: active === null ? 0 : 1,
    usingCustomSystem: custom.system !== '',
    usingCustomUser: custom.user !== '',
  }
}

export async function savePrompt(
  app: AppContext,
  draft: PromptDraft,
  by: { actor: Actor; requestId: string },
): Promise<{ prompt: PromptVersion; warnings: string[] }> {
  const warnings = checkDraft(draft)
  const { promptType, systemPrompt, userPromptTemplate } = draft
  const row = await app.db.transaction(async (transaction): Promise<PromptRow> => {
    const tx: Db = transaction
    await lockPrompts(tx, promptType)
    const isActive = draft.isActive === 1
    if (isActive) await deactivatePrompts(tx, promptType)
    const version = await nextVersion(tx, promptType)
    const prompt = { promptType, version, systemPrompt, userPromptTemplate, isActive }
    const saved = { id: newId(), ...prompt, createdAt: app.clock.now() }
    await insertPrompt(tx, saved)
    await recordAudit({ ...app, db: tx }, 'ai_prompt.saved', {
      ...by,
      scope: null,
      target: { type: 'ai_prompt', id: saved.id, metadata: prompt },
    })
    return saved
  })
  return { prompt: presented(row, new Map()), warnings }
}

export async function choosePrompt(
  app: AppContext,
  { promptType, version }: { promptType: PromptType; version: number },
  by: { actor: Actor; requestId: string },
): Promise<CurrentPrompt> {
  await app.db.transaction(async (transaction) => {
    const tx: Db = transaction
    await lockPrompts(tx, promptType)
    const before = (await findActivePrompt(tx, promptType))?.version ?? DEFAULT_VERSION
    await deactivatePrompts(tx, promptType)
    if (version !== DEFAULT_VERSION && !(await activatePrompt(tx, promptType, version))) throw new AppError('NOT_FOUND')
    await recordAudit({ ...app, db: tx }, 'ai_prompt.activated', {
      ...by,
      scope: null,
      target: { type: 'ai_prompt', metadata: { promptType, before, after: version } },
    })
  })
  return currentPrompt(app.db, promptType)
}

const CHARACTERS_PER_TOKEN = 4

const SAMPLES: Record<PromptType, (texts: PromptTexts, guard: PromptGuard) => RenderedPrompt> = {
  openai_ideas: (texts, guard) => renderIdeasPrompt(texts, SAMPLE_PLAN, guard),
  anthropic_outlines: (texts, guard) => renderOutlinePrompt(texts, SAMPLE_OUTLINE, guard),
  brand_sheet: (texts, guard) => renderSheetPrompt(texts, SAMPLE_SHEET, guard),
}

export function previewPrompt({ promptType, ...draft }: Omit<PromptDraft, 'isActive'>): PromptPreview {
  const warnings = checkDraft({ promptType, ...draft })
  const texts = withDefaults(promptType, draft)
  const guard = { fence: createFence('data-0000'), canary: '(a random word for each call)' }
  const { system, user } = SAMPLES[promptType](texts, guard)
  return {
    systemPrompt: system,
    userPrompt: user,
    tokens: Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN),
    warnings,
  }
}

function checkDraft({ promptType, systemPrompt, userPromptTemplate }: Omit<PromptDraft, 'isActive'>): string[] {
  const [inSystem] = placeholdersIn(systemPrompt)
  if (inSystem !== undefined) {
    throw refused(
      'systemPrompt',
      `You can't use {{${inSystem}}} here. Text from users belongs in the user prompt, where the model can't take it for an instruction.`,
    )
  }
  const unknown = unknownPlaceholder(promptType, userPromptTemplate)
  if (unknown !== null) {
    throw refused('userPromptTemplate', `{{${unknown}}} isn't a placeholder of this prompt.`)
  }
  return userPromptTemplate === '' ? [] : missingPlaceholders(promptType, userPromptTemplate)
}

function refused(field: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { message, details: { field } })
}

function withDefaults(type: PromptType, { systemPrompt, userPromptTemplate }: PromptTexts): PromptTexts {
  const defaults = DEFAULT_PROMPTS[type]
  return {
    systemPrompt: systemPrompt === '' ? defaults.systemPrompt : systemPrompt,
    userPromptTemplate: userPromptTemplate === '' ? defaults.userPromptTemplate : userPromptTemplate,
  }
}

function presented(row: PromptRow, results: ReadonlyMap<number, PromptResults>): PromptVersion {
  return {
    ...row,
    isActive: row.isActive ? 1 : 0,
    createdAt: row.createdAt.toISOString(),
    results: results.get(row.version) ?? NO_RESULTS,
  }
}

const NO_RESULTS: PromptResults = {
  runs: 0,
  averageScore: null,
  averageRepairs: null,
  calls: 0,
  failedCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: null,
  costPerRunUsd: null,
}

const MICROS = 1_000_000

async function resultsByVersion(db: Db, type: PromptType): Promise<Map<number, PromptResults>> {
  const results = new Map<number, PromptResults>()
  for (const { version, costMicros, ...calls } of await callFigures(db, type)) {
    results.set(version, { ...NO_RESULTS, ...calls, costUsd: costMicros === null ? null : costMicros / MICROS })
  }
  for (const { version, runs, averageScore, averageRepairs } of await runFigures(db, type)) {
    const sofar = results.get(version) ?? NO_RESULTS
    const costPerRunUsd = sofar.costUsd === null ? null : sofar.costUsd / runs
    results.set(version, { ...sofar, runs, averageScore, averageRepairs, costPerRunUsd })
  }
  return results
}
