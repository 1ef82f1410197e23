import { describe, expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { type TestWorkspace, aBrand, aMember, aWorkspace, brandDetails, setPlan } from '#test/fixtures.ts'
import { DAY, at } from '#test/test-clock.ts'
import { beforeWriting, planWithTheProduct } from '#test/test-writers.ts'
import { ideaEndpoints } from '../contract.ts'

const { generate, plan } = ideaEndpoints
const december = { year: 2026, month: 12 }
const inDecember = { year: '2026', month: '12' }

const usageOf = async ({ id, owner }: TestWorkspace) =>
  (await owner.call(usageEndpoints.usage, { params: { id } })).body.usage

const generateIdeas = ({ owner }: TestWorkspace, id: string, body = december) =>
  owner.call(generate, { params: { id }, body })

const readPlan = async ({ owner }: TestWorkspace, id: string) =>
  (await owner.call(plan, { params: { id, ...inDecember } })).body

function holdWriting(brandId: string) {
  let letGo = () => {}
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const held = new Promise<void>((resolve) => (letGo = resolve))
  beforeWriting(brandId, async () => {
    begun()
    await held
  })
  return { hasBegun, letGo }
}

describe('a month of ideas', () => {
  test('has ten topics of ten where the plan allows it, and counts them', async () => {
    const workspace = await aWorkspace({ plan: 'PRO' })
    const { id } = await aBrand(workspace)
    const { status, body } = await generateIdeas(workspace, id)
    expect([status, body.year, body.month, body.generating]).toEqual([200, 2026, 12, false])
    expect(body.mainTopics.map(({ subtopics }) => subtopics.length)).toEqual(Array(10).fill(10))
    expect(body.quality).toEqual({ generatedBy: 'planner', score: 90 })
    expect(body.mainTopics[0]).toMatchObject({ isManual: false, why: expect.any(String) })
    expect(body.mainTopics[0]!.subtopics[0]).toEqual({
      id: expect.any(String),
      title: expect.any(String),
      description: 'What the mail is about.',
      status: 'NEW',
      why: 'The tests asked for it.',
      template: 'Founder / brand story',
      anchor: { type: 'evergreen', name: null, from: null, to: null },
      outlineId: null,
      premise: 'What the mail is about.',
      role: 'sell',
      reader: expect.any(String),
      suggestedDate: null,
      inPlan: false,
    })
    const { jobId, ...answered } = body
    expect(answered).toMatchObject({ runId: null, strategy: { mode: 'balanced', notes: '' }, writer: 'planner' })
    expect(await readPlan(workspace, id)).toEqual(answered)
    expect(jobId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await usageOf(workspace)).toMatchObject({ topics: 10, subtopics: 100, outlines: 0 })
  })

  test('has one topic of ten on the free plan, and then the limit is reached', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id } = await aBrand(workspace)
    const { body } = await generateIdeas(workspace, id)
    expect(body.mainTopics.map(({ subtopics }) => subtopics.length)).toEqual([10])
    const refused = await generateIdeas(workspace, id, { year: 2027, month: 1 })
    expect([refused.status, refused.error]).toEqual([
      403,
      { error: 'Topic limit reached', code: 'TOPIC_LIMIT_REACHED', limit: 1, used: 1 },
    ])
    expect((await readPlan(workspace, id)).generating).toBe(false)
    expect(await usageOf(workspace)).toMatchObject({ topics: 1, subtopics: 10 })
  })

  test('begins empty, and a second generation adds to the first', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const { id } = await aBrand(workspace)
    expect(await readPlan(workspace, id)).toEqual({
      ...december,
      mainTopics: [],
      plan: null,
      understood: ['No health claims.'],
      questions: expect.any(Array),
      generating: false,
      runId: null,
      strategy: null,
      writer: 'planner',
      quality: null,
      failure: null,
    })
    const first = await generateIdeas(workspace, id)
    const second = await generateIdeas(workspace, id)
    const titles = second.body.mainTopics.map(({ title }) => title)
    expect(titles).toHaveLength(20)
    expect(second.body.mainTopics.slice(0, 10)).toEqual(first.body.mainTopics)
    expect(titles.at(-1)).toBe('Topic 10 after 100')
    expect(await usageOf(workspace)).toMatchObject({ topics: 20, subtopics: 200 })
  })

  test('is fresh again in the next billing period', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id } = await aBrand(workspace)
    await generateIdeas(workspace, id)
    await at(32 * DAY, async () => {
      const { owner } = workspace
      const member = await aMember(workspace, 'CREATOR')
      const { body } = await member.call(usageEndpoints.usage, { params: { id: workspace.id } })
      expect(body.usage).toMatchObject({ topics: 0, subtopics: 0 })
      expect((await member.call(generate, { params: { id }, body: december })).status).toBe(200)
      expect((await owner.call(plan, { params: { id, ...inDecember } })).status).toBe(401)
    })
  })

  test('takes what is left when less than a full month is', async () => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id } = await aBrand(workspace)
    await generateIdeas(workspace, id)
    await setPlan(workspace.id, 'PRO')
    const { body } = await generateIdeas(workspace, id, { year: 2027, month: 1 })
    expect(body.mainTopics.map(({ subtopics }) => subtopics.length)).toEqual(Array(9).fill(10))
    expect(await usageOf(workspace)).toMatchObject({ topics: 10, subtopics: 100 })
  })

  test.each([
    [{ year: 2026, month: 0 }, 'month'],
    [{ year: 2026, month: 13 }, 'month'],
    [{ year: 1999, month: 1 }, 'year'],
    [{ year: 2026.5, month: 1 }, 'year'],
    [{ year: '2026', month: 1 }, 'year'],
    [{ month: 1 }, 'year'],
  ])('is not made for %j', async (body, field) => {
    const workspace = await aWorkspace({ plan: 'FREE' })
    const { id } = await aBrand(workspace)
    const { status, error } = await workspace.owner.call(generate, { params: { id }, body })
    expect([status, error.code, error.field]).toEqual([400, 'INVALID_INPUT', field])
  })
})

describe('while a month is being made', () => {
  test('the same month is refused, another is not, and everyone sees it', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const { id } = await aBrand(workspace)
    const { hasBegun, letGo } = holdWriting(id)
    const running = generateIdeas(workspace, id)
    await hasBegun
    const twice = await generateIdeas(workspace, id)
    expect([twice.status, twice.error]).toEqual([
      409,
      { error: 'Generation already in progress', code: 'GENERATION_IN_PROGRESS' },
    ])
    const colleague = await aMember(workspace, 'COLLABORATOR')
    const seen = await colleague.call(plan, { params: { id, ...inDecember } })
    expect([seen.body.generating, seen.body.mainTopics]).toEqual([true, []])
    const other = generateIdeas(workspace, id, { year: 2027, month: 1 })
    letGo()
    expect([(await running).status, (await other).status]).toEqual([200, 200])
    expect(await usageOf(workspace)).toMatchObject({ topics: 20, subtopics: 200 })
    expect((await readPlan(workspace, id)).generating).toBe(false)
  })

  test('of fifty concurrent requests for one month, one succeeds', async () => {
    const workspace = await aWorkspace({ plan: 'OMNI' })
    const { id } = await aBrand(workspace)
    const { hasBegun, letGo } = holdWriting(id)
    let answered = 0
    const running = Array.from({ length: 50 }, () => generateIdeas(workspace, id).finally(() => (answered += 1)))
    await hasBegun
    // A request that arrives after the month is done would succeed too.
    await expect.poll(() => answered).toBe(49)
    letGo()
    const statuses = (await Promise.all(running)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    expect(await usageOf(workspace)).toMatchObject({ topics: 10, subtopics: 100 })
  })
})

test('a failed generation uses no quota, stores nothing and can be repeated', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const { id } = await aBrand(workspace)
  let tries = 0
  beforeWriting(id, async () => {
    tries++
    throw new Error('The writer is out of ideas.')
  })
  const { status, error } = await generateIdeas(workspace, id)
  expect([status, error]).toEqual([
    503,
    { error: "We couldn't generate this. Please try again.", code: 'GENERATION_FAILED' },
  ])
  expect(tries).toBe(3)
  expect(await usageOf(workspace)).toMatchObject({ topics: 0, subtopics: 0 })
  // Users who weren't there see the failure here until a generation succeeds.
  const failure = { code: 'GENERATION_FAILED', message: "We couldn't generate this. Please try again." }
  expect(await readPlan(workspace, id)).toMatchObject({ mainTopics: [], generating: false, quality: null, failure })
  beforeWriting(id, null)
  expect((await generateIdeas(workspace, id)).status).toBe(200)
  expect((await readPlan(workspace, id)).failure).toBeNull()
  expect(await usageOf(workspace)).toMatchObject({ topics: 1, subtopics: 10 })
})

test('the queue retries a generation that fails once', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const { id } = await aBrand(workspace)
  beforeWriting(id, async () => {
    beforeWriting(id, null)
    throw new Error('Only this once.')
  })
  const { status, body } = await generateIdeas(workspace, id)
  expect([status, body.mainTopics.length]).toEqual([200, 1])
  expect(await usageOf(workspace)).toMatchObject({ topics: 1, subtopics: 10 })
})

test('the built-in planner plans a few emails and a shelf, and charges what it made', { timeout: 90_000 }, async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const { id } = await aBrand(workspace)
  planWithTheProduct(id)
  const { status, body } = await generateIdeas(workspace, id)
  expect(status).toBe(200)
  const ideas = body.mainTopics.flatMap(({ subtopics }) => subtopics)
  expect(ideas.filter(({ inPlan }) => inPlan)).toHaveLength(6)
  expect(ideas.length).toBeGreaterThan(15)
  expect(ideas.length).toBeLessThan(60)
  expect(new Set(ideas.map(({ title }) => title.toLowerCase())).size).toBe(ideas.length)
  expect(ideas.every(({ why, template, description }) => why && template && description)).toBe(true)
  expect(await usageOf(workspace)).toMatchObject({ topics: body.mainTopics.length, subtopics: ideas.length })
})

test('asked again, the built-in planner adds what it still has, and then says that there is no more', async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { id } = await aBrand(workspace)
  planWithTheProduct(id)
  const first = await generateIdeas(workspace, id)
  const titles = new Set<string>()
  let last = first
  for (let time = 0; time < 8 && last.status === 200; time += 1) {
    for (const { subtopics } of last.body.mainTopics) for (const { title } of subtopics) titles.add(title)
    last = await generateIdeas(workspace, id)
  }
  expect([last.status, last.error.code]).toEqual([409, 'IDEAS_USED_UP'])
  const { mainTopics } = await readPlan(workspace, id)
  expect(mainTopics.flatMap(({ subtopics }) => subtopics)).toHaveLength(titles.size)
})

test('a day that the notes name gets an email in the words of the person', async () => {
  const workspace = await aWorkspace({ plan: 'FREE' })
  const { id } = await aBrand(workspace)
  planWithTheProduct(id)
  const { body } = await generateIdeas(workspace, id, {
    ...december,
    strategy: { mode: 'balanced', notes: 'launch of the winter reserve on the 10th, no discounts' },
  } as never)
  expect(body.mainTopics).toHaveLength(1)
  expect(body.mainTopics[0]!.subtopics).toContainEqual(
    expect.objectContaining({
      title: 'Launch of the winter reserve',
      suggestedDate: '2026-12-10',
      anchor: expect.objectContaining({ name: 'Launch of the winter reserve (December 10)', from: '2026-12-10' }),
    }),
  )
})

test('the error names the everyday word that leaves a brand without ideas', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const { id } = await aBrand(workspace)
  const guidelines = { ...brandDetails.guidelines, dontSay: ['the', 'a'] }
  await workspace.owner.call(brandEndpoints.update, { params: { id }, body: { guidelines } })
  planWithTheProduct(id)
  const { status, error } = await generateIdeas(workspace, id)
  expect([status, error]).toEqual([
    422,
    expect.objectContaining({ code: 'NOTHING_TO_WRITE', field: 'guidelines.dontSay', phrase: 'the' }),
  ])
})
