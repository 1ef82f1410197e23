import { expect, test } from 'vitest'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { ROWS, aFilledWorkspace } from '#test/example-calls.ts'
import { aBrand, aWorkspace, anArchivedBrand, brandFields, setPlan } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { brandEndpoints } from '../contract.ts'
import { getBrand } from './service.ts'
import { insertBrand } from './store.ts'

const { archive, create, get, list, listArchived, restore } = brandEndpoints

test('an archived brand is only in the archive and can be restored unchanged', async () => {
  const { workspace, brandId, ideaId, outlineId } = await aFilledWorkspace()
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

test('archiving frees a brand slot right away, and restoring needs one', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const { owner, id } = workspace
  const archived = await anArchivedBrand(workspace)
  const usage = await owner.call(usageEndpoints.usage, { params: { id } })
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

test('a workspace holds 50 archived brands, even with concurrent archivings', async () => {
  const workspace = await aWorkspace({ plan: 'OMNI' })
  const { owner, id: workspaceId } = workspace
  const { id } = await aBrand(workspace)
  const brand = await withWorkspace(testApp.app.db, workspaceId, (scope) => getBrand(scope, id))
  const brands = Array.from({ length: 60 }, (_, index) => ({
    ...brand,
    id: newId(),
    archivedAt: index < 40 ? brand.createdAt : null,
  }))
  await withWorkspace(testApp.app.db, workspaceId, async (scope) => {
    for (const one of brands) await insertBrand(scope, one)
  })
  const answers = await Promise.all(brands.slice(40).map((one) => owner.call(archive, { params: { id: one.id } })))
  expect([200, 409].map((code) => answers.filter(({ status }) => status === code).length)).toEqual([10, 10])
  const refused = answers.find(({ status }) => status === 409)!
  expect(refused.error).toEqual({
    error: 'A workspace holds up to 50 archived brands. Restore one of them before you archive another brand.',
    code: 'ARCHIVED_BRAND_LIMIT_REACHED',
  })
  expect((await owner.call(listArchived, { params: { id: workspaceId } })).body.brands).toHaveLength(50)
})
