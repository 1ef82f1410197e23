import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sheetEndpoints } from '#features/brands/sheet-contract.ts'
import { type TestWorkspace, aBrand, aCampaign, aMember, aWorkspace, brandDetails, suspend } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { type CountedAs, campaignEndpoints } from '../campaign-contract.ts'
import { historyEndpoints } from '../contract.ts'
import { insightEndpoints } from '../insight-contract.ts'

const { list, countAs } = campaignEndpoints

const products = (text: string) => ({ productsInfo: { ...brandDetails.productsInfo, products: text } })

async function aFilledWorkspace() {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const brand = await aBrand(workspace, products('Packable Bowl\nGift Box Classic'))
  return { workspace, brandId: brand.id }
}

const themesOf = async ({ owner }: TestWorkspace, brandId: string) => {
  const { body } = await owner.call(list, { params: { id: brandId } })
  return body.campaigns.map(({ name, proposedTheme, countedAs }) => [name, proposedTheme, countedAs])
}

const counting = (id: string, countedAs: CountedAs) => ({ params: { id }, body: { countedAs } })

test('reads themes from names without product names, newest first', async () => {
  const { workspace, brandId } = await aFilledWorkspace()
  await aCampaign(workspace, brandId, { name: 'Packable Bowl', sentOn: '2026-03-01' })
  await aCampaign(workspace, brandId, { name: 'New: gift box classic', sentOn: '2026-03-02' })
  await aCampaign(workspace, brandId, { name: 'Gift guide for hikers', sentOn: '2026-03-03' })
  expect(await themesOf(workspace, brandId)).toEqual([
    ['Gift guide for hikers', 'giftguide', null],
    ['New: gift box classic', 'launch', null],
    ['Packable Bowl', null, null],
  ])
})

test('reads a name again as soon as the profile knows the product', async () => {
  const { workspace, brandId } = await aFilledWorkspace()
  await aCampaign(workspace, brandId, { name: 'Starter Kit Alba' })
  expect(await themesOf(workspace, brandId)).toEqual([['Starter Kit Alba', 'bundle', null]])
  const offer = {
    name: 'Starter Kit Alba',
    shortName: 'Starter Kit',
    kind: 'set' as const,
    grammar: null,
    isFirstPurchase: false,
    fact: null,
    price: null,
    forWhom: null,
    chooseIf: null,
    season: null,
  }
  await workspace.owner.call(sheetEndpoints.write, { params: { id: brandId }, body: { kind: 'offer', value: offer } })
  expect(await themesOf(workspace, brandId)).toEqual([['Starter Kit Alba', null, null]])
})

test("pages don't overlap, even with equal times, and an invalid cursor fails", async () => {
  const { workspace, brandId } = await aFilledWorkspace()
  const names = ['One', 'Two', 'Three', 'Four', 'Five']
  for (const name of names) await aCampaign(workspace, brandId, { name, sentOn: '2026-03-01' })
  const found: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await workspace.owner.call(list, {
      params: { id: brandId },
      query: { limit: 2, ...(cursor !== undefined && { cursor }) },
    })
    found.push(...body.campaigns.map(({ name }) => name))
    cursor = body.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(found.toSorted()).toEqual(names.toSorted())
  const id = '0198c5a0-0000-7000-8000-000000000005'
  for (const time of ['2026-02-31 10:00:00', '0000-01-01 00:00:00', 'infinity', "2026-03-01 10:00:00'"]) {
    const made = Buffer.from(JSON.stringify([time, id])).toString('base64url')
    const { status, error } = await workspace.owner.call(list, { params: { id: brandId }, query: { cursor: made } })
    expect([time, status, error.field]).toEqual([time, 400, 'cursor'])
  }
})

test('a member sets a theme, sets no theme and goes back to the name', async () => {
  const { workspace, brandId } = await aFilledWorkspace()
  const id = await aCampaign(workspace, brandId, { name: 'Summer sale' })
  for (const countedAs of ['bundle', 'none', null] as const) {
    const { status, body } = await workspace.owner.call(countAs, counting(id, countedAs))
    expect([status, body.campaign]).toEqual([200, expect.objectContaining({ id, proposedTheme: 'sale', countedAs })])
    expect(await themesOf(workspace, brandId)).toEqual([['Summer sale', 'sale', countedAs]])
  }
  const { rows } = (await testApp.app.db.execute(
    sql`select metadata from audit_log where action = 'history.campaign_counted' and target_id = ${id} order by id`,
  )) as { rows: { metadata: object }[] }
  expect(rows.map(({ metadata }) => metadata)).toEqual([
    { countedAs: 'bundle' },
    { countedAs: 'none' },
    { countedAs: null },
  ])
  const unknown = await workspace.owner.call(countAs, counting(id, 'picnic' as CountedAs))
  expect(unknown.status).toBe(400)
})

test('members who can import can correct campaigns, and everyone else reads', async () => {
  const { workspace, brandId } = await aFilledWorkspace()
  const id = await aCampaign(workspace, brandId, { name: 'Summer sale' })
  const [creator, manager] = [await aMember(workspace, 'CREATOR'), await aMember(workspace, 'MANAGER')]
  expect((await creator.call(list, { params: { id: brandId } })).body.campaigns).toHaveLength(1)
  expect((await creator.call(countAs, counting(id, 'vip'))).status).toBe(403)
  expect(await themesOf(workspace, brandId)).toEqual([['Summer sale', 'sale', null]])
  expect((await manager.call(countAs, counting(id, 'vip'))).status).toBe(200)
  expect(await themesOf(workspace, brandId)).toEqual([['Summer sale', 'sale', 'vip']])
})

test("campaigns of another workspace aren't found", async () => {
  const [mine, theirs] = [await aFilledWorkspace(), await aFilledWorkspace()]
  const id = await aCampaign(theirs.workspace, theirs.brandId, { name: 'Summer sale' })
  expect((await mine.workspace.owner.call(countAs, counting(id, 'vip'))).status).toBe(404)
  expect((await mine.workspace.owner.call(list, { params: { id: theirs.brandId } })).status).toBe(404)
  expect(await themesOf(theirs.workspace, theirs.brandId)).toEqual([['Summer sale', 'sale', null]])
  expect((await theirs.workspace.owner.call(countAs, counting(id, 'vip'))).status).toBe(200)
})

test('a suspended workspace can read and not change themes', async () => {
  const { workspace, brandId } = await aFilledWorkspace()
  const id = await aCampaign(workspace, brandId, { name: 'Summer sale' })
  await suspend(workspace.id)
  const { status, error } = await workspace.owner.call(countAs, counting(id, 'vip'))
  expect([status, error.code]).toEqual([403, 'WORKSPACE_SUSPENDED'])
  expect(await themesOf(workspace, brandId)).toEqual([['Summer sale', 'sale', null]])
})

const weeks = Array.from({ length: 20 }, (_, week) => {
  const day = new Date(testApp.app.clock.now().getTime() - (week + 1) * 7 * 86_400_000).toISOString().slice(0, 10)
  const [name, clicks] = week % 4 === 0 ? ['Letter', 400] : ['Summer sale', 100]
  return `${name} ${week},${day},10000,${clicks}`
})
const file = {
  filename: 'a.csv',
  mimeType: 'text/csv',
  size: 1,
  content: Buffer.from(['Campaign,Sent at,Delivered,Clicks', ...weeks].join('\n')).toString('base64'),
  fieldMapping: { campaign_name: 'Campaign', sent_at: 'Sent at', deliveries: 'Delivered', clicks: 'Clicks' },
}

test('insights follow a correction right away, and it survives a new import and an undo', async () => {
  const { workspace, brandId } = await aFilledWorkspace()
  const { owner, id: workspaceId } = workspace
  const bringIn = () => owner.call(historyEndpoints.upload, { body: { workspaceId, brandId, ...file } })
  const insightThemes = async () => {
    const { body } = await owner.call(insightEndpoints.read, { params: { id: brandId } })
    return body.insights!.themes
  }
  await bringIn()
  expect((await insightThemes()).rows.map(({ theme, sends }) => [theme, sends])).toEqual([['sale', 15]])
  const { campaigns } = (await owner.call(list, { params: { id: brandId } })).body
  const letters = campaigns.filter(({ name }) => name.startsWith('Letter'))
  for (const { id } of letters) await owner.call(countAs, counting(id, 'story'))
  const corrected = await insightThemes()
  expect(corrected.rows.map(({ theme, sends, clear }) => [theme, sends, clear])).toEqual([
    ['story', 5, true],
    ['sale', 15, expect.any(Boolean)],
  ])
  expect(corrected.meaning).toMatch(/^“Brand story” clearly works for this brand/)
  const again = await bringIn()
  expect(again.body.summary.updatedRows).toBe(20)
  expect(await insightThemes()).toEqual(corrected)
  await owner.call(historyEndpoints.undoImport, { params: { id: again.body.importId! } })
  expect(await insightThemes()).toEqual(corrected)
})
