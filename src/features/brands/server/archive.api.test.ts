import { expect, test } from 'vitest'
import { planEndpoints } from '#features/plans/contract.ts'
import { ROWS, aPlace } from '#test/example-calls.ts'
import { aBrand, aWorkspace, anArchivedBrand, brandFields, setPlan } from '#test/fixtures.ts'
import { brandEndpoints } from '../contract.ts'

const { archive, create, get, list, listArchived, restore } = brandEndpoints

test('an archived brand is in the archive and nowhere else, and comes back as it was', async () => {
  const { workspace, brandId, ideaId, outlineId } = await aPlace()
  const { owner, id } = workspace
  const brand = { params: { id: brandId } }
  const before = (await owner.call(get, brand)).body.brand
  expect((await owner.call(archive, brand)).body.brand).toEqual(before)

  expect((await owner.call(list)).body.brands).toEqual([])
  expect((await owner.call(listArchived, { params: { id } })).body.brands).toEqual([before])
  const refused = await Promise.all([
    owner.call(get, brand),
    owner.call(archive, brand),
    owner.call(ROWS.get('POST /api/brands/{id}/plan')!, { ...brand, body: { year: 2027, month: 1 } }),
    owner.call(ROWS.get('POST /api/ideas/{id}/outline')!, { params: { id: ideaId } }),
    owner.call(ROWS.get('GET /api/email-outlines/{id}')!, { params: { id: outlineId } }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])

  expect((await owner.call(restore, brand)).body.brand).toEqual(before)
  expect((await owner.call(listArchived, { params: { id } })).body.brands).toEqual([])
  expect((await owner.call(ROWS.get('GET /api/email-outlines/{id}')!, { params: { id: outlineId } })).status).toBe(200)
  expect((await owner.call(restore, brand)).status).toBe(404)
})

test('archiving frees the place in the plan at once; coming back needs one', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const { owner, id } = workspace
  const archived = await anArchivedBrand(workspace)
  const usage = await owner.call(planEndpoints.usage, { params: { id } })
  expect(usage.body.usage.brands).toBe(0)
  const second = await aBrand(workspace)
  const full = await owner.call(restore, { params: { id: archived.id } })
  expect([full.status, full.error]).toMatchObject([403, { error: 'Brand limit reached', limit: 1, used: 1 }])
  await owner.call(archive, { params: { id: second.id } })
  expect((await owner.call(restore, { params: { id: archived.id } })).status).toBe(200)
})

test('of many that want the last place, one gets it', async () => {
  const workspace = await aWorkspace({ plan: 'OMNI' })
  const { owner, id } = workspace
  const archived = await Promise.all(Array.from({ length: 6 }, () => anArchivedBrand(workspace)))
  await setPlan(id, 'PRO')
  const tries = [
    ...archived.map((brand) => owner.call(restore, { params: { id: brand.id } })),
    owner.call(create, { body: { ...brandFields, workspaceId: id } }),
  ]
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status < 300).length).toBe(1)
  expect(statuses.filter((status) => status === 403).length).toBe(6)
})
