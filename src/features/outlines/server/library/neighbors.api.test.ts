import { beforeAll, expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { type TestWorkspace, aBrand, aWorkspace, storeOutlines } from '#test/fixtures.ts'
import { type LibraryQuery, libraryEndpoints } from '../../library-contract.ts'
import { trashEndpoints } from '../../trash-contract.ts'

const { neighbors, month, months } = libraryEndpoints

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const read = (id: string, query: LibraryQuery = {}) => workspace.owner.call(neighbors, { params: { id }, query })

async function listed(brandId: string, query: LibraryQuery): Promise<string[]> {
  const { body } = await workspace.owner.call(months, { params: { id: brandId }, query })
  const ids: string[] = []
  for (const { year, month: number } of body.months) {
    const page = await workspace.owner.call(month, { params: { id: brandId, year, month: number }, query })
    ids.push(...page.body.outlines.map(({ id }) => id))
  }
  return ids
}

test('are the outlines before and after it in the library, with the same filters and search', async () => {
  const { id } = await aBrand(workspace)
  const other = await aBrand(workspace)
  const rows = [
    { title: 'Winter coffee' },
    { title: 'Same time, later title', scheduledSendAt: '2026-12-01 10:00:00' },
    { title: 'Alike', scheduledSendAt: '2026-12-01 10:00:00' },
    { title: 'Alike', scheduledSendAt: '2026-12-01 10:00:00' },
    { title: 'Coffee in January', planYear: 2027, planMonth: 1, type: 'text-based' as const },
    { title: 'Coffee in March', planMonth: 3, workflowStatus: 'approved' as const },
    { title: 'Old coffee', planMonth: 5, workflowStatus: 'archived' as const },
    { title: 'Mine', planMonth: 7, assignedToUserId: workspace.owner.user.id, workflowStatus: 'assigned' as const },
  ]
  await storeOutlines(workspace, id, rows)
  await storeOutlines(workspace, other.id, rows)
  const queries: [LibraryQuery, number][] = [
    [{}, 7],
    [{ filter: 'my-assignments' }, 1],
    [{ filter: 'archived' }, 1],
    [{ type: 'text-based' }, 1],
    [{ search: 'coffee' }, 3],
    [{ search: 'coffee', status: 'draft' }, 2],
  ]
  for (const [query, count] of queries) {
    const ids = await listed(id, query)
    expect([query, ids.length]).toEqual([query, count])
    for (const [index, outlineId] of ids.entries()) {
      const { previous, next, position, total } = (await read(outlineId, query)).body
      expect([query, previous?.id ?? null, next?.id ?? null, position, total]).toEqual([
        query,
        ids[index - 1] ?? null,
        ids[index + 1] ?? null,
        index + 1,
        ids.length,
      ])
    }
  }
})

test('of an outline that the filters exclude are those around its place', async () => {
  const { id } = await aBrand(workspace)
  const [first, , third] = await storeOutlines(workspace, id, [
    { title: 'A', workflowStatus: 'approved' },
    { title: 'B' },
    { title: 'C', workflowStatus: 'approved' },
  ])
  const all = await listed(id, {})
  const { body } = await read(all[1]!, { filter: 'approved' })
  expect(body).toMatchObject({ previous: { id: first, title: 'A' }, next: { id: third }, position: 2, total: 3 })
})

test('of a deleted outline and of an outline of an archived brand are not found', async () => {
  const { id } = await aBrand(workspace)
  const [deleted, kept] = await storeOutlines(workspace, id, [{ title: 'A' }, { title: 'B' }])
  await workspace.owner.call(trashEndpoints.removeOutline, { params: { id: deleted! } })
  expect((await read(deleted!)).status).toBe(404)
  expect((await read(kept!)).body).toMatchObject({ previous: null, next: null, position: 1, total: 1 })
  await workspace.owner.call(brandEndpoints.archive, { params: { id } })
  expect((await read(kept!)).status).toBe(404)
})
