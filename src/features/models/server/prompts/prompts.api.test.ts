import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#server/scope.ts'
import { auditLog } from '#server/db/platform-tables.ts'
import { AppError } from '#shared/errors.ts'
import { aPerson } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { PROMPT_TYPES, type PromptDraft } from '../../prompts-contract.ts'
import { choosePrompt, currentPrompt, listPrompts, previewPrompt, promptsOfType, savePrompt } from '../prompts.ts'
import { DEFAULT_PROMPTS } from './default-prompts.ts'
import { PLACEHOLDERS, missingPlaceholders } from './placeholders.ts'

const { app } = testApp

async function by(): Promise<{ actor: Actor; requestId: string }> {
  const { user } = await aPerson({ role: 'SUPERADMIN' })
  return {
    actor: {
      ...user,
      userId: user.id,
      sessionHash: '',
      impersonator: null,
      superadminTokenHash: null,
      memberships: [],
      token: null,
    },
    requestId: 'a-request',
  }
}

const draft = (fields: Partial<PromptDraft> = {}): PromptDraft => ({
  promptType: 'openai_ideas',
  systemPrompt: 'You plan mail.',
  userPromptTemplate: 'Plan {{planningMonth}} for {{brandName}}.',
  isActive: 1,
  ...fields,
})

async function refusal(work: () => unknown): Promise<AppError> {
  try {
    await work()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

beforeEach(async () => {
  for (const promptType of PROMPT_TYPES) await choosePrompt(app, { promptType, version: 0 }, await by())
})

describe('prompts', () => {
  test('uses the default until a version is active, and for each part that the version leaves empty', async () => {
    const defaults = DEFAULT_PROMPTS.openai_ideas
    expect(await currentPrompt(app.db, 'openai_ideas')).toMatchObject({ ...defaults, version: 0, isActive: 0 })
    const { prompt } = await savePrompt(app, draft({ userPromptTemplate: '' }), await by())
    expect(await currentPrompt(app.db, 'openai_ideas')).toEqual({
      promptType: 'openai_ideas',
      version: prompt.version,
      systemPrompt: 'You plan mail.',
      userPromptTemplate: defaults.userPromptTemplate,
      isActive: 1,
      usingCustomSystem: true,
      usingCustomUser: false,
    })
  })

  test('each save creates a version, and at most one is active', async () => {
    const first = (await savePrompt(app, draft(), await by())).prompt
    const kept = (await savePrompt(app, draft({ isActive: 0 }), await by())).prompt
    const last = (await savePrompt(app, draft({ systemPrompt: 'Anew.' }), await by())).prompt
    expect([kept.version, last.version]).toEqual([first.version + 1, first.version + 2])
    const { prompts } = await promptsOfType(app, 'openai_ideas')
    expect(prompts.slice(0, 3).map(({ version, isActive }) => [version, isActive])).toEqual([
      [last.version, 1],
      [kept.version, 0],
      [first.version, 0],
    ])
    await choosePrompt(app, { promptType: 'openai_ideas', version: first.version }, await by())
    expect((await currentPrompt(app.db, 'openai_ideas')).version).toBe(first.version)
    expect((await listPrompts(app)).filter(({ isActive }) => isActive === 1)).toHaveLength(1)
  })

  test('ten concurrent saves get ten numbers, and one is active', async () => {
    const who = await by()
    const saved = await Promise.all(Array.from({ length: 10 }, () => savePrompt(app, draft(), who)))
    expect(new Set(saved.map(({ prompt }) => prompt.version)).size).toBe(10)
    const { prompts } = await promptsOfType(app, 'openai_ideas')
    expect(prompts.filter(({ isActive }) => isActive === 1)).toHaveLength(1)
  })

  test("can't activate an unknown version", async () => {
    const { prompt } = await savePrompt(app, draft(), await by())
    const who = await by()
    expect((await refusal(() => choosePrompt(app, { promptType: 'openai_ideas', version: 99_999 }, who))).code).toBe(
      'NOT_FOUND',
    )
    expect((await currentPrompt(app.db, 'openai_ideas')).version).toBe(prompt.version)
  })

  test('rejects unknown placeholders at their field, and data in the system prompt', async () => {
    const who = await by()
    const unknown = await refusal(() => savePrompt(app, draft({ userPromptTemplate: 'For {{brandname}}' }), who))
    expect(unknown.body).toMatchObject({ code: 'INVALID_INPUT', field: 'userPromptTemplate' })
    expect(unknown.message).toBe("{{brandname}} isn't a placeholder of this prompt.")
    const inSystem = await refusal(() => savePrompt(app, draft({ systemPrompt: 'You are {{brandName}}.' }), who))
    expect(inSystem.body).toMatchObject({ code: 'INVALID_INPUT', field: 'systemPrompt' })
    const othersName = draft({ promptType: 'anthropic_outlines', userPromptTemplate: '{{topPerformers}}' })
    expect((await refusal(() => savePrompt(app, othersName, who))).code).toBe('INVALID_INPUT')
  })

  test('names missing recommended placeholders and saves anyway', async () => {
    const { warnings } = await savePrompt(app, draft(), await by())
    expect(warnings).toHaveLength(6)
    expect(warnings[0]).toBe(
      "The prompt doesn't use {{coreOffer}}, so the model doesn't get: what the brand sells, fact by fact.",
    )
  })

  test('the audit log shows who saved and who activated what', async () => {
    const who = await by()
    const { prompt } = await savePrompt(app, draft(), who)
    await choosePrompt(app, { promptType: 'openai_ideas', version: 0 }, who)
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.actorUserId, who.actor.userId))
    expect(entries.map(({ action, metadata }) => [action, metadata])).toEqual([
      ['ai_prompt.saved', expect.objectContaining({ version: prompt.version, systemPrompt: 'You plan mail.' })],
      ['ai_prompt.activated', { promptType: 'openai_ideas', before: prompt.version, after: 0 }],
    ])
  })

  test.each(PROMPT_TYPES)('the preview of %s fills in every placeholder of the default', (promptType) => {
    const { systemPrompt, userPrompt, warnings } = previewPrompt({
      promptType,
      systemPrompt: '',
      userPromptTemplate: '',
    })
    expect(warnings).toEqual([])
    expect(missingPlaceholders(promptType, DEFAULT_PROMPTS[promptType].userPromptTemplate)).toEqual([])
    expect(`${systemPrompt}${userPrompt}`).not.toMatch(/\{\{/)
    expect(userPrompt).toContain('Fernhollow Tea')
    for (const { name } of PLACEHOLDERS[promptType]) {
      expect(DEFAULT_PROMPTS[promptType].userPromptTemplate).toContain(`{{${name}}}`)
    }
  })
})
