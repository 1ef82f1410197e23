import { beforeAll, describe, expect, test } from 'vitest'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { type TestWorkspace, aBrand, aCampaign, aWorkspace } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { MINUTE, at, testClock } from '#test/test-clock.ts'
import { type MainTopic, ideaEndpoints } from '../contract.ts'
import { ideaTrashEndpoints } from '../trash-contract.ts'
import { ideaRows } from './service.ts'
import { insertTopics } from './store.ts'

const { addManual, addSimilar, archive, archived, generate, plan, remove, unarchive } = ideaEndpoints
const month = { year: '2026', month: '12' }

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const call = (row: typeof archive, id: string) => workspace.owner.call(row, { params: { id } })

async function shown(brandId: string): Promise<MainTopic[]> {
  return (await workspace.owner.call(plan, { params: { id: brandId, ...month } })).body.mainTopics
}

async function inArchive(brandId: string) {
  return (await workspace.owner.call(archived, { params: { id: brandId, ...month } })).body.archivedMainTopics
}

const sizes = (topics: MainTopic[]) => topics.map(({ subtopics }) => subtopics.length)

async function aMonth() {
  const brand = await aBrand(workspace)
  await workspace.owner.call(generate, { params: { id: brand.id }, body: { year: 2026, month: 12 } })
  const topics = await shown(brand.id)
  for (const topic of topics.slice(2)) await call(remove, topic.id)
  for (const topic of topics.slice(0, 2)) for (const idea of topic.subtopics.slice(2)) await call(remove, idea.id)
  const [first, second] = (await shown(brand.id)) as [MainTopic, MainTopic]
  return { brandId: brand.id, first, second }
}

describe('an idea that a person typed', () => {
  test('is its own topic with one subtopic of the same words, and is free', async () => {
    const { id } = await aBrand(workspace)
    const usage = async () =>
      (await workspace.owner.call(usageEndpoints.usage, { params: { id: workspace.id } })).body.usage
    const before = await usage()
    const { status, body } = await workspace.owner.call(addManual, {
      params: { id },
      body: { title: '  Grinder day  ', description: 'All about grinding.', year: 2026, month: 12 },
    })
    expect([status, body.idea]).toEqual([
      201,
      {
        id: expect.any(String),
        title: 'Grinder day',
        description: 'All about grinding.',
        status: 'NEW',
        why: null,
        template: null,
        anchor: null,
        outlineId: null,
        premise: null,
        role: null,
        reader: null,
        suggestedDate: null,
        inPlan: false,
      },
    ])
    expect(await shown(id)).toEqual([
      { id: expect.any(String), title: 'Grinder day', isManual: true, why: null, subtopics: [body.idea] },
    ])
    expect(await usage()).toEqual(before)
  })

  test('needs a title and a month, not a description', async () => {
    const { id } = await aBrand(workspace)
    const add = (body: Record<string, unknown>) => workspace.owner.call(addManual, { params: { id }, body })
    const when = { year: 2026, month: 12 }
    expect((await add({ title: ' ', ...when })).error).toEqual({
      error: 'Topic is required',
      code: 'INVALID_INPUT',
      field: 'title',
    })
    expect((await add({ title: 'x'.repeat(201), ...when })).error.field).toBe('title')
    expect((await add({ title: 'x', description: 'x'.repeat(5001), ...when })).error.field).toBe('description')
    expect((await add({ title: 'x', year: 2026 })).error).toMatchObject({ field: 'month' })
    const { body } = await add({ title: 'Short', ...when })
    expect(body.idea.description).toBe('')
    expect(await shown(id)).toHaveLength(1)
  })

  test('are allowed in a past month', async () => {
    const { id } = await aBrand(workspace)
    const { status } = await workspace.owner.call(addManual, {
      params: { id },
      body: { title: 'Looking back', year: testClock.now().getUTCFullYear() - 1, month: 1 },
    })
    expect(status).toBe(201)
  })
})

describe('the 200 manual ideas of a month', () => {
  const full = 'A month holds up to 200 manual ideas. Delete some of them to add more.'

  test('are limited, even with concurrent requests', async () => {
    const { id: brandId } = await aBrand(workspace)
    await aFullMonth(brandId, 190)
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(brandId)))
    expect([201, 409].map((code) => answers.filter(({ status }) => status === code).length)).toEqual([10, 10])
    expect((await add(brandId)).error).toEqual({ error: full, code: 'MANUAL_IDEA_LIMIT_REACHED' })
    expect(await shown(brandId)).toHaveLength(200)
  })

  test('count for each brand and month, and a deleted one makes room', async () => {
    const { id: brandId } = await aBrand(workspace)
    await aFullMonth(brandId, 200)
    expect((await add(brandId)).status).toBe(409)
    expect((await add(brandId, { month: 11 })).status).toBe(201)
    expect((await add((await aBrand(workspace)).id)).status).toBe(201)
    const [one] = await shown(brandId)
    await call(remove, one!.id)
    expect((await add(brandId)).status).toBe(201)
    const back = await call(ideaTrashEndpoints.restore, one!.id)
    expect([back.status, back.error]).toMatchObject([409, { code: 'MANUAL_IDEA_LIMIT_REACHED' }])
    expect(await shown(brandId)).toHaveLength(200)
  })

  const add = (brandId: string, changes: object = {}) =>
    workspace.owner.call(addManual, {
      params: { id: brandId },
      body: { title: 'One more', year: 2026, month: 12, ...changes },
    })

  async function aFullMonth(brandId: string, count: number) {
    const place = { workspaceId: workspace.id, brandId, year: 2026, month: 12 }
    const idea = { title: 'Typed', description: '', why: null, meta: null }
    const rows = Array.from({ length: count }, () => ideaRows(testApp.app, place, idea))
    await withWorkspace(testApp.app.db, workspace.id, (scope) =>
      insertTopics(
        scope,
        rows.map(({ topic }) => topic),
        rows.map(({ subtopic }) => subtopic),
      ),
    )
  }
})

describe('the year of an idea', () => {
  // In Berlin the new year has begun, and in New York it hasn't.
  const NEW_YEAR = Date.UTC(testClock.now().getUTCFullYear() + 1, 0, 1)
  const untilTheNight = NEW_YEAR - 30 * MINUTE - testClock.now().getTime()
  const year = new Date(NEW_YEAR).getUTCFullYear() - 1

  test.each([
    ['US', [year - 2, year + 2], [year - 1, year + 1]],
    ['DE', [year - 1, year + 3], [year, year + 2]],
  ])("is the one before, this one or the next on the brand's calendar (%s)", async (country, refused, taken) => {
    await at(untilTheNight, async () => {
      const mine = await aWorkspace({ plan: 'OMNI' })
      const { id } = await aBrand(mine, { country })
      const campaignId = await aCampaign(mine, id)
      const asked = (at: number) =>
        Promise.all([
          mine.owner.call(addManual, { params: { id }, body: { title: 'Typed', year: at, month: 1 } }),
          mine.owner.call(addSimilar, { params: { id }, body: { campaignId, year: at, month: 1 } }),
          mine.owner.call(generate, { params: { id }, body: { year: at, month: 1 } }),
        ])
      for (const wrong of refused) {
        const answers = await asked(wrong)
        expect(answers.map(({ status, error }) => `${status} ${error.field}`)).toEqual(Array(3).fill('400 year'))
      }
      const { topics } = (await mine.owner.call(usageEndpoints.usage, { params: { id: mine.id } })).body.usage
      expect(topics).toBe(0)
      for (const right of taken) {
        expect((await asked(right)).map(({ status }) => status)).toEqual([201, 200, 200])
      }
    })
  })
})

describe('archiving', () => {
  test('a topic takes its ideas along and brings them back', async () => {
    const { brandId, first, second } = await aMonth()
    expect((await call(archive, first.id)).body).toEqual({ ok: true })
    expect(await shown(brandId)).toEqual([second])
    expect(await inArchive(brandId)).toEqual([{ ...first, archived: true }])
    await call(unarchive, first.id)
    expect(await shown(brandId)).toEqual([first, second])
    expect(await inArchive(brandId)).toEqual([])
  })

  test('one idea leaves its topic standing', async () => {
    const { brandId, first, second } = await aMonth()
    const [idea] = first.subtopics
    await call(archive, idea!.id)
    expect(sizes(await shown(brandId))).toEqual([1, 2])
    expect(await inArchive(brandId)).toEqual([{ ...first, subtopics: [idea], archived: false }])
    await call(unarchive, idea!.id)
    expect(await shown(brandId)).toEqual([first, second])
  })

  test('the last idea of a topic hides the topic, and the topic brings all of them back', async () => {
    const { brandId, first, second } = await aMonth()
    for (const { id } of first.subtopics) await call(archive, id)
    expect(await shown(brandId)).toEqual([second])
    expect(await inArchive(brandId)).toEqual([{ ...first, archived: false }])
    await call(unarchive, first.id)
    expect(await shown(brandId)).toEqual([first, second])
  })

  test('one idea can be taken out of an archived topic', async () => {
    const { brandId, first } = await aMonth()
    await call(archive, first.id)
    const [wanted, left] = first.subtopics
    await call(unarchive, wanted!.id)
    expect(sizes(await shown(brandId))).toEqual([1, 2])
    expect((await shown(brandId))[0]).toEqual({ ...first, subtopics: [wanted] })
    expect(await inArchive(brandId)).toEqual([{ ...first, subtopics: [left], archived: false }])
  })

  test('two ideas of an archived topic can be unarchived concurrently', async () => {
    const { brandId, first, second } = await aMonth()
    await call(archive, first.id)
    await Promise.all(first.subtopics.map(({ id }) => call(unarchive, id)))
    expect(await shown(brandId)).toEqual([first, second])
  })

  test('an idea archived before its topic stays so when the topic returns', async () => {
    const { brandId, first } = await aMonth()
    const [early] = first.subtopics
    await call(archive, early!.id)
    await call(archive, first.id)
    expect(sizes(await inArchive(brandId))).toEqual([2])
    await call(unarchive, first.id)
    expect(sizes(await shown(brandId))).toEqual([1, 2])
    expect(await inArchive(brandId)).toEqual([{ ...first, subtopics: [early], archived: false }])
  })

  test('twice is once', async () => {
    const { brandId, first, second } = await aMonth()
    for (const row of [archive, archive, unarchive, unarchive]) {
      expect((await call(row, first.id)).status).toBe(200)
    }
    expect(await shown(brandId)).toEqual([first, second])
  })

  test('gives no quota back', async () => {
    const usage = async () =>
      (await workspace.owner.call(usageEndpoints.usage, { params: { id: workspace.id } })).body.usage
    const { first } = await aMonth()
    const before = await usage()
    await call(archive, first.id)
    await call(remove, first.id)
    expect(await usage()).toEqual(before)
  })
})

describe('deleting', () => {
  test('a topic takes its ideas along for good', async () => {
    const { brandId, first, second } = await aMonth()
    await call(remove, first.id)
    expect([await shown(brandId), await inArchive(brandId)]).toEqual([[second], []])
    for (const id of [first.id, first.subtopics[0]!.id]) {
      for (const row of [archive, unarchive, remove]) {
        expect((await call(row, id)).error).toEqual({ error: 'Not found', code: 'NOT_FOUND' })
      }
    }
  })

  test('one idea leaves the others, the last one takes the topic out of sight', async () => {
    const { brandId, first, second } = await aMonth()
    const [one, other] = first.subtopics
    await call(remove, one!.id)
    expect(await shown(brandId)).toEqual([{ ...first, subtopics: [other] }, second])
    await call(remove, other!.id)
    expect(await shown(brandId)).toEqual([second])
  })

  test('an archived topic works too', async () => {
    const { brandId, first, second } = await aMonth()
    await call(archive, first.id)
    await call(remove, first.id)
    expect([await shown(brandId), await inArchive(brandId)]).toEqual([[second], []])
  })
})
