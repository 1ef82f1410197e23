import { expect, test } from 'vitest'
import { insertCampaigns } from '#features/history/server/store.ts'
import { generateDemoHistory } from '#stand-ins/demo/demo-history.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { type TestWorkspace, aBrand, aWorkspace } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { ideaEndpoints } from '../contract.ts'

const { addSimilar, plan, remove } = ideaEndpoints
const december = { year: 2026, month: 12 }

async function aBrandWithHistory(workspace: TestWorkspace) {
  const brand = await aBrand(workspace, { language: 'de', country: 'DE' })
  const now = testApp.app.clock.now()
  const until = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
  const campaigns = generateDemoHistory({ id: 'tannholt' }, until).map((campaign) => ({
    ...campaign,
    workspaceId: workspace.id,
    id: newId(),
    brandId: brand.id,
    source: 'demo' as const,
  }))
  await withWorkspace(testApp.app.db, workspace.id, (scope) => insertCampaigns(scope, campaigns))
  return { brandId: brand.id, campaign: campaigns.findLast(({ theme }) => theme !== null)! }
}

test('one idea takes up a campaign in a month, however often and by how many hands it is asked for', async () => {
  const workspace = await aWorkspace({ plan: 'OMNI' })
  const { brandId, campaign } = await aBrandWithHistory(workspace)
  const add = (body: object = december) =>
    workspace.owner.call(addSimilar, { params: { id: brandId }, body: { campaignId: campaign.id, ...body } as never })
  const answers = await Promise.all(Array.from({ length: 8 }, () => add()))
  expect(answers.filter(({ body }) => body.added)).toHaveLength(1)
  expect(new Set(answers.map(({ body }) => body.idea.id)).size).toBe(1)
  const { idea } = answers[0]!.body
  expect(idea).toMatchObject({ status: 'NEW', template: expect.any(String), outlineId: null })
  expect(idea.title).toMatch(/Dezember-Ausgabe$/)
  expect(idea.description).toContain('Knüpft an')
  expect(idea.description).not.toMatch(/\d%|expected/)
  expect(idea.why).toMatch(/^Your email “/)
  const shown = await workspace.owner.call(plan, { params: { id: brandId, year: '2026', month: '12' } })
  expect(shown.body.mainTopics.map(({ isManual, subtopics }) => [isManual, subtopics])).toEqual([[true, [idea]]])

  expect((await add({ year: 2027, month: 1 })).body).toMatchObject({ added: true })
  await workspace.owner.call(remove, { params: { id: idea.id } })
  const again = (await add()).body
  expect(again.added).toBe(true)
  expect(again.idea.id).not.toBe(idea.id)
})

test('a campaign of another brand or workspace is none', async () => {
  const workspace = await aWorkspace({ plan: 'OMNI' })
  const { campaign } = await aBrandWithHistory(workspace)
  const other = await aBrand(workspace)
  const ask = (owner: TestWorkspace['owner'], id: string) =>
    owner.call(addSimilar, { params: { id }, body: { campaignId: campaign.id, ...december } })
  expect((await ask(workspace.owner, other.id)).status).toBe(404)
  const elsewhere = await aWorkspace({ plan: 'OMNI' })
  expect((await ask(elsewhere.owner, (await aBrand(elsewhere)).id)).status).toBe(404)
})
