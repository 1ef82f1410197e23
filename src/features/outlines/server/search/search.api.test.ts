import { beforeEach, expect, test } from 'vitest'
import {
  type StoredOutline,
  type TestWorkspace,
  aBrand,
  aMember,
  aWorkspace,
  anArchivedBrand,
  storeOutlines,
} from '#test/fixtures.ts'
import { beginAt } from '#test/test-clock.ts'
import { searchEndpoints } from '../../search-contract.ts'

beginAt('2026-11-12T12:00:00Z')
let workspace: TestWorkspace
beforeEach(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const store = (brandId: string, given: StoredOutline[]) => storeOutlines(workspace, brandId, given)

const found = async (q: string, asker = workspace.owner) => {
  const { status, body } = await asker.call(searchEndpoints.outlines, { params: { id: workspace.id }, query: { q } })
  expect(status).toBe(200)
  return body.outlines.map(({ title }) => title)
}

test('finds outlines of every brand by the words of the library, and none of another workspace', async () => {
  const [one, other] = [await aBrand(workspace), await aBrand(workspace)]
  await store(one.id, [{ title: 'Été à la campagne' }, { title: 'B', notes: 'Ask the zebra.' }])
  await store(other.id, [{ title: 'Zebra days' }, { title: 'D', mainTopicTitle: 'Holiday gifting' }])
  const stranger = await aWorkspace({ plan: 'OMNI' })
  await storeOutlines(stranger, (await aBrand(stranger)).id, [{ title: 'Zebra of a stranger' }])
  expect(await found('zeb')).toEqual(['Zebra days', 'B'])
  expect(await found('ÉTÉ camp')).toEqual(['Été à la campagne'])
  expect(await found('gift')).toEqual(['D'])
  expect(await found('zebra holiday')).toEqual([])
  expect(await found("'; drop table outlines --")).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await found('')).toEqual([])
})

test('says of which brand an outline is', async () => {
  const [, other] = [await aBrand(workspace), await aBrand(workspace)]
  const [id] = await store(other.id, [{ title: 'Snow report' }])
  const { body } = await workspace.owner.call(searchEndpoints.outlines, {
    params: { id: workspace.id },
    query: { q: 'snow' },
  })
  expect(body.outlines).toMatchObject([{ id, brandId: other.id, title: 'Snow report' }])
  expect(body.outlines[0]).not.toHaveProperty('sections')
})

test('puts titles with the words first, then what is near this month', async () => {
  const { id } = await aBrand(workspace)
  await store(id, [
    { title: 'Last year', notes: 'snow', planYear: 2025, planMonth: 11 },
    { title: 'Next month', notes: 'snow', planYear: 2026, planMonth: 12 },
    { title: 'This month', notes: 'snow', planYear: 2026, planMonth: 11 },
    { title: 'First snow', planYear: 2025, planMonth: 1 },
    { title: 'Snowy walk', planYear: 2026, planMonth: 6 },
  ])
  expect(await found('snow')).toEqual(['Snowy walk', 'First snow', 'This month', 'Next month', 'Last year'])
})

test('leaves out archived outlines and archived brands, and stops at 20', async () => {
  const { id } = await aBrand(workspace)
  const archived = await anArchivedBrand(workspace)
  await store(archived.id, [{ title: 'Snow of an archived brand' }])
  await store(id, [{ title: 'Snow, archived', workflowStatus: 'archived' }])
  expect(await found('snow')).toEqual([])
  await store(
    id,
    Array.from({ length: 30 }, (_, index) => ({ title: `Snow ${index}` })),
  )
  expect(await found('snow')).toHaveLength(20)
})

test('is open to everyone who may read outlines', async () => {
  const { id } = await aBrand(workspace)
  await store(id, [{ title: 'Snow report' }])
  const member = await aMember(workspace, 'COLLABORATOR')
  expect(await found('snow', member)).toEqual(['Snow report'])
})

test('a workspace without brands has nothing to find', async () => {
  expect(await found('snow')).toEqual([])
})
