import { bulkEndpoints } from '#features/outlines/bulk-contract.ts'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { getBrand } from '#features/brands/server/service.ts'
import { briefOf } from '#features/brands/server/brand-facts.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { subtopics } from '#features/ideas/server/tables.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { EmailStyle } from '#shared/brand-brief.ts'
import { type TestWorkspace, aBrand, aMember, aPerson, aWorkspace, anIdea, bulkEnd, setPlan } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { beforeWriting } from '#test/test-writers.ts'
import { brandStock } from '#writing/stock/brand-stock.ts'
import { outlineEndpoints } from '../contract.ts'
import { requestOfIdea } from '#writing/outline/writer-requests.fixtures.ts'

const { generate, list } = outlineEndpoints

const write = ({ owner }: TestWorkspace, id: string) => owner.call(generate, { params: { id } })

const usedOutlines = async ({ id, owner }: TestWorkspace) =>
  (await owner.call(usageEndpoints.usage, { params: { id } })).body.usage.outlines

const outlinesOf = async ({ owner }: TestWorkspace, brandId: string) =>
  (await owner.call(list, { query: { brandId } })).body.outlines

const briefIn = ({ id: workspaceId }: TestWorkspace, brandId: string) =>
  withWorkspace(testApp.app.db, workspaceId, async (tx) => briefOf(tx, await getBrand(tx, brandId)))

async function anAngle(workspace: TestWorkspace, brandId: string, format: 'text' | 'design'): Promise<string> {
  const brief = await briefIn(workspace, brandId)
  const { offers } = brief.facts
  const { ideas: stock } = brandStock({ brief, offers, hasHistory: false, maySay: () => true })
  const idea = stock.find(({ angle }) => angle.format === format && angle.months === null)!
  const id = await anIdea(workspace, brandId, { title: idea.readings[0]!.texts.titles[0] })
  const { meta } = requestOfIdea(brief, idea, 'design-based').idea
  await withWorkspace(testApp.app.db, workspace.id, async ({ tx }) => {
    await tx
      .update(subtopics)
      .set({ meta })
      .where(and(eq(subtopics.workspaceId, workspace.id), eq(subtopics.id, id)))
  })
  return id
}

const ideas = async (workspace: TestWorkspace, brandId: string, count: number) => {
  const ids: string[] = []
  for (let made = 0; made < count; made++) ids.push(await anIdea(workspace, brandId))
  return ids
}

describe('an archived idea', () => {
  test.each(['its own archive', 'the archive of its topic', 'the archive of its manual topic'])(
    'in %s gets no outline and uses no quota until it is restored',
    async (place) => {
      const workspace = await aWorkspace({ plan: 'TEAMS' })
      const { owner } = workspace
      const { id: brandId } = await aBrand(workspace)
      if (place === 'the archive of its manual topic') await anIdea(workspace, brandId)
      else await owner.call(ideaEndpoints.generate, { params: { id: brandId }, body: { year: 2026, month: 12 } })
      const month = await owner.call(ideaEndpoints.plan, { params: { id: brandId, year: '2026', month: '12' } })
      const [topic] = month.body.mainTopics
      const idea = topic!.isManual ? topic! : topic!.subtopics[0]!
      const archived = { params: { id: place === 'its own archive' ? idea.id : topic!.id } }
      await owner.call(ideaEndpoints.archive, archived)
      const refused = await write(workspace, idea.id)
      expect([refused.status, refused.error]).toEqual([
        409,
        { error: 'This idea is archived. Restore it, then generate its outline.', code: 'IDEA_ARCHIVED' },
      ])
      expect(await usedOutlines(workspace)).toBe(0)
      await owner.call(ideaEndpoints.unarchive, archived)
      expect((await write(workspace, idea.id)).status).toBe(200)
    },
  )
})

describe('guidelines that leave nothing to write', () => {
  const avoided = ['miracle', 'the', 'cheap']

  async function aStrictBrand() {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const { id: brandId } = await aBrand(workspace, { language: 'en', country: 'US' })
    const [idea, other] = await ideas(workspace, brandId, 2)
    const guidelines = { tone: 'Warm', say: [], dontSay: avoided, complianceNotes: '' }
    await workspace.owner.call(brandEndpoints.update, { params: { id: brandId }, body: { guidelines } })
    return { workspace, brandId, idea: idea!, other: other! }
  }
  const sentence =
    "We couldn't write this because your phrases to avoid contain “the”. Please change or remove it and try again."

  test('are named with the phrase that is in the way, use no quota, and the log has the reason', async () => {
    const { workspace, brandId, idea } = await aStrictBrand()
    const warn = vi.spyOn(testApp.app.log, 'warn')
    const { status, error } = await write(workspace, idea)
    expect([status, error]).toEqual([
      422,
      { error: sentence, code: 'NOTHING_TO_WRITE', field: 'guidelines.dontSay', phrase: 'the' },
    ])
    const logged = warn.mock.calls.map(([details]) => details)
    warn.mockRestore()
    expect(logged).toContainEqual(
      expect.objectContaining({
        field: 'guidelines.dontSay',
        phrase: 'the',
        reason: expect.stringContaining('No outline can be written within this brand') as string,
      }),
    )
    expect([await usedOutlines(workspace), await outlinesOf(workspace, brandId)]).toEqual([0, []])
    const guidelines = { tone: 'Warm', say: [], dontSay: ['miracle', 'cheap'], complianceNotes: '.' }
    await workspace.owner.call(brandEndpoints.update, { params: { id: brandId }, body: { guidelines } })
    expect((await write(workspace, idea)).status).toBe(200)
  })

  test('are named to those who had many outlines written, too', async () => {
    const { workspace, brandId, idea, other } = await aStrictBrand()
    const { body } = await workspace.owner.call(bulkEndpoints.start, {
      params: { id: brandId },
      body: { ideaIds: [idea, other] },
    })
    const { items } = await bulkEnd(workspace.owner, body.bulk)
    expect(items.map(({ state, message }) => [state, message])).toEqual([
      ['failed', sentence],
      ['failed', sentence],
    ])
  })
})

describe('an outline', () => {
  test('is written for an idea, with everything the library shows', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const { id: brandId } = await aBrand(workspace)
    const [idea] = await ideas(workspace, brandId, 1)
    const { status, body } = await write(workspace, idea!)
    expect(status).toBe(200)
    const outline = body.outline!
    expect(outline).toMatchObject({
      brandId,
      type: 'design-based',
      planMonth: { year: 2026, month: 12 },
      workflowStatus: 'draft',
      assignedToUserId: null,
      assignedToName: null,
      designLink: null,
      notes: null,
      scheduledSendAt: null,
      generatedBy: 'planner',
      activityLogLocked: false,
      activityLog: [{ action: 'created', userName: 'Robin Test', details: 'Outline generated' }],
    })
    expect(outline.mainTopicTitle).toBe(outline.ideaTitle)
    expect(outline.subjectLines.length).toBeGreaterThan(0)
    expect(outline.sections.length).toBeGreaterThan(0)
    for (const text of [outline.title, outline.template, outline.executiveBrief, outline.segment, outline.cta]) {
      expect(text).not.toBe('')
    }
    expect(await usedOutlines(workspace)).toBe(1)
  })

  test('can be asked for by the topic that a person typed', async () => {
    const workspace = await aWorkspace()
    const { id: brandId } = await aBrand(workspace)
    const idea = await anIdea(workspace, brandId)
    const plan = { params: { id: brandId, year: '2026', month: '12' } }
    const { body } = await workspace.owner.call(ideaEndpoints.plan, plan)
    const answer = await write(workspace, body.mainTopics[0]!.id)
    expect(answer.status).toBe(200)
    const after = await workspace.owner.call(ideaEndpoints.plan, plan)
    expect(after.body.mainTopics[0]!.subtopics[0]).toMatchObject({
      id: idea,
      status: 'OUTLINED',
      outlineId: answer.body.outline!.id,
    })
  })

  test('is not written for a generated topic as a whole', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id } = await aBrand(workspace)
    const { body } = await workspace.owner.call(ideaEndpoints.generate, {
      params: { id },
      body: { year: 2026, month: 12 },
    })
    const { status, error } = await write(workspace, body.mainTopics[0]!.id)
    expect([status, error]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
    expect(await usedOutlines(workspace)).toBe(0)
  })

  test('exists once for an idea: a second request uses no quota and returns its id', async () => {
    const workspace = await aWorkspace()
    const { id: brandId } = await aBrand(workspace)
    const [idea] = await ideas(workspace, brandId, 1)
    const { body } = await write(workspace, idea!)
    const { status, error } = await write(workspace, idea!)
    expect([status, error]).toEqual([
      409,
      { error: 'Outline already exists', code: 'OUTLINE_EXISTS', outlineId: body.outline!.id },
    ])
    expect(await usedOutlines(workspace)).toBe(1)
  })

  test('is generated once for twenty concurrent requests', async () => {
    const workspace = await aWorkspace()
    const { id: brandId } = await aBrand(workspace)
    const [idea] = await ideas(workspace, brandId, 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(workspace, idea!)))
    const codes = answers.map(({ status, error }) => (status === 200 ? 'written' : error.code))
    expect(codes.filter((code) => code === 'written')).toHaveLength(1)
    expect(new Set(codes).difference(new Set(['written', 'GENERATION_IN_PROGRESS', 'OUTLINE_EXISTS']))).toEqual(
      new Set(),
    )
    expect([await usedOutlines(workspace), (await outlinesOf(workspace, brandId)).length]).toEqual([1, 1])
  })
})

describe('the emails of a brand', () => {
  test('share no subject line within a year, and may again after it', async () => {
    const workspace = await aWorkspace()
    const { id: brandId } = await aBrand(workspace)
    const title = 'We are moving to the old mill'
    const written = async (month: number) =>
      (await write(workspace, await anIdea(workspace, brandId, { title, month }))).body.outline!
    const first = await written(12)
    expect(first.subjectLines[0]).toBe(title)
    const second = await written(11)
    expect(second.subjectLines.filter((line) => first.subjectLines.includes(line))).toEqual([])
    await testApp.app.db.execute(sql`update outlines set plan_year = 2025 where id in (${first.id}, ${second.id})`)
    expect((await written(12)).subjectLines[0]).toBe(title)
  })
})

describe('the limit of outlines', () => {
  test('lets exactly three of fifty concurrent requests through on the Free plan', { timeout: 60_000 }, async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id: brandId } = await aBrand(workspace)
    const fifty = await ideas(workspace, brandId, 50)
    const answers = await Promise.all(fifty.map((idea) => write(workspace, idea)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.filter(({ status }) => status !== 200).map(({ status, error }) => [status, error])
    expect(refused).toEqual(
      refused.map(() => [403, { error: 'Outline limit reached', code: 'OUTLINE_LIMIT_REACHED', limit: 3 }]),
    )
    expect([await usedOutlines(workspace), (await outlinesOf(workspace, brandId)).length]).toEqual([3, 3])
  })

  test('moves with the plan, and what was written stays', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id: brandId } = await aBrand(workspace)
    const [a, b, c, d, e] = (await ideas(workspace, brandId, 5)) as [string, string, string, string, string]
    for (const idea of [a, b, c]) expect((await write(workspace, idea)).status).toBe(200)
    expect((await write(workspace, d)).error.code).toBe('OUTLINE_LIMIT_REACHED')
    await setPlan(workspace.id, 'STARTER')
    expect((await write(workspace, d)).status).toBe(200)
    await setPlan(workspace.id, 'FREE')
    expect((await write(workspace, e)).error).toMatchObject({ code: 'OUTLINE_LIMIT_REACHED', limit: 3 })
    expect(await outlinesOf(workspace, brandId)).toHaveLength(4)
  })

  test('gets back what a failure had taken', { timeout: 60_000 }, async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id: brandId } = await aBrand(workspace)
    const four = await ideas(workspace, brandId, 4)
    beforeWriting(brandId, async () => {
      throw new Error('The writer broke its pen.')
    })
    const failed = await Promise.all(four.slice(0, 3).map((idea) => write(workspace, idea)))
    for (const { status, error } of failed) {
      expect([status, error]).toEqual([
        503,
        { error: "We couldn't generate this. Please try again.", code: 'GENERATION_FAILED' },
      ])
    }
    expect([await usedOutlines(workspace), await outlinesOf(workspace, brandId)]).toEqual([0, []])
    beforeWriting(brandId, null)
    const statuses: number[] = []
    for (const idea of four) statuses.push((await write(workspace, idea)).status)
    expect(statuses).toEqual([200, 200, 200, 403])
  })
})

describe('while an outline is being written', () => {
  test('it counts, and the same idea is refused', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id: brandId } = await aBrand(workspace)
    const [idea] = await ideas(workspace, brandId, 1)
    let letGo = () => {}
    let begun = () => {}
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const held = new Promise<void>((resolve) => (letGo = resolve))
    beforeWriting(brandId, async () => {
      begun()
      await held
    })
    const running = write(workspace, idea!)
    await hasBegun
    const { status, error } = await write(workspace, idea!)
    expect([status, error]).toEqual([409, { error: 'Generation already in progress', code: 'GENERATION_IN_PROGRESS' }])
    expect(await usedOutlines(workspace)).toBe(1)
    letGo()
    expect((await running).status).toBe(200)
    expect(await usedOutlines(workspace)).toBe(1)
  })

  test('its idea may be deleted, and then it fails and uses no quota', { timeout: 60_000 }, async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id: brandId } = await aBrand(workspace)
    const [idea] = await ideas(workspace, brandId, 1)
    beforeWriting(brandId, async () => {
      beforeWriting(brandId, null)
      await workspace.owner.call(ideaEndpoints.remove, { params: { id: idea! } })
      throw new Error('Interrupted.')
    })
    expect((await write(workspace, idea!)).status).toBe(404)
    expect([await usedOutlines(workspace), await outlinesOf(workspace, brandId)]).toEqual([0, []])
  })
})

describe('the idea of an outline', () => {
  test('may be archived or deleted: the outline keeps its titles', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id: brandId } = await aBrand(workspace)
    const { body: plan } = await workspace.owner.call(ideaEndpoints.generate, {
      params: { id: brandId },
      body: { year: 2026, month: 12 },
    })
    const [topic] = plan.mainTopics
    const [idea] = topic!.subtopics
    const { body } = await write(workspace, idea!.id)
    expect(body.outline).toMatchObject({ ideaTitle: idea!.title, mainTopicTitle: topic!.title })
    for (const row of [ideaEndpoints.archive, ideaEndpoints.remove]) {
      await workspace.owner.call(row, { params: { id: topic!.id } })
      expect(await outlinesOf(workspace, brandId)).toEqual([body.outline])
    }
  })

  test('gets none once it or its topic is deleted', async () => {
    const workspace = await aWorkspace()
    const { id: brandId } = await aBrand(workspace)
    const [idea] = await ideas(workspace, brandId, 1)
    const plan = { params: { id: brandId, year: '2026', month: '12' } }
    const [topic] = (await workspace.owner.call(ideaEndpoints.plan, plan)).body.mainTopics
    await workspace.owner.call(ideaEndpoints.remove, { params: { id: topic!.id } })
    for (const id of [idea!, topic!.id]) {
      const { status, error } = await write(workspace, id)
      expect([status, error]).toEqual([404, { error: 'Not found', code: 'NOT_FOUND' }])
    }
    expect(await usedOutlines(workspace)).toBe(0)
  })
})

describe('the kind of an outline', () => {
  const kinds = async (workspace: TestWorkspace, brandId: string) => {
    const types = (await outlinesOf(workspace, brandId)).map(({ type }) => type)
    return { design: types.filter((type) => type === 'design-based').length, all: types.length }
  }

  test.each(['design-based', 'text-based'] as const)('is the one the brand prefers: %s', async (defaultEmailType) => {
    const workspace = await aWorkspace()
    const { id: brandId } = await aBrand(workspace, { defaultEmailType })
    for (const idea of await ideas(workspace, brandId, 2)) {
      expect((await write(workspace, idea)).body.outline!.type).toBe(defaultEmailType)
    }
  })

  test('alternates for a brand that wants both, design first', async () => {
    const workspace = await aWorkspace()
    const { id: brandId } = await aBrand(workspace, { defaultEmailType: 'split-50-50' })
    const types: string[] = []
    for (const idea of await ideas(workspace, brandId, 4)) types.push((await write(workspace, idea)).body.outline!.type)
    expect(types).toEqual(['design-based', 'text-based', 'design-based', 'text-based'])
    const january = await anIdea(workspace, brandId, { year: 2027, month: 1 })
    expect((await write(workspace, january)).body.outline!.type).toBe('design-based')
  })

  test('is the one that the ready-made idea was written for, unless the user asks for another', async () => {
    const workspace = await aWorkspace()
    const both = await aBrand(workspace, { defaultEmailType: 'split-50-50' })
    const typeOf = async (brandId: string, format: 'text' | 'design', type?: EmailStyle) => {
      const params = { id: await anAngle(workspace, brandId, format) }
      const answer = await workspace.owner.call(generate, type === undefined ? { params } : { params, body: { type } })
      return answer.body.outline!.type
    }
    expect(await typeOf(both.id, 'text')).toBe('text-based')
    expect(await typeOf(both.id, 'design')).toBe('design-based')
    expect(await typeOf(both.id, 'text', 'design-based')).toBe('design-based')
    await workspace.owner.call(brandEndpoints.update, {
      params: { id: both.id },
      body: { defaultEmailType: 'design-based' },
    })
    expect(await typeOf(both.id, 'text')).toBe('design-based')
  })

  test("can be requested for one run, whatever the brand's style is", async () => {
    const workspace = await aWorkspace()
    const { id: brandId } = await aBrand(workspace, { defaultEmailType: 'text-based' })
    const writtenAs = async (body?: { type?: EmailStyle }) => {
      const params = { id: await anIdea(workspace, brandId) }
      const answer = await workspace.owner.call(generate, body === undefined ? { params } : { params, body })
      return answer.body.outline!.type
    }
    expect(await writtenAs({ type: 'design-based' })).toBe('design-based')
    expect([await writtenAs({ type: 'split-50-50' }), await writtenAs({ type: 'split-50-50' })]).toEqual([
      'text-based',
      'design-based',
    ])
    expect([await writtenAs({}), await writtenAs()]).toEqual(['text-based', 'text-based'])
  })

  test("that doesn't exist fails and uses no quota", async () => {
    const workspace = await aWorkspace()
    const { id: brandId } = await aBrand(workspace)
    const { status, error } = await workspace.owner.call(generate, {
      params: { id: await anIdea(workspace, brandId) },
      body: { type: 'video-based' },
    })
    expect([status, error]).toEqual([
      400,
      { error: 'Choose one of the email styles.', code: 'INVALID_INPUT', field: 'type' },
    ])
    expect(await usedOutlines(workspace)).toBe(0)
  })

  test.each([7, 12])('differs by one at most for %i concurrent requests', async (count) => {
    const workspace = await aWorkspace()
    const { id: brandId } = await aBrand(workspace, { defaultEmailType: 'split-50-50' })
    const answers = await Promise.all((await ideas(workspace, brandId, count)).map((idea) => write(workspace, idea)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await kinds(workspace, brandId)).toEqual({ design: Math.ceil(count / 2), all: count })
  })
})

test('the activity log is kept on every plan and shown on those that include it', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const { id: brandId } = await aBrand(workspace)
  const [idea] = await ideas(workspace, brandId, 1)
  await write(workspace, idea!)
  const superAdmin = await aPerson({ role: 'SUPERADMIN' })
  const collaborator = await aMember(workspace, 'COLLABORATOR')
  const logOf = async (client: typeof collaborator) => {
    const [outline] = (await client.call(list, { query: { brandId } })).body.outlines
    return { locked: outline!.activityLogLocked, entries: outline!.activityLog.length }
  }
  for (const plan of ['FREE', 'STARTER', 'PRO'] as const) {
    await setPlan(workspace.id, plan)
    expect(await logOf(collaborator)).toEqual({ locked: true, entries: 0 })
    expect(await logOf(superAdmin)).toEqual({ locked: false, entries: 1 })
  }
  for (const plan of ['TEAMS', 'OMNI'] as const) {
    await setPlan(workspace.id, plan)
    expect(await logOf(collaborator)).toEqual({ locked: false, entries: 1 })
  }
})
