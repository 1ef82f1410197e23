import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { planEndpoints } from '#features/plans/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { createModels } from '#features/ai/server/service.ts'
import { aiCalls, aiTokenDays, generationRuns } from '#features/ai/server/tables.ts'
import type { PlanRequest, PlannedMonth } from '#server/ai/writers.ts'
import { readEnv } from '#server/env.ts'
import { type AnsweredMonth, answeredIdea, monthAnswer, refsAskedFor, topicsAskedFor } from '#test/ai-answers.ts'
import { type Asked, startAiDouble } from '#test/ai-double.ts'
import { type TestWorkspace, aBrand, aWorkspace, anIdea } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { writeWith } from '#test/test-writers.ts'
import { ideaEndpoints } from '../../contract.ts'
import { planMonth } from '../planner/plan-month.ts'
import { modelIdeaWriter } from './model-idea-writer.ts'

const { app } = testApp
const KEY = 'sk-never-to-be-seen'
const double = await startAiDouble()
afterAll(() => double.stop())

const logged: string[] = []
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })

const WIRES = {
  openai: { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: double.baseUrl },
  anthropic: { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: double.baseUrl },
  compatible: { AI_COMPAT_BASE_URL: double.baseUrl, AI_COMPAT_API_KEY: KEY, AI_COMPAT_MODEL: 'small' },
} as const
type Wire = keyof typeof WIRES

/** A brand whose ideas a model writes; what was asked of its writer is kept. */
async function aBrandWithModel(
  wire: Wire,
  settings: Record<string, string> = {},
  changes: object = {},
  workspace?: TestWorkspace,
): Promise<{ workspace: TestWorkspace; brandId: string; requests: PlanRequest[] }> {
  const place = workspace ?? (await aWorkspace({ plan: 'TEAMS' }))
  const { id: brandId } = await aBrand(place, changes)
  const env = readEnv({ AI_MAX_RETRIES: '0', ...WIRES[wire], ...settings })
  const writer = modelIdeaWriter(app.db, createModels({ env, db: app.db, clock: app.clock, log }).ideas!)
  const requests: PlanRequest[] = []
  writeWith(brandId, {
    ideas: {
      name: writer.name,
      planMonth(request, writing) {
        requests.push(request)
        return writer.planMonth(request, writing)
      },
    },
  })
  return { workspace: place, brandId, requests }
}

type Place = Awaited<ReturnType<typeof aBrandWithModel>>

const generate = ({ workspace, brandId }: Place, month = 12) =>
  workspace.owner.call(ideaEndpoints.generate, { params: { id: brandId }, body: { year: 2026, month } })

const months = new WeakMap<PlanRequest, PlannedMonth>()

function plannedFor(request: PlanRequest): PlannedMonth {
  const month = months.get(request) ?? planMonth(request)
  months.set(request, month)
  return month
}

/** The double plans the month as the built-in planner would, with what a test does to it. */
function answering(place: Place, change?: (answer: AnsweredMonth, asked: Asked) => AnsweredMonth): void {
  double.answer((asked) => {
    const month = plannedFor(place.requests.at(-1)!)
    const refs = refsAskedFor(asked)
    if (refs.length === 0) return { content: monthAnswer(month, asked, (answer) => change?.(answer, asked) ?? answer) }
    return {
      content: JSON.stringify({
        ideas: refs
          .filter((ref) => ref.includes('-'))
          .map((ref) => {
            const [topic, idea] = ref.slice(1).split('-').map(Number)
            return { ref, ...answeredIdea(month.topics[topic! - 1]!.subtopics[idea! - 1]!) }
          }),
        topics: refs
          .filter((ref) => !ref.includes('-'))
          .map((ref) => ({ ref, title: month.topics[Number(ref.slice(1)) - 1]!.title, why: 'It fits the month.' })),
      }),
    }
  })
}

const usageOf = async ({ workspace: { id, owner } }: Place) =>
  (await owner.call(planEndpoints.usage, { params: { id } })).body.usage

const callsOf = ({ workspace }: Place) => app.db.select().from(aiCalls).where(eq(aiCalls.workspaceId, workspace.id))
const runOf = async ({ workspace }: Place) =>
  (await app.db.select().from(generationRuns).where(eq(generationRuns.workspaceId, workspace.id)))[0]!

/** Every run names the outage itself, the one too whose own portions make the provider be left alone. */
async function generateUntilPaused(place: Place): Promise<void> {
  double.answer(() => ({ error: { message: 'x', type: 'api_error' }, status: 500 }))
  const codes: string[] = []
  while (codes.at(-1) !== 'AI_BUSY' && codes.length <= 6) codes.push((await generate(place)).error.code)
  expect(codes).toEqual([...codes.slice(0, -1).map(() => 'AI_UNREACHABLE'), 'AI_BUSY'])
}

/** What happens after a provider was left alone as long as it is. */
async function pauseIsOver(then: () => Promise<void>): Promise<void> {
  const now = performance.now.bind(performance)
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + 31_000)
  await then().finally(() => spy.mockRestore())
}

beforeEach(() => {
  double.asked.length = 0
})

describe('a month written by a model', () => {
  test.each([
    ['openai', 'FREE', 1],
    ['anthropic', 'FREE', 1],
    ['compatible', 'TEAMS', 10],
  ] as const)('comes complete over the wire of %s on %s, judged, counted and paid for', async (wire, plan, topics) => {
    const place = await aBrandWithModel(wire, { AI_PRICES: 'small=1/2' }, {}, await aWorkspace({ plan }))
    answering(place)
    const { status, body } = await generate(place)
    expect(status).toBe(200)
    expect(body.mainTopics.map(({ subtopics }) => subtopics.length)).toEqual(Array.from({ length: topics }, () => 10))
    const numbers = Array.from({ length: topics }, (_, index) => index)
    expect(double.asked.flatMap(topicsAskedFor).toSorted((a, b) => a - b)).toEqual(numbers)
    const { report } = await runOf(place)
    expect(report).toMatchObject({ failures: [], repairs: 0, dropped: 0, model: { promptVersion: 0 } })
    expect(report!.score).toBeGreaterThanOrEqual(75)
    const calls = await callsOf(place)
    expect(calls).toHaveLength(double.asked.length)
    for (const call of calls) {
      expect(call).toMatchObject({ provider: wire, promptType: 'openai_ideas', promptVersion: 0, state: 'done' })
      expect(call.inputTokens).toBeGreaterThan(0)
      expect(call.outputTokens).toBeGreaterThan(500)
      expect(call.costMicros).toBeGreaterThan(0)
    }
    expect(await usageOf(place)).toMatchObject({ topics, subtopics: topics * 10 })
  })

  test('is planned from the brand, its days, its wishes and what it had, and from nothing of others', async () => {
    const stranger = await aWorkspace()
    await aBrand(stranger, { name: 'Canary Of Another Brand' })
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    await aBrand(workspace, { name: 'Sister Canary' })
    const place = await aBrandWithModel('openai', {}, {}, workspace)
    const guidelines = { tone: 'dry, ask anna.smith@members.example', say: [], dontSay: ['cheap'] }
    await workspace.owner.call(brandEndpoints.update, { params: { id: place.brandId }, body: { guidelines } })
    await anIdea(workspace, place.brandId, { title: 'The idea we had before already' })
    answering(place)
    await place.workspace.owner.call(ideaEndpoints.generate, {
      params: { id: place.brandId },
      body: { year: 2026, month: 12, strategy: { mode: 'story-led', notes: 'launch on the 12th, no discounts' } },
    })
    const prompts = double.asked.map(({ system, user }) => `${system}\n${user}`)
    expect(prompts.length).toBeGreaterThan(1)
    for (const prompt of prompts) {
      expect(prompt).toContain('christmas | Christmas')
      expect(prompt).toContain('The idea we had before already')
      expect(prompt).toContain('launch on the 12th, no discounts')
      expect(prompt).toContain('This month is to tell')
      expect(prompt).toContain('(mail address)')
      for (const secret of ['anna.smith', 'Canary', 'Robin Test', workspace.owner.user.email, workspace.id, KEY]) {
        expect(prompt).not.toContain(secret)
      }
      expect(prompt).not.toContain('{{')
    }
    // What people typed never stands where instructions stand.
    for (const { system } of double.asked) expect(system).not.toContain('dry, ask')
  })

  test('only what fails is asked for again', async () => {
    const place = await aBrandWithModel('anthropic')
    answering(place, (answer, asked) => {
      if (topicsAskedFor(asked)[0] === 0) {
        answer.topics[0]!.ideas[2]!.title = 'Save 40% off everything this weekend only'
        answer.topics[1]!.ideas.splice(9)
      }
      return answer
    })
    const { body } = await generate(place)
    const repair = double.asked.at(-1)!
    expect(refsAskedFor(repair)).toEqual(['t1-3', 't2-10'])
    expect(repair.user).toContain('Save 40% off everything this weekend only')
    expect(body.mainTopics.flatMap(({ subtopics }) => subtopics)).toHaveLength(100)
    expect((await runOf(place)).report).toMatchObject({ failures: [], repairs: 1, dropped: 0 })
  })

  test('what two repairs do not make good is left out, not paid for, and told', async () => {
    const place = await aBrandWithModel('openai')
    double.answer((asked) => {
      const month = plannedFor(place.requests.at(-1)!)
      const bad = 'Read more at https://evil.example now'
      if (refsAskedFor(asked).length > 0) {
        const idea = answeredIdea(month.topics[0]!.subtopics[0]!)
        return {
          content: JSON.stringify({
            ideas: refsAskedFor(asked).map((ref) => ({ ...idea, ref, title: bad })),
            topics: [],
          }),
        }
      }
      return {
        content: monthAnswer(month, asked, (answer) => {
          if (topicsAskedFor(asked)[0] === 0) answer.topics[0]!.ideas[0]!.title = bad
          return answer
        }),
      }
    })
    const { body } = await generate(place)
    expect(body.mainTopics.flatMap(({ subtopics }) => subtopics)).toHaveLength(99)
    expect(JSON.stringify(body)).not.toContain('evil.example')
    expect(double.asked.filter((asked) => refsAskedFor(asked).length > 0)).toHaveLength(2)
    expect((await runOf(place)).report).toMatchObject({ failures: [], repairs: 2, dropped: 1 })
    expect(await usageOf(place)).toMatchObject({ topics: 10, subtopics: 99 })
  })

  test('a fence around the JSON is taken off; another shape is asked for again once', async () => {
    const place = await aBrandWithModel('compatible', {}, {}, await aWorkspace({ plan: 'FREE' }))
    double.answer((asked) => {
      const answer = monthAnswer(plannedFor(place.requests.at(-1)!), asked)
      return {
        content: asked.user.includes('That cannot be read')
          ? `\`\`\`json\n${answer}\n\`\`\``
          : '{"topics":[{"title":1}]}',
      }
    })
    expect((await generate(place)).status).toBe(200)
    expect(double.asked).toHaveLength(2)
    expect(double.asked[1]!.user).toContain('topics.0.title')
  })
})

describe('a provider that fails', () => {
  const failures = [
    ['rejects the key', { error: { message: KEY, type: 'authentication_error' }, status: 401 }, 503, 'AI_UNAVAILABLE'],
    [
      'has no credit',
      { error: { message: 'x', type: 'insufficient_quota', code: 'insufficient_quota' }, status: 429 },
      503,
      'AI_UNAVAILABLE',
    ],
    [
      'asks to wait',
      { error: { message: 'x', type: 'rate_limit_error' }, status: 429, retryAfter: 90 },
      503,
      'AI_BUSY',
    ],
    ['is overloaded', { error: { message: 'x', type: 'overloaded_error' }, status: 529 }, 503, 'AI_BUSY'],
    ['crashes', { error: { message: 'x', type: 'api_error' }, status: 500 }, 503, 'AI_UNREACHABLE'],
    ['refuses', { content: '' }, 422, 'AI_DECLINED'],
    ['sends garbage', { content: 'Sure! Here is your month.' }, 503, 'AI_UNUSABLE'],
    ['sends nothing of use', { content: '{"topics":[]}' }, 503, 'AI_UNUSABLE'],
  ] as const
  test.each(failures)('and %s costs nothing, stores nothing and says so', async (_, reply, status, code) => {
    const place = await aBrandWithModel('openai', {}, {}, await aWorkspace({ plan: 'FREE' }))
    double.answer(() => reply)
    const answer = await generate(place)
    expect([answer.status, answer.error.code]).toEqual([status, code])
    if ('retryAfter' in reply) {
      expect(answer.error.error).toBe('The AI provider is busy. Please try again in 90 seconds.')
    }
    const plan = await place.workspace.owner.call(ideaEndpoints.plan, {
      params: { id: place.brandId, year: '2026', month: '12' },
    })
    expect(plan.body.mainTopics).toEqual([])
    expect(await usageOf(place)).toMatchObject({ topics: 0, subtopics: 0 })
    // The next try is not held up by this one.
    answering(place)
    expect((await generate(place)).status).toBe(200)
  })

  test('is asked again where that may help, as often as the settings say', async () => {
    const place = await aBrandWithModel('anthropic', { AI_MAX_RETRIES: '1' }, {}, await aWorkspace({ plan: 'FREE' }))
    let calls = 0
    double.answer((asked) => {
      calls += 1
      return calls === 1
        ? { error: { message: 'x', type: 'overloaded_error' }, status: 529 }
        : { content: monthAnswer(plannedFor(place.requests.at(-1)!), asked) }
    })
    expect((await generate(place)).status).toBe(200)
    const states = (await callsOf(place)).map(({ state, errorCode }) => `${state} ${errorCode}`)
    expect(states.toSorted((one, other) => one.localeCompare(other))).toEqual(['done null', 'failed AI_BUSY'])
  })

  test('is left alone after five failures in a row', async () => {
    const place = await aBrandWithModel('openai', {}, {}, await aWorkspace({ plan: 'FREE' }))
    double.answer(() => ({ error: { message: 'x', type: 'api_error' }, status: 500 }))
    for (let tries = 0; tries < 5; tries += 1) await generate(place)
    expect(double.asked).toHaveLength(5)
    expect((await generate(place)).error.code).toBe('AI_BUSY')
    expect(double.asked).toHaveLength(5)
  })

  test('and answers again after its pause is asked by all portions of a run', async () => {
    const place = await aBrandWithModel('openai', {}, {}, await aWorkspace({ plan: 'TEAMS' }))
    await generateUntilPaused(place)
    answering(place)
    await pauseIsOver(async () => {
      double.asked.length = 0
      expect((await generate(place)).status).toBe(200)
      expect(double.asked.length).toBeGreaterThan(1)
    })
  })

  test('and still fails after its pause is asked once, and named by what it failed with', async () => {
    const place = await aBrandWithModel('openai', { AI_MAX_RETRIES: '1' }, {}, await aWorkspace({ plan: 'TEAMS' }))
    await generateUntilPaused(place)
    await pauseIsOver(async () => {
      double.asked.length = 0
      expect((await generate(place)).error.code).toBe('AI_UNREACHABLE')
      expect(double.asked).toHaveLength(1)
    })
  })

  test('what ends a request before it is sent keeps nobody else from finding out', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const env = readEnv({ AI_MAX_RETRIES: '0', ...WIRES.openai })
    const model = createModels({ env, db: app.db, clock: app.clock, log }).ideas!
    const ask = (runId: string) =>
      model.ask({
        job: { workspaceId: workspace.id, runId },
        prompt: { type: 'openai_ideas', version: 0 },
        system: 'Answer.',
        user: 'A question.',
        shape: z.object({}),
        schema: z.object({}),
        signal: new AbortController().signal,
      })
    const place = await aBrandWithModel('openai', {}, {}, workspace)
    answering(place)
    await generate(place)
    const { id: runId } = await runOf(place)
    double.answer(() => ({ error: { message: 'x', type: 'api_error' }, status: 500 }))
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(ask(runId)).rejects.toMatchObject({ code: 'AI_UNREACHABLE' })
    }
    double.answer(() => ({ content: '{}' }))
    const taken = () => app.db.select().from(aiTokenDays).where(eq(aiTokenDays.scope, workspace.id))
    const before = await taken()
    await pauseIsOver(async () => {
      // A call of such a run cannot be written down.
      await expect(ask('no run')).rejects.toThrow('insert into "ai_calls"')
      expect(await taken()).toEqual(before)
      await expect(ask(runId)).resolves.toEqual({})
    })
  })

  test('whose tokens of the day are used up is not asked at all', async () => {
    const settings = { AI_WORKSPACE_TOKENS_PER_DAY: '20000', AI_MAX_OUTPUT_TOKENS: '4000' }
    const place = await aBrandWithModel('openai', settings, {}, await aWorkspace({ plan: 'TEAMS' }))
    answering(place)
    expect((await generate(place)).error).toMatchObject({ code: 'AI_BUDGET_REACHED' })
    const asked = double.asked.length
    expect(asked).toBeLessThan(4)
    expect(await usageOf(place)).toMatchObject({ topics: 0, subtopics: 0 })
    const other = await aBrandWithModel('openai', { AI_PLATFORM_TOKENS_PER_DAY: '0' })
    answering(other)
    expect((await generate(other)).error).toMatchObject({ code: 'AI_BUDGET_REACHED' })
    expect(double.asked).toHaveLength(asked)
  })

  test('leaves no key in the log, the runs and the calls', async () => {
    const rows = JSON.stringify([await app.db.select().from(aiCalls), await app.db.select().from(generationRuns)])
    expect(logged.length).toBeGreaterThan(0)
    expect(`${logged.join('\n')}${rows}`).not.toContain(KEY)
  })
})
