import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { setQuotaOverride } from '#features/access/server/subscription-store.ts'
import { mcpEndpoint } from '#shared/mcp.ts'
import { cleanText } from '#shared/text.ts'
import { ToolCalls } from '#server/http/mcp/call-tool.ts'
import { toolsOf } from '#server/http/mcp/tools.ts'
import type { Actor } from '#server/scope.ts'
import { routes } from '#app/server/create-app.ts'
import { aFilledWorkspace } from './example-calls.ts'
import { aBrand, aWorkspace, setPlan, suspend } from './fixtures.ts'
import { ATTACKS } from './injection-corpus.ts'
import { ERAS, call, connect, data, said } from './mcp-client.ts'
import { startApp, testApp } from './test-app.ts'
import { beforeWriting } from './test-writers.ts'
import { aToken } from './tokens.ts'

describe('refusals', () => {
  test('are results with a sentence and what to do', async () => {
    const small = await aFilledWorkspace('OMNI')
    const { id: foreign } = await aBrand(await aWorkspace({ plan: 'OMNI' }))
    const client = await connect((await aToken(small.workspace)).token)
    const refused = async (name: string, given: object) => {
      const result = await call(client, name, given)
      expect(result).toMatchObject({ isError: true })
      return said(result)
    }
    expect(await refused('get_brand', { id: foreign })).toBe(
      'Not found. Check the id. Lists return the ids of this workspace.',
    )
    expect(await refused('get_brand', { id: 'nonsense' })).toContain('Not found.')
    expect(await refused('get_month_plan', { id: small.brandId, year: 1, month: 1 })).toContain('Field: year.')
    await call(client, 'write_outline', { id: small.ideaId })
    expect(await refused('write_outline', { id: small.ideaId })).toBe(
      'Outline already exists. Read it with get_outline.',
    )
    await setQuotaOverride(testApp.app.db, small.workspace.id, { outlinesPerMonth: 1 })
    expect(await refused('write_outline', { id: await small.freshIdea() })).toMatch(
      /^Outline limit reached \(1 of 1\)\. Your limit resets on [A-Z][a-z]+ \d{1,2}\.$/,
    )
    await suspend(small.workspace.id)
    const idea = { id: small.brandId, title: 'A', description: 'B', year: 2027, month: 1 }
    expect(await refused('add_idea', idea)).toContain('This workspace is suspended.')
    await setPlan(small.workspace.id, 'PRO')
    await expect(call(client, 'list_brands')).rejects.toThrow('PLAN_REQUIRED')
  })

  test('an unexpected error goes to the log, and the result says nothing about it', async () => {
    const logged: unknown[] = []
    const log = { ...testApp.app.log, error: (entry: unknown) => logged.push(entry) } as unknown as Logger
    const failing = toolsOf(routes).map((one) => ({
      ...one,
      route: { ...one.route, handle: () => Promise.reject(new Error('secret detail')) },
    }))
    const { owner } = await aWorkspace()
    const actor = { ...owner.user, memberships: [], token: null } as unknown as Actor
    const calls = new ToolCalls({ ...testApp.app, log }, failing, {
      actor,
      ip: '127.0.0.1',
      requestId: 'a-request',
      left: () => new AbortController().signal,
    })
    const result = await calls.call(
      failing.find(({ tool }) => tool.name === 'list_brands')!,
      {},
    )
    expect(result.isError).toBe(true)
    expect(JSON.stringify(result)).not.toContain('secret detail')
    expect(logged).toEqual([expect.objectContaining({ requestId: 'a-request' })])
  })
})

test.each(ERAS)(
  'plans a month from the brand to the calendar (%s)',
  async (era) => {
    const { workspace, brandId } = await aFilledWorkspace('OMNI')
    const client = await connect((await aToken(workspace)).token, era)
    const [brand] = data(await call(client, 'list_brands')).brands
    expect(brand.id).toBe(brandId)
    const planned = data(await call(client, 'generate_ideas', { id: brand.id, year: 2027, month: 1 }))
    const idea = planned.mainTopics[0].subtopics[0]
    expect(planned.remaining.outlines).toBe('unlimited')
    const { outline, remaining } = data(await call(client, 'write_outline', { id: idea.id }))
    expect(remaining).toHaveProperty('resetsOn')
    const edited = await call(client, 'edit_outline', {
      id: outline.id,
      base: { cta: outline.cta },
      changes: { cta: 'See the beans' },
    })
    expect(data(edited).conflicts).toEqual([])
    const scheduled = await call(client, 'schedule_email', {
      outlineId: outline.id,
      brandId: brand.id,
      newSendTime: '2027-01-12T10:00:00',
    })
    expect(scheduled.isError).toBeUndefined()
    await call(client, 'set_outline_status', { id: outline.id, status: 'ready_for_review' })
    const read = data(await call(client, 'get_outline', { id: outline.id })).outline
    expect(read).toMatchObject({ cta: 'See the beans', workflowStatus: 'ready_for_review' })
    expect(read.scheduledSendAtText).toBe(`Tue, Jan 12, 2027, 10:00 ${brand.timezone}`)
    const range = { workspaceId: workspace.id, from: '2027-01-01', to: '2027-01-31' }
    const { items } = data(await call(client, 'get_calendar', range))
    expect(items.length).toBe(1)
    expect(read.activityLog[0].userName).toContain('(by token "Weekly sheet")')
  },
  180_000,
)

describe('a run', () => {
  test('continues when its client leaves, and get_run says how it ended', async () => {
    const { workspace, brandId, ideaId } = await aFilledWorkspace('OMNI')
    const { token } = await aToken(workspace)
    const begun = Promise.withResolvers<void>()
    const mayGoOn = Promise.withResolvers<void>()
    beforeWriting(brandId, async () => {
      begun.resolve()
      await mayGoOn.promise
    })
    onTestFinished(() => beforeWriting(brandId, null))
    const leaving = await connect(token)
    const abandoned = call(leaving, 'write_outline', { id: ideaId }).catch((error: unknown) => error)
    await begun.promise
    await leaving.close()
    expect(await abandoned).toBeInstanceOf(Error)
    const client = await connect(token)
    const { rows } = (await testApp.app.db.execute(
      sql`select id from generation_runs where kind = 'outline' and target = ${ideaId}`,
    )) as { rows: { id: string }[] }
    const status = async () => data(await call(client, 'get_run', { id: rows[0]!.id })).run.status
    expect(await status()).toBe('waiting')
    mayGoOn.resolve()
    await expect.poll(status).toBe('done')
  })

  test('is seen by every process, because none keeps anything between requests', async () => {
    const another = await startApp({}, { database: testApp.app.database })
    onTestFinished(async () => {
      await another.server.close()
      await another.app.jobs.stop()
      await another.app.live.stop()
    })
    const { workspace, ideaId } = await aFilledWorkspace('OMNI')
    const { token } = await aToken(workspace)
    const written = data(await call(await connect(token), 'write_outline', { id: ideaId }))
    const answer = await another.server.inject({
      method: 'POST',
      url: mcpEndpoint.path,
      headers: { accept: 'application/json, text/event-stream', authorization: `Bearer ${token}` },
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'get_run', arguments: { id: written.jobId } },
      },
    })
    expect(answer.body).toContain('done')
  })
})

test('what people wrote stays in fields of the result and changes no later call', async () => {
  const { workspace, outlineId } = await aFilledWorkspace('OMNI')
  const client = await connect((await aToken(workspace)).token)
  const others = async () => [
    client.getInstructions(),
    await client.listTools(),
    data(await call(client, 'get_usage', { id: workspace.id })),
  ]
  const before = await others()
  let base = data(await call(client, 'get_outline', { id: outlineId })).outline.executiveBrief as string
  for (const text of ATTACKS) {
    await call(client, 'edit_outline', {
      id: outlineId,
      base: { executiveBrief: base },
      changes: { executiveBrief: text },
    })
    const result = await call(client, 'get_outline', { id: outlineId })
    base = data(result).outline.executiveBrief
    expect(base).toBe(cleanText(text))
    expect(result.content).toEqual([{ type: 'text', text: JSON.stringify(result.structuredContent) }])
    expect(await others()).toEqual(before)
  }
}, 180_000)
