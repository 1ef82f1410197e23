import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writerModes } from '#features/models/server/writer-modes.ts'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { builtInOutlineWriter } from '#features/outlines/server/built-in-outline-writer.ts'
import { setPlanOverride } from '#features/access/server/subscription-store.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { unwatched } from '#server/ai/writers.ts'
import type { PlanRequest } from '#writing/requests/plan-request.ts'
import { unconfirmedBrief } from '#writing/brand/brand-brief.fixtures.ts'
import { healthEndpoint } from '#shared/health.ts'
import { BALANCED } from '#shared/strategy.ts'
import { monthAnswer } from '#test/ai-answers.ts'
import { startRawServer } from '#test/ai-double.ts'
import { type Client, clientWith, cookieOf } from '#test/client.ts'
import { brandDetails, brandFields, newCredentials } from '#test/fixtures.ts'
import { scriptedMonth } from '#test/scripted-month.ts'
import { startApp } from '#test/test-app.ts'
import { beginAt } from '#test/test-clock.ts'

beginAt('2026-11-21T12:00:00Z')

interface ChatRequest {
  model: string
  stream: boolean
  messages: { role: string; content: string }[]
}

const asked: ChatRequest[] = []
let isDown = true
let answer: (request: ChatRequest) => Promise<unknown> = async () => ({})

const server = await startRawServer((request, response, body) => {
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
    response.writeHead(404).end()
    return
  }
  if (isDown) {
    response.writeHead(500, { 'content-type': 'text/plain' }).end('out of memory')
    return
  }
  const chat = JSON.parse(body) as ChatRequest
  asked.push(chat)
  void answer(chat).then((value) => {
    const piece = (choice: object) =>
      `data: ${JSON.stringify({ id: 'c-1', object: 'chat.completion.chunk', created: 1, model: chat.model, choices: [{ index: 0, ...choice }] })}\n\n`
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of JSON.stringify(value).match(/[\s\S]{1,500}/g)!) {
      response.write(piece({ delta: { content: part }, finish_reason: null }))
    }
    response.end(`${piece({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`)
  })
})
const running = await startApp({
  AI_COMPAT_BASE_URL: server.baseUrl,
  AI_COMPAT_MODEL: 'small-and-local',
  AI_MAX_RETRIES: '0',
})
afterAll(async () => {
  await running.stop()
  await server.stop()
})

let owner: Client
let brandId: string
let workspaceId: string

const december = { year: 2026, month: 12 }
const january = { year: 2027, month: 1 }
const generate = (body: typeof december & { writer?: 'planner' }) =>
  owner.call(ideaEndpoints.generate, { params: { id: brandId }, body })
const writing = () => unwatched(new AbortController().signal)

beforeAll(async () => {
  const signedUp = await clientWith(null, running).call(authEndpoints.signUp, { body: newCredentials() })
  owner = clientWith(cookieOf(signedUp), running)
  const { body } = await owner.call(workspaceEndpoints.create, { body: { name: 'Own model' } })
  workspaceId = body.workspace.id
  const brand = await owner.call(brandEndpoints.create, { body: { ...brandFields, workspaceId } })
  brandId = brand.body.brand.id
  await owner.call(brandEndpoints.update, { params: { id: brandId }, body: { ...brandDetails, onboardingStep: null } })
})

describe('with your own model on your own server', () => {
  test('the product names the writer', async () => {
    const { body } = await owner.call(healthEndpoint)
    expect(body.modes).toMatchObject({ ideas: 'compatible', outlines: 'compatible' })
    expect((await writerModes(running.app)).writers).toEqual([
      {
        promptType: 'openai_ideas',
        provider: 'compatible',
        model: 'small-and-local',
        paused: false,
        lastFailure: null,
      },
      {
        promptType: 'anthropic_outlines',
        provider: 'compatible',
        model: 'small-and-local',
        paused: false,
        lastFailure: null,
      },
      {
        promptType: 'brand_sheet',
        provider: 'compatible',
        model: 'small-and-local',
        paused: false,
        lastFailure: null,
      },
    ])
  })

  test('the built-in planner runs only when a user asks for it', async () => {
    const failed = await generate(december)
    expect([failed.status, failed.error.code]).toEqual([503, 'AI_UNREACHABLE'])
    expect((await writerModes(running.app)).writers[0]!.lastFailure).toBe('The AI provider failed with status 500.')
    const planned = await generate({ ...december, writer: 'planner' })
    expect(planned.status).toBe(200)
    expect(planned.body.quality!.generatedBy).toBe('planner')
    const [idea] = planned.body.mainTopics[0]!.subtopics
    const outline = await owner.call(outlineEndpoints.generate, {
      params: { id: idea!.id },
      body: { writer: 'planner' },
    })
    expect(outline.body.outline!.generatedBy).toBe('planner')
    expect(asked).toEqual([])
  })

  test('a brand gets its month, its outlines and its document', async () => {
    isDown = false
    await setPlanOverride(running.app.db, workspaceId, 'TEAMS')
    const { body: before } = await owner.call(ideaEndpoints.plan, {
      params: { id: brandId, year: '2026', month: '12' },
    })
    const request: PlanRequest = {
      brand: unconfirmedBrief({ id: brandId, ...brandFields, ...brandDetails } as never),
      ...january,
      topics: 10,
      subtopicsPerTopic: 10,
      earlier: before.mainTopics.flatMap(({ title, subtopics }) =>
        subtopics.map((idea) => ({
          title: idea.title,
          mainTopicTitle: title,
          ...december,
          meta: null,
          isPlanned: idea.inPlan,
          wasUsed: idea.inPlan,
        })),
      ),
      history: null,
      strategy: BALANCED,
      today: '2026-11-21',
      takenTheses: [],
    }
    const scripted = await scriptedMonth(request)
    answer = async ({ messages }) => JSON.parse(monthAnswer(scripted, { user: messages.at(-1)!.content })) as unknown
    const { status, body } = await generate(january)
    expect(status).toBe(200)
    expect(body.quality!.generatedBy).toBe('compatible')
    const scriptedTitles = scripted.emails.map(({ title }) => title)
    const fresh = body.mainTopics.flatMap(({ title: mainTopicTitle, subtopics }) =>
      subtopics.filter(({ title }) => scriptedTitles.includes(title)).map((idea) => ({ ...idea, mainTopicTitle })),
    )
    expect(fresh.length).toBeGreaterThanOrEqual(3)

    answer = async () => {
      const { title, description, mainTopicTitle } = fresh[0]!
      const { content } = await builtInOutlineWriter.writeOutline(
        {
          brand: request.brand,
          idea: { title, description, meta: null, mainTopicTitle, ...january },
          type: 'design-based',
          history: null,
          strategy: BALANCED,
        },
        writing(),
      )
      return content
    }
    const outline = await owner.call(outlineEndpoints.generate, { params: { id: fresh[0]!.id } })
    expect(outline.body.outline).toMatchObject({ generatedBy: 'compatible', type: 'design-based' })
    const document = await owner.call(outlineEndpoints.exportMonth, { params: { brandId, year: '2027', month: '1' } })
    expect(document.status).toBe(200)
    expect(document.bytes.subarray(0, 2).toString()).toBe('PK')
    for (const { model, stream, messages } of asked) {
      expect({ model, stream, roles: messages.map(({ role }) => role) }).toEqual({
        model: 'small-and-local',
        stream: true,
        roles: ['system', 'user'],
      })
    }
  })
})
