import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { PERSON_PASSWORD, type TestWorkspace, aBrand, aWorkspace } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { DAY, at } from '#test/test-clock.ts'
import { RETENTION_PERIODS, UNDO_DAYS } from '#shared/retention-periods.ts'
import { accountDataEndpoints } from '../../contract.ts'
import { keepRetention } from '../service.ts'

const { exportWorkspace, requestAccountDeletion, requestWorkspaceDeletion } = accountDataEndpoints
const password = PERSON_PASSWORD

async function aBrandWithPhrase(workspace: TestWorkspace, text: string): Promise<string> {
  const { id } = await aBrand(workspace)
  const body = { kind: 'say' as const, value: { text } }
  expect((await workspace.owner.call(sheetEndpoints.write, { params: { id }, body })).status).toBe(200)
  return id
}

async function factsOf({ id }: TestWorkspace): Promise<string[]> {
  const { rows } = (await testApp.app.db.execute(
    sql`select value->>'text' as text from brand_facts where workspace_id = ${id} order by 1`,
  )) as { rows: { text: string }[] }
  return rows.map(({ text }) => text)
}

const factsAfter = (days: number, workspace: TestWorkspace): Promise<string[]> =>
  at(days * DAY, async () => {
    await keepRetention(testApp.app)
    return factsOf(workspace)
  })

test('the export of a workspace contains the facts of its brands with source and state', async () => {
  const [own, other] = [await aWorkspace(), await aWorkspace()]
  const brandId = await aBrandWithPhrase(own, 'Built for mud')
  await aBrandWithPhrase(other, 'Made for snow')
  const { owner, id } = own
  const answer = await owner.call(exportWorkspace, { params: { id }, body: { password } })
  const file = (await JSZip.loadAsync(answer.bytes)).file('brand-facts.json')!
  expect(JSON.parse(await file.async('string'))).toMatchObject([
    { brandId, kind: 'say', value: { text: 'Built for mud' }, source: 'user', state: 'confirmed' },
  ])
})

test('an archived brand keeps its facts', async () => {
  const workspace = await aWorkspace()
  const id = await aBrandWithPhrase(workspace, 'Built for mud')
  expect((await workspace.owner.call(brandEndpoints.archive, { params: { id } })).status).toBeLessThan(300)
  expect(await factsOf(workspace)).toEqual(['Built for mud'])
})

test('deletes facts with their brand and keeps those of other brands', async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const brandId = await aBrandWithPhrase(workspace, 'Built for mud')
  await aBrandWithPhrase(workspace, 'Made for snow')
  await testApp.app.db.execute(sql`delete from brands where id = ${brandId}`)
  expect(await factsOf(workspace)).toEqual(['Made for snow'])
})

test('deletes facts 90 days after the request to delete an account', async () => {
  const [leaving, staying] = [await aWorkspace(), await aWorkspace()]
  for (const workspace of [leaving, staying]) await aBrandWithPhrase(workspace, 'Built for mud')
  await leaving.owner.call(requestAccountDeletion, { body: { password, deleteWorkspaces: false } })
  expect(await factsAfter(UNDO_DAYS + 1, leaving)).toEqual(['Built for mud'])
  expect(await factsAfter(90 - 0.01, leaving)).toEqual(['Built for mud'])
  expect(await factsAfter(90 + 0.01, leaving)).toEqual([])
  expect(await factsOf(staying)).toEqual(['Built for mud'])
})

test("deletes facts of a deleted workspace at the same time and keeps those of the owner's other workspace", async () => {
  const leaving = await aWorkspace()
  const { id, owner } = leaving
  const staying = await aWorkspace({ owner })
  for (const workspace of [leaving, staying]) await aBrandWithPhrase(workspace, 'Built for mud')
  await owner.call(requestWorkspaceDeletion, { params: { id }, body: { password } })
  expect(await factsAfter(90 - 0.01, leaving)).toEqual(['Built for mud'])
  expect(await factsAfter(90 + 0.01, leaving)).toEqual([])
  expect(await factsOf(staying)).toEqual(['Built for mud'])
})

test('both tables of retention periods contain facts', async () => {
  expect(RETENTION_PERIODS.accountData.covers).toContain('what we understood about them')
  const guide = await readFile('docs/operations.md', 'utf8')
  expect(guide.split('\n').find((line) => line.includes('`brand_facts`'))).toMatch(/90 days after the request/)
})
