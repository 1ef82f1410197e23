import { expect, test } from 'vitest'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { aBrand, aWorkspace } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { HOUR, at, testClock } from '#test/test-clock.ts'
import { historyEndpoints } from '../contract.ts'
import { insertImport } from './import-store.ts'
import { sweepImports } from './imports.ts'
import { findCampaignsSince, keyed, upsertCampaigns } from './store.ts'

const { imports, undoImport, upload, preview } = historyEndpoints
const MAPPING = { campaign_name: 'Campaign', sent_at: 'Sent', deliveries: 'Delivered', revenue: 'Sales' }
const file = (...rows: string[]) =>
  Buffer.from(['Campaign,Sent,Delivered,Sales', ...rows].join('\n')).toString('base64')

async function aFilledWorkspace() {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const { id: brandId } = await aBrand(workspace)
  const { owner, id: workspaceId } = workspace
  return {
    workspaceId,
    brandId,
    owner,
    bring: (content: string) =>
      owner.call(upload, {
        body: {
          workspaceId,
          brandId,
          filename: 'a.csv',
          mimeType: 'text/csv',
          size: 1,
          content,
          fieldMapping: MAPPING,
        },
      }),
    history: async () => (await owner.call(imports, { params: { id: brandId } })).body.imports,
    stored: async () => {
      const rows = await withWorkspace(testApp.app.db, workspaceId, (scope) =>
        findCampaignsSince(scope, brandId, '2000-01-01'),
      )
      return rows
        .map(({ name, deliveries, revenue }) => [name, deliveries, revenue])
        .toSorted((one, other) => (String(one) < String(other) ? -1 : 1))
    },
  }
}

const A = ['Spring,2026-03-04,1000,100', 'Trail,2026-03-18,900,80']
const B = ['Spring,2026-03-04,1100,120', 'Leash,2026-03-20,500,50']

test('a file appears in the history and can be undone', async () => {
  const { bring, history, stored, owner, brandId } = await aFilledWorkspace()
  await bring(file(...A))
  expect(await history()).toMatchObject([
    {
      filename: 'a.csv',
      importedBy: owner.user.name,
      successfulRows: 2,
      failedRows: 0,
      updatedRows: 0,
      status: 'done',
    },
  ])
  const { id } = (await history())[0]!
  const undone = await owner.call(undoImport, { params: { id } })
  expect([undone.status, undone.body]).toEqual([200, { removed: 2, restored: 0 }])
  expect(await stored()).toEqual([])
  expect(await history()).toMatchObject([{ status: 'undone' }])
  const twice = await owner.call(undoImport, { params: { id } })
  expect([twice.status, twice.error.code]).toEqual([409, 'CONFLICT'])
  const again = await owner.call(preview, {
    params: { id: brandId },
    body: { content: file(...A), fieldMapping: MAPPING },
  })
  expect(again.body.alreadyImportedAt).toBeNull()
})

const NEITHER: unknown[] = []
const ONLY_A = [
  ['Spring', 1000, 100],
  ['Trail', 900, 80],
]
const ONLY_B = [
  ['Leash', 500, 50],
  ['Spring', 1100, 120],
]
test.each([
  ['the later one first', [1, 0], [ONLY_A, NEITHER]],
  ['the earlier one first', [0, 1], [ONLY_B, NEITHER]],
] as const)('of two files about the same campaign, %s', async (_, order, expected) => {
  const { bring, history, stored, owner } = await aFilledWorkspace()
  await bring(file(...A))
  await bring(file(...B))
  expect(await stored()).toEqual([
    ['Leash', 500, 50],
    ['Spring', 1100, 120],
    ['Trail', 900, 80],
  ])
  const ids = (await history()).map(({ id }) => id).toReversed()
  for (const [index, which] of order.entries()) {
    expect((await owner.call(undoImport, { params: { id: ids[which]! } })).status).toBe(200)
    expect(await stored()).toEqual(expected[index])
  }
})

test('an undo during another import leaves nothing behind', async () => {
  const { bring, history, stored, owner } = await aFilledWorkspace()
  await bring(file(...A))
  const [first] = await history()
  const undo = (id: string) => owner.call(undoImport, { params: { id } })
  const [undone] = await Promise.all([undo(first!.id), bring(file(...B))])
  expect([undone.status, await stored()]).toEqual([200, ONLY_B])
  expect((await undo((await history())[0]!.id)).status).toBe(200)
  expect(await stored()).toEqual([])
})

test('rolls back an import that a crash interrupted, but not a running one', async () => {
  const { bring, history, stored, workspaceId, brandId, owner } = await aFilledWorkspace()
  await bring(file(...A))
  const id = crypto.randomUUID()
  const row = {
    workspaceId,
    id: crypto.randomUUID(),
    brandId,
    name: 'Half',
    sentAt: '2026-04-01 10:00:00',
    deliveries: 10,
  }
  await withWorkspace(testApp.app.db, workspaceId, async (scope) => {
    const now = testClock.now()
    await insertImport(scope, {
      workspaceId,
      id,
      brandId,
      filename: 'b.csv',
      fileHash: 'b',
      status: 'storing',
      importedByUserId: owner.user.id,

      successfulRows: 2,
      failedRows: 0,
      importedAt: now,
      touchedAt: now,
    })
    await upsertCampaigns(scope, keyed([{ ...row, source: 'csv', lastImportId: id }]))
  })
  const meanwhile = await bring(file(...B))
  expect([meanwhile.status, meanwhile.error.code]).toEqual([409, 'CONFLICT'])
  await sweepImports(testApp.app)
  expect((await history())[0]).toMatchObject({ status: 'storing' })
  await at(HOUR, () => sweepImports(testApp.app))
  expect((await history())[0]).toMatchObject({ status: 'interrupted' })
  expect(await stored()).toEqual(ONLY_A)
  expect((await bring(file(...B))).status).toBe(200)
})
