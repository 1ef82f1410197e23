import { bulkEndpoints } from '../../bulk-contract.ts'
import { describe, expect, test } from 'vitest'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { teamEndpoints } from '#features/team/contract.ts'
import type { Client } from '#test/client.ts'
import { type TestWorkspace, aBrand, aMember, aWorkspace, anIdea, bulkEnd, suspend } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { beforeWriting } from '#test/test-writers.ts'
import { outlineEndpoints } from '../../contract.ts'
import { type Bulk } from '../../bulk-contract.ts'
import { advanceBulk } from './advance-bulk.ts'

type State = Bulk['items'][number]['state']

const start = async (client: Client, brandId: string, ideaIds: string[], type?: 'text-based') =>
  client.call(bulkEndpoints.start, {
    params: { id: brandId },
    body: { ideaIds, ...(type !== undefined && { type }) },
  })

const ideasOf = async (workspace: TestWorkspace, brandId: string, count: number) => {
  const ids: string[] = []
  for (let made = 0; made < count; made++) ids.push(await anIdea(workspace, brandId))
  return ids
}

const states = ({ items }: Bulk) => items.map(({ state }) => state)
const times = (count: number, state: State): State[] => Array.from({ length: count }, () => state)

async function aPlaceFor(plan: 'FREE' | 'STARTER' | 'TEAMS', ideas: number) {
  const workspace = await aWorkspace({ plan })
  const { id: brandId } = await aBrand(workspace)
  return { workspace, owner: workspace.owner, brandId, ideaIds: await ideasOf(workspace, brandId, ideas) }
}

const usedOutlines = async ({ id, owner }: TestWorkspace) =>
  (await owner.call(usageEndpoints.usage, { params: { id } })).body.usage.outlines

const library = async ({ owner }: TestWorkspace, brandId: string) =>
  (await owner.call(outlineEndpoints.list, { query: { brandId } })).body.outlines

function watchWriting(brandId: string) {
  let now = 0
  let most = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  beforeWriting(brandId, async () => {
    most = Math.max(most, ++now)
    await held
    now -= 1
  })
  return { letGo, atWork: () => now, most: () => most }
}

describe('many outlines', () => {
  test(
    "of fifty ideas, the plan's limit is generated in order, and the rest is reported",
    { timeout: 60_000 },
    async () => {
      const { workspace, owner, brandId, ideaIds } = await aPlaceFor('STARTER', 50)
      const { status, body } = await start(owner, brandId, ideaIds)
      expect([status, body.bulk.status, body.bulk.items.length]).toEqual([202, 'running', 50])
      const ended = await bulkEnd(owner, body.bulk)
      expect(ended).toMatchObject({ ended: 'limit', limit: 30, refusal: null, isMine: true, year: 2026, month: 12 })
      expect(states(ended)).toEqual([...times(30, 'written'), ...times(20, 'not-started')])
      expect([await usedOutlines(workspace), (await library(workspace, brandId)).length]).toEqual([30, 30])
      const outlineIds = new Set((await library(workspace, brandId)).map(({ id }) => id))
      expect(ended.items.slice(0, 30).every(({ outlineId }) => outlineIds.has(outlineId!))).toBe(true)
    },
  )

  test('are written two at a time, one person has one bulk in a brand at a time, and everyone sees it', async () => {
    const { owner, workspace, brandId, ideaIds } = await aPlaceFor('TEAMS', 6)
    const writing = watchWriting(brandId)
    const { body } = await start(owner, brandId, ideaIds, 'text-based')
    await expect.poll(writing.atWork).toBe(2)
    const twice = await start(owner, brandId, ideaIds)
    expect([twice.status, twice.error.code]).toEqual([409, 'GENERATION_IN_PROGRESS'])
    const colleague = await aMember(workspace, 'COLLABORATOR')
    const seen = await colleague.call(bulkEndpoints.list, { params: { id: brandId } })
    expect(seen.body.bulks).toMatchObject([{ id: body.bulk.id, isMine: false, startedBy: 'Robin Test' }])
    expect(states(seen.body.bulks[0]!)).toEqual([...times(2, 'writing'), ...times(4, 'waiting')])
    writing.letGo()
    expect(states(await bulkEnd(owner, body.bulk))).toEqual(times(6, 'written'))
    expect(writing.most()).toBe(2)
    expect((await library(workspace, brandId)).every(({ type }) => type === 'text-based')).toBe(true)
    expect((await colleague.call(bulkEndpoints.list, { params: { id: brandId } })).body.bulks).toEqual([])
    await owner.call(bulkEndpoints.dismiss, { params: { id: body.bulk.id } })
    expect((await owner.call(bulkEndpoints.list, { params: { id: brandId } })).body.bulks).toEqual([])
  })

  test('leave out an idea that is archived, and say so', async () => {
    const { workspace, owner, brandId, ideaIds } = await aPlaceFor('TEAMS', 2)
    await owner.call(ideaEndpoints.archive, { params: { id: ideaIds[0]! } })
    const { items } = await bulkEnd(owner, (await start(owner, brandId, ideaIds)).body.bulk)
    expect(items.map(({ state, message }) => [state, message])).toEqual([
      ['failed', 'This idea is archived. Restore it, then generate its outline.'],
      ['written', null],
    ])
    expect(await usedOutlines(workspace)).toBe(1)
  })

  test('continue after one that fails, one whose idea is gone and one that exists', async () => {
    const { workspace, owner, brandId, ideaIds } = await aPlaceFor('TEAMS', 5)
    const [there, failing, , gone] = ideaIds as [string, string, string, string]
    const before = await owner.call(outlineEndpoints.generate, { params: { id: there } })
    const titles = new Map<string, string>()
    let deleted: Promise<unknown> | null = null
    beforeWriting(brandId, async (request) => {
      deleted ??= owner.call(ideaEndpoints.remove, { params: { id: gone } })
      await deleted
      if ('idea' in request && request.idea.title === titles.get(failing)) throw new Error('Out of ink.')
    })
    const month = await owner.call(ideaEndpoints.plan, { params: { id: brandId, year: '2026', month: '12' } })
    for (const { subtopics } of month.body.mainTopics) for (const { id, title } of subtopics) titles.set(id, title)
    const ended = await bulkEnd(owner, (await start(owner, brandId, ideaIds)).body.bulk)
    expect(ended.ended).toBe('all')
    expect(ended.items.map(({ state, message }) => [state, message])).toEqual([
      ['written', null],
      ['failed', "We couldn't generate this. Please try again."],
      ['written', null],
      ['failed', 'This idea has been deleted.'],
      ['written', null],
    ])
    expect(ended.items[0]!.outlineId).toBe(before.body.outline!.id)
    expect([await usedOutlines(workspace), (await library(workspace, brandId)).length]).toEqual([3, 3])
  })

  test.each([
    [false, ['written', 'written', 'not-started', 'not-started'], 2],
    [true, ['cancelled', 'cancelled', 'not-started', 'not-started'], 0],
  ])(
    'stop on request, and cancel outlines in progress only with cancelUnderWay: %s',
    async (cancelUnderWay, wanted, used) => {
      const { workspace, owner, brandId, ideaIds } = await aPlaceFor('TEAMS', 4)
      const writing = watchWriting(brandId)
      const { body } = await start(owner, brandId, ideaIds)
      await expect.poll(writing.atWork).toBe(2)
      const params = { id: body.bulk.id }
      const stopped = await owner.call(bulkEndpoints.stop, { params, body: { cancelUnderWay } })
      expect(stopped.body.bulk.status).toBe(cancelUnderWay ? 'done' : 'stopping')
      writing.letGo()
      const ended = await bulkEnd(owner, body.bulk)
      expect([ended.ended, states(ended)]).toEqual(['stopped', wanted])
      expect([await usedOutlines(workspace), (await library(workspace, brandId)).length]).toEqual([used, used])
    },
  )

  test('end when the workspace is suspended in the middle', async () => {
    const { workspace, owner, brandId, ideaIds } = await aPlaceFor('TEAMS', 4)
    const writing = watchWriting(brandId)
    const { body } = await start(owner, brandId, ideaIds)
    await expect.poll(writing.atWork).toBe(2)
    await suspend(workspace.id)
    writing.letGo()
    const ended = await bulkEnd(owner, body.bulk)
    expect([ended.ended, ended.refusal]).toEqual([
      'refused',
      'This workspace is suspended. Please contact support for assistance.',
    ])
    expect(states(ended)).toEqual([...times(2, 'written'), ...times(2, 'not-started')])
  })

  test('end when the user who started them is no longer a member', async () => {
    const { workspace, owner, brandId, ideaIds } = await aPlaceFor('TEAMS', 4)
    const creator = await aMember(workspace, 'CREATOR')
    const writing = watchWriting(brandId)
    await start(creator, brandId, ideaIds)
    await expect.poll(writing.atWork).toBe(2)
    await owner.call(teamEndpoints.removeMember, {
      params: { workspaceId: workspace.id, userId: creator.user.id },
    })
    writing.letGo()
    await expect
      .poll(async () => (await owner.call(bulkEndpoints.list, { params: { id: brandId } })).body.bulks)
      .toEqual([])
    expect((await library(workspace, brandId)).length).toBe(2)
  })
})

test('of the same ideas, requested by two users, are generated once and fail for no one', async () => {
  const { workspace, owner, brandId, ideaIds } = await aPlaceFor('TEAMS', 4)
  const other = await aMember(workspace, 'CREATOR')
  const [one, two] = await Promise.all([start(owner, brandId, ideaIds), start(other, brandId, ideaIds)])
  const goOn = async (client: Client, { id: runId }: Bulk) => {
    await advanceBulk(testApp.app, { workspaceId: workspace.id, runId })
    const { body } = await client.call(bulkEndpoints.list, { params: { id: brandId } })
    return states(body.bulks.find(({ id }) => id === runId)!)
  }
  await expect.poll(() => goOn(owner, one.body.bulk), { timeout: 15_000 }).toEqual(times(4, 'written'))
  await expect.poll(() => goOn(other, two.body.bulk), { timeout: 15_000 }).toEqual(times(4, 'written'))
  expect([await usedOutlines(workspace), (await library(workspace, brandId)).length]).toEqual([4, 4])
})

test('ideas of another brand, or none, are refused', async () => {
  const { workspace, owner, brandId, ideaIds } = await aPlaceFor('TEAMS', 1)
  const other = await aBrand(workspace)
  const foreign = await start(owner, other.id, ideaIds)
  expect([foreign.status, foreign.error.code]).toEqual([404, 'NOT_FOUND'])
  const none = await start(owner, brandId, [])
  expect([none.status, none.error]).toEqual([400, { error: 'Choose ideas.', code: 'INVALID_INPUT', field: 'ideaIds' }])
})
