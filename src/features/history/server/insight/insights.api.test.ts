import { expect, test } from 'vitest'
import { aBrand, aWorkspace } from '#test/fixtures.ts'
import { DAY, testClock } from '#test/test-clock.ts'
import { campaignEndpoints } from '../../campaign-contract.ts'
import { historyEndpoints } from '../../contract.ts'
import { insightEndpoints } from '../../insight-contract.ts'

const fieldMapping = { campaign_name: 'Campaign', sent_at: 'Sent', deliveries: 'Delivered', clicks: 'Clicks' }

test('insights follow an import, a correction, another theme and an undo', async () => {
  const workspace = await aWorkspace({ plan: 'PRO' })
  const { id: brandId } = await aBrand(workspace)
  const { owner, id: workspaceId } = workspace
  const day = (ago: number) => new Date(testClock.now().getTime() - ago * DAY).toISOString().slice(0, 10)
  const bring = async (rows: readonly string[]) => {
    const content = Buffer.from(['Campaign,Sent,Delivered,Clicks', ...rows].join('\n')).toString('base64')
    const file = { filename: 'a.csv', mimeType: 'text/csv', size: 1, content, fieldMapping }
    expect((await owner.call(historyEndpoints.upload, { body: { workspaceId, brandId, ...file } })).status).toBe(200)
  }
  const read = async () => {
    const { body } = await owner.call(insightEndpoints.read, { params: { id: brandId } })
    const { campaigns, insights } = body
    const deliveries = insights?.months.rows.reduce((sum, month) => sum + month.deliveries, 0)
    const sales = insights?.themes.rows.find(({ theme }) => theme === 'sale')?.sends ?? 0
    return { campaigns, deliveries, sales }
  }
  const rowOf = (at: number) => `Letter ${at} of the garden,${day(10 + at * 3)},1000,${20 + at}`
  expect(await read()).toMatchObject({ campaigns: 0 })
  await bring(Array.from({ length: 20 }, (_, at) => rowOf(at)))
  expect(await read()).toMatchObject({ campaigns: 20, deliveries: 20_000, sales: 0 })
  expect(await read()).toMatchObject({ campaigns: 20, deliveries: 20_000 })
  await bring([rowOf(3).replace(',1000,', ',1500,')])
  expect(await read()).toMatchObject({ campaigns: 20, deliveries: 20_500 })
  const { campaigns } = (await owner.call(campaignEndpoints.list, { params: { id: brandId } })).body
  for (const { id } of campaigns.slice(0, 6)) {
    const body = { countedAs: 'sale' } as const
    expect((await owner.call(campaignEndpoints.countAs, { params: { id }, body })).status).toBe(200)
  }
  expect((await read()).sales).toBe(6)
  const { imports } = (await owner.call(historyEndpoints.imports, { params: { id: brandId } })).body
  await owner.call(historyEndpoints.undoImport, { params: { id: imports[0]!.id } })
  expect(await read()).toMatchObject({ campaigns: 20, deliveries: 20_000, sales: 6 })
})
