import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import type { Writing } from '#server/ai/writers.ts'
import type { OutlineSection } from '#writing/requests/outline-content.ts'
import type { PlannedTopic } from '#writing/requests/plan-request.ts'
import { type TestWorkspace, aBrand, aMember, aWorkspace, anIdea } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { beforeWriting } from '#test/test-writers.ts'
import { outlineEndpoints } from '../contract.ts'
import { runEndpoints } from '#features/runs/contract.ts'

const december = { year: 2026, month: 12 }
const inDecember = { year: '2026', month: '12' }

const topic = (title: string): PlannedTopic => ({
  title,
  why: 'Said so.',
  family: 'product',
  subtopics: [
    {
      title: `First idea of ${title}`,
      description: 'What it does.',
      why: 'Because.',
      meta: {
        family: 'product',
        archetype: 'story',
        anchor: { type: 'evergreen' },
        stage: 'repeat',
        segment: 'Everyone',
        products: [],
        evidence: { kind: 'audience', refId: 'interests' },
        needsOffer: false,
      },
    },
  ],
})
const section = (name: string): OutlineSection => ({ section: name, visual: 'A table', copy: 'What it says' })

function heldWriting(brandId: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const begun = new Promise<Writing<PlannedTopic & OutlineSection>>((resolve) => {
    beforeWriting(brandId, async (_, writing) => {
      resolve(writing)
      await held
    })
  })
  return { begun, letGo }
}

const usageOf = async ({ id, owner }: TestWorkspace) =>
  (await owner.call(usageEndpoints.usage, { params: { id } })).body.usage

const planOf = async ({ owner }: TestWorkspace, id: string) =>
  (await owner.call(ideaEndpoints.plan, { params: { id, ...inDecember } })).body

const runOf = async ({ owner }: TestWorkspace, id: string) =>
  (await owner.call(runEndpoints.get, { params: { id } })).body.run

async function aBusyMonth(plan: 'PRO' | 'FREE' = 'PRO') {
  const workspace = await aWorkspace({ plan })
  const { id: brandId } = await aBrand(workspace)
  const { begun, letGo } = heldWriting(brandId)
  const { status, body } = await workspace.owner.call(ideaEndpoints.generate, {
    params: { id: brandId },
    body: { ...december, wait: false },
  })
  expect(status).toBe(202)
  return { workspace, brandId, runId: body.jobId, writing: await begun, letGo }
}

describe('a month that is being made', () => {
  test('shows its topics one by one to everyone, and stores none of them before the end', async () => {
    const { workspace, brandId, runId, writing, letGo } = await aBusyMonth()
    expect(await runOf(workspace, runId)).toMatchObject({ kind: 'ideas', status: 'waiting', wanted: 10, topics: [] })
    writing.report(topic('Winter') as PlannedTopic & OutlineSection, 0)
    await expect.poll(async () => (await runOf(workspace, runId)).topics.map(({ title }) => title)).toEqual(['Winter'])
    writing.report(topic('Gifts') as PlannedTopic & OutlineSection, 2)
    writing.report(topic('A better winter') as PlannedTopic & OutlineSection, 0)
    await expect
      .poll(async () => (await runOf(workspace, runId)).topics.map(({ title }) => title))
      .toEqual(['A better winter', 'Gifts'])
    const colleague = await aMember(workspace, 'COLLABORATOR')
    const seen = (await colleague.call(runEndpoints.get, { params: { id: runId } })).body.run
    expect(seen.topics[0]).toEqual({
      title: 'A better winter',
      why: 'Said so.',
      ideas: [
        {
          title: 'First idea of A better winter',
          description: 'What it does.',
          why: 'Because.',
          template: 'Founder / brand story',
          anchor: { type: 'evergreen', name: null, from: null, to: null },
        },
      ],
    })
    expect(await planOf(workspace, brandId)).toMatchObject({ mainTopics: [], generating: true, runId })
    const { body } = await colleague.call(runEndpoints.ofBrand, { params: { id: brandId } })
    expect(body.runs).toEqual([{ ...seen, topics: [] }])
    letGo()
    await expect.poll(async () => (await runOf(workspace, runId)).status).toBe('done')
    expect((await runOf(workspace, runId)).topics).toEqual([])
    expect(await planOf(workspace, brandId)).toMatchObject({ generating: false, runId: null })
    expect((await planOf(workspace, brandId)).mainTopics).toHaveLength(10)
  })

  test('can be canceled: it stops, uses no quota, and the month is free for another try', async () => {
    const { workspace, brandId, runId, writing, letGo } = await aBusyMonth('FREE')
    expect((await usageOf(workspace)).topics).toBe(1)
    writing.report(topic('Winter') as PlannedTopic & OutlineSection, 0)
    const { status, body } = await workspace.owner.call(runEndpoints.cancel, { params: { id: runId } })
    expect([status, body.run.status, body.run.failure?.code]).toEqual([200, 'cancelled', 'GENERATION_CANCELLED'])
    expect(writing.signal.aborted).toBe(true)
    // This writer ignores the cancellation, so its result is dropped.
    letGo()
    expect(await usageOf(workspace)).toMatchObject({ topics: 0, subtopics: 0 })
    expect(await planOf(workspace, brandId)).toMatchObject({
      mainTopics: [],
      generating: false,
      quality: null,
      failure: null,
    })
    beforeWriting(brandId, null)
    const again = await workspace.owner.call(ideaEndpoints.generate, { params: { id: brandId }, body: december })
    expect([again.status, again.body.mainTopics.length]).toEqual([200, 1])
    expect((await usageOf(workspace)).topics).toBe(1)
  })

  test('tells the waiting request that it was canceled', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const { id: brandId } = await aBrand(workspace)
    const { begun, letGo } = heldWriting(brandId)
    const waiting = workspace.owner.call(ideaEndpoints.generate, { params: { id: brandId }, body: december })
    await begun
    const { runId } = await planOf(workspace, brandId)
    await workspace.owner.call(runEndpoints.cancel, { params: { id: runId! } })
    const { status, error } = await waiting
    expect([status, error]).toEqual([409, { error: 'The generation was canceled.', code: 'GENERATION_CANCELLED' }])
    letGo()
  })

  test('stops within moments when another process cancels it', async () => {
    const { runId, writing, letGo } = await aBusyMonth()
    await testApp.app.db.execute(sql`update generation_runs set status = 'cancelled' where id = ${runId}`)
    await expect.poll(() => writing.signal.aborted, { timeout: 5000 }).toBe(true)
    letGo()
  })

  test('leaves nothing of its parts behind when it fails', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id: brandId } = await aBrand(workspace)
    const left = sql`select 1 from generation_runs where brand_id = ${brandId} and partial is not null`
    beforeWriting(brandId, async (_, { report }) => {
      report(topic('Half a month') as PlannedTopic & OutlineSection, 0)
      await expect.poll(() => testApp.app.db.execute(left)).toMatchObject({ rows: [{}] })
      throw new Error('The pen broke.')
    })
    const { status, error } = await workspace.owner.call(ideaEndpoints.generate, {
      params: { id: brandId },
      body: december,
    })
    expect([status, error.code]).toEqual([503, 'GENERATION_FAILED'])
    expect((await usageOf(workspace)).topics).toBe(0)
    expect(await planOf(workspace, brandId)).toMatchObject({ mainTopics: [], generating: false })
    expect(await testApp.app.db.execute(left)).toMatchObject({ rows: [] })
  })

  test('that has ended is not changed by a late cancel', async () => {
    const { workspace, brandId, runId, letGo } = await aBusyMonth()
    letGo()
    await expect.poll(async () => (await runOf(workspace, runId)).status).toBe('done')
    const { status, body } = await workspace.owner.call(runEndpoints.cancel, { params: { id: runId } })
    expect([status, body.run.status]).toEqual([200, 'done'])
    expect((await planOf(workspace, brandId)).mainTopics).toHaveLength(10)
    expect((await usageOf(workspace)).topics).toBe(10)
  })

  test('canceled twenty times while it finishes, ends one way or the other', async () => {
    const { workspace, brandId, runId, letGo } = await aBusyMonth('FREE')
    letGo()
    const cancel = () => workspace.owner.call(runEndpoints.cancel, { params: { id: runId } })
    const answers = await Promise.all(Array.from({ length: 20 }, cancel))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await expect.poll(async () => (await runOf(workspace, runId)).status).not.toBe('waiting')
    const topics = (await planOf(workspace, brandId)).mainTopics.length
    expect([topics, (await usageOf(workspace)).topics]).toEqual(
      (await runOf(workspace, runId)).status === 'done' ? [1, 1] : [0, 0],
    )
  })
})

describe('an outline that is being written', () => {
  test('shows its sections one by one, and can be canceled', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id: brandId } = await aBrand(workspace)
    const ideaId = await anIdea(workspace, brandId)
    const { begun, letGo } = heldWriting(brandId)
    const waiting = workspace.owner.call(outlineEndpoints.generate, { params: { id: ideaId } })
    const writing = await begun
    const { body } = await workspace.owner.call(runEndpoints.ofBrand, { params: { id: brandId } })
    const [run] = body.runs
    expect(run).toMatchObject({ kind: 'outline', ideaId, wanted: null, year: 2026, month: 12 })
    for (const [place, name] of ['Header', 'Hero'].entries()) {
      writing.report(section(name) as PlannedTopic & OutlineSection, place)
    }
    await expect
      .poll(async () => (await runOf(workspace, run!.id)).sections)
      .toEqual([section('Header'), section('Hero')])
    await workspace.owner.call(runEndpoints.cancel, { params: { id: run!.id } })
    expect((await waiting).error.code).toBe('GENERATION_CANCELLED')
    letGo()
    expect((await usageOf(workspace)).outlines).toBe(0)
    const library = await workspace.owner.call(outlineEndpoints.list, { query: { brandId } })
    expect(library.body.outlines).toEqual([])
    beforeWriting(brandId, null)
    const again = await workspace.owner.call(outlineEndpoints.generate, { params: { id: ideaId } })
    const ended = await runOf(workspace, again.body.jobId)
    expect([ended.status, ended.outlineId, ended.sections]).toEqual(['done', again.body.outline!.id, []])
  })
})
