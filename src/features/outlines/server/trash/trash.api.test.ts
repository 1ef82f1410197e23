import { beforeAll, describe, expect, test } from 'vitest'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { ideaTrashEndpoints } from '#features/ideas/trash-contract.ts'
import { type TestWorkspace, aBrand, aWorkspace, anIdea, anOutline } from '#test/fixtures.ts'
import { DAY } from '#test/test-clock.ts'
import { beforeWriting } from '#test/test-writers.ts'
import { outlineEndpoints } from '../../contract.ts'
import { libraryEndpoints } from '../../library-contract.ts'
import { overviewEndpoints } from '../../overview-contract.ts'
import { trashEndpoints } from '../../trash-contract.ts'

const { list, removeOutline, restoreOutline } = trashEndpoints
const december = { year: 2026, month: 12 }

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const trashOf = async (brandId: string) => (await workspace.owner.call(list, { params: { id: brandId } })).body.items
const planOf = async (brandId: string) =>
  (await workspace.owner.call(ideaEndpoints.plan, { params: { id: brandId, ...december } })).body.mainTopics

describe('a deleted outline', () => {
  test('is only in the trash, and can be restored unchanged', async () => {
    const { id: brandId } = await aBrand(workspace)
    const outline = await anOutline(workspace, brandId)
    const params = { id: outline.id }
    const { owner } = workspace
    const seen = async () => ({
      one: (await owner.call(outlineEndpoints.getOrList, { params })).status,
      list: (await owner.call(outlineEndpoints.list, { query: { brandId } })).body.outlines.length,
      months: (await owner.call(libraryEndpoints.months, { params: { id: brandId } })).body,
      rows: (await owner.call(libraryEndpoints.month, { params: { id: brandId, ...december } })).body.outlines.length,
      found: (await owner.call(libraryEndpoints.months, { params: { id: brandId }, query: { search: outline.title } }))
        .body.months.length,
      counted: (await owner.call(overviewEndpoints.month, { params: { id: brandId, year: '2026', month: '12' } })).body
        .state.outlines,
      document: (await owner.call(outlineEndpoints.exportDocx, { params })).status,
      month: (await owner.call(outlineEndpoints.exportMonth, { params: { brandId, ...december } })).status,
      status: (await owner.call(outlineEndpoints.changeNotes, { params, body: { notes: 'x' } })).status,
      idea: (await planOf(brandId))[0]!.subtopics[0]!.status,
      outlineOfIdea: (await planOf(brandId))[0]!.subtopics[0]!.outlineId !== null,
    })
    const there = await seen()
    expect(there).toMatchObject({ one: 200, list: 1, rows: 1, found: 1, counted: 1, idea: 'OUTLINED' })

    expect((await owner.call(removeOutline, { params })).body).toEqual({ ok: true })
    expect(await seen()).toEqual({
      one: 404,
      list: 0,
      months: { months: [], first: [], hasOutlines: false },
      rows: 0,
      found: 0,
      counted: 0,
      document: 404,
      month: 404,
      status: 404,
      idea: 'NEW',
      outlineOfIdea: false,
    })
    expect((await owner.call(removeOutline, { params })).status).toBe(404)
    expect(await trashOf(brandId)).toMatchObject([
      { kind: 'outline', id: outline.id, title: outline.title, planMonth: december },
    ])

    const restored = await owner.call(restoreOutline, { params })
    expect(await seen()).toEqual(there)
    expect(restored.body.outline.activityLog.slice(-2).map(({ action }) => action)).toEqual(['deleted', 'restored'])
    expect(await trashOf(brandId)).toEqual([])
    expect((await owner.call(restoreOutline, { params })).status).toBe(404)
  })

  test('leaves its idea to another outline, and then comes back without it', async () => {
    const { id: brandId } = await aBrand(workspace)
    const ideaId = await anIdea(workspace, brandId)
    const generate = async () =>
      (await workspace.owner.call(outlineEndpoints.generate, { params: { id: ideaId } })).body.outline!
    const first = await generate()
    await workspace.owner.call(removeOutline, { params: { id: first.id } })
    const second = await generate()
    expect((await workspace.owner.call(restoreOutline, { params: { id: first.id } })).status).toBe(200)
    const { body } = await workspace.owner.call(outlineEndpoints.list, { query: { brandId } })
    expect(body.outlines.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
    expect((await planOf(brandId))[0]!.subtopics[0]!.outlineId).toBe(second.id)
  })

  test('comes back without its idea while that gets another outline', async () => {
    const { id: brandId } = await aBrand(workspace)
    const ideaId = await anIdea(workspace, brandId)
    const generate = () => workspace.owner.call(outlineEndpoints.generate, { params: { id: ideaId } })
    const first = (await generate()).body.outline!
    await workspace.owner.call(removeOutline, { params: { id: first.id } })
    let restored: Promise<{ status: number }> | null = null
    beforeWriting(brandId, async () => {
      restored ??= workspace.owner.call(restoreOutline, { params: { id: first.id } })
      await restored
    })
    const second = await generate()
    expect([(await restored!).status, second.status]).toEqual([200, 200])
    expect((await planOf(brandId))[0]!.subtopics[0]!.outlineId).toBe(second.body.outline!.id)
    const { body } = await workspace.owner.call(outlineEndpoints.list, { query: { brandId } })
    expect(body.outlines).toHaveLength(2)
  })

  test('and another of the same idea, restored concurrently: one of them gets the idea', async () => {
    const { id: brandId } = await aBrand(workspace)
    const ideaId = await anIdea(workspace, brandId)
    const ids: string[] = []
    for (let made = 0; made < 4; made++) {
      const { body } = await workspace.owner.call(outlineEndpoints.generate, { params: { id: ideaId } })
      ids.push(body.outline!.id)
      await workspace.owner.call(removeOutline, { params: { id: body.outline!.id } })
    }
    const answers = await Promise.all(ids.map((id) => workspace.owner.call(restoreOutline, { params: { id } })))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect(ids).toContain((await planOf(brandId))[0]!.subtopics[0]!.outlineId)
  })
})

describe('deleted ideas', () => {
  test('come back alone, or with everything under their topic', async () => {
    const { id: brandId } = await aBrand(workspace)
    await workspace.owner.call(ideaEndpoints.generate, { params: { id: brandId }, body: december })
    const [topic, another] = await planOf(brandId)
    const idea = topic!.subtopics[0]!
    const remove = (id: string) => workspace.owner.call(ideaEndpoints.remove, { params: { id } })
    const restore = (id: string) => workspace.owner.call(ideaTrashEndpoints.restore, { params: { id } })
    const before = await planOf(brandId)
    await remove(idea.id)
    await remove(another!.id)
    expect((await trashOf(brandId)).map(({ kind, id, ideas }) => ({ kind, id, ideas }))).toEqual([
      { kind: 'topic', id: another!.id, ideas: another!.subtopics.length },
      { kind: 'idea', id: idea.id, ideas: null },
    ])
    await remove(topic!.id)
    expect((await trashOf(brandId)).map(({ id }) => id)).toEqual([topic!.id, another!.id])
    expect(await restore(idea.id)).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
    for (const id of [topic!.id, idea.id, another!.id]) expect((await restore(id)).body).toEqual({ ok: true })
    expect(await planOf(brandId)).toEqual(before)
    expect((await restore(idea.id)).status).toBe(404)
  })
})

test('the trash says until when it keeps something', async () => {
  const { id: brandId } = await aBrand(workspace)
  const outline = await anOutline(workspace, brandId)
  await workspace.owner.call(removeOutline, { params: { id: outline.id } })
  const [item] = await trashOf(brandId)
  expect(Date.parse(item!.keptUntil) - Date.parse(item!.deletedAt)).toBe(30 * DAY)
})
