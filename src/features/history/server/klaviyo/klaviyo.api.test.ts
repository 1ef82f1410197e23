import { afterAll, beforeEach, expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { type TestWorkspace, aBrand, aMember, aWorkspace } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { DAY, at } from '#test/test-clock.ts'
import { historyEndpoints } from '../../contract.ts'
import { findCampaignsSince } from '../store.ts'
import { type DoubleCampaign, GOOD_KEY, startKlaviyoDouble } from './klaviyo-double.fixtures.ts'
import { klaviyoConnections } from '../tables.ts'

const { validateKlaviyo, klaviyo, syncKlaviyo, disconnectKlaviyo, upload, undoImport, imports } = historyEndpoints

const double = await startKlaviyoDouble()
const usual = testApp.app.env.KLAVIYO_API_BASE
testApp.app.env.KLAVIYO_API_BASE = double.base
afterAll(async () => {
  testApp.app.env.KLAVIYO_API_BASE = usual
  await double.stop()
})
beforeEach(() => {
  Object.assign(double, { campaigns: [], faults: [], strayNext: null, held: null, asked: [], violations: [] })
})

const DOTS = '•'.repeat(40)
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString()
const campaign = (id: string, changes: Partial<DoubleCampaign> = {}): DoubleCampaign => ({
  id,
  name: `Campaign ${id}`,
  subject: 'New in: forest roast',
  sendTime: anHourAgo(),
  ...changes,
})

async function aFilledWorkspace() {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { id } = await aBrand(workspace)
  const { owner } = workspace
  const params = { id }
  return {
    workspace,
    brandId: id,
    owner,
    sync: (body: object = {}) => owner.call(syncKlaviyo, { params, body }),
    state: async () => (await owner.call(klaviyo, { params })).body,
    stored: () => stored(workspace, id),
  }
}

const stored = ({ id }: TestWorkspace, brandId: string) =>
  withWorkspace(testApp.app.db, id, (scope) => findCampaignsSince(scope, brandId, '2000-01-01'))

test('checks a key, stores it encrypted, shows dots and deletes it', async () => {
  const { workspace, brandId, owner, state } = await aFilledWorkspace()
  const wrong = await owner.call(validateKlaviyo, { body: { apiKey: 'pk_wrong', brandId } })
  expect([wrong.status, wrong.error]).toEqual([
    400,
    { error: 'Invalid Klaviyo API key', code: 'KLAVIYO_KEY_INVALID', field: 'apiKey' },
  ])
  const unsendable = await owner.call(validateKlaviyo, { body: { apiKey: 'pk_schlüssel', brandId } })
  expect([unsendable.status, unsendable.error.error]).toEqual([400, 'Invalid Klaviyo API key'])
  double.faults = [{ body: 'oops' }]
  const unreachable = await owner.call(validateKlaviyo, { body: { apiKey: GOOD_KEY, brandId } })
  expect([unreachable.status, unreachable.error]).toEqual([
    503,
    {
      error: "We couldn't check the key with Klaviyo. Please try again in a minute.",
      code: 'KLAVIYO_FAILED',
    },
  ])
  expect(await state()).toMatchObject({ connected: false, maskedKey: null })

  const right = await owner.call(validateKlaviyo, { body: { apiKey: ` ${GOOD_KEY} `, brandId } })
  expect(right.body).toEqual({ valid: true, accountName: 'Tannholt Kaffee' })
  expect(await state()).toMatchObject({ connected: true, maskedKey: DOTS, accountName: 'Tannholt Kaffee' })
  const brand = await owner.call(brandEndpoints.get, { params: { id: brandId } })
  expect(brand.body.brand.klaviyoApiKey).toBe(DOTS)
  expect(brand.bytes.toString()).not.toContain('sealed')
  const rows = await withWorkspace(testApp.app.db, workspace.id, ({ tx }) => tx.select().from(klaviyoConnections))
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(GOOD_KEY)

  expect((await owner.call(disconnectKlaviyo, { params: { id: brandId } })).status).toBe(200)
  expect(await state()).toMatchObject({ connected: false, maskedKey: null })
})

test('a sync imports campaigns with results, and the next one updates them', async () => {
  const { sync, state, stored } = await aFilledWorkspace()
  double.campaigns = [
    campaign('c1', { value: 300, conversions: 6, audiences: ['S1'] }),
    campaign('c2', { delivered: 0 }),
    campaign('c3', { sendTime: new Date(Date.now() - 400 * DAY).toISOString() }),
  ]
  const first = await sync({ apiKey: GOOD_KEY })
  expect(first.status).toBe(200)
  expect(first.body.summary).toMatchObject({
    successfulRows: 1,
    updatedRows: 0,
    skippedRows: 1,
    conversionMetric: 'Placed Order',
    currency: 'EUR',
    sampleData: false,
    topCampaigns: [{ campaign: 'Campaign c1', revenue: 300 }],
  })
  expect(await stored()).toMatchObject([
    { name: 'Campaign c1', segment: 'VIP', deliveries: 1000, clicks: 40, orders: 6, revenue: 300, countedAs: null },
  ])
  const { lastSyncAt, sync: last } = await state()
  expect(lastSyncAt).not.toBeNull()
  expect(last).toMatchObject({ status: 'done', days: 365, campaigns: 2 })

  expect((await sync()).error).toMatchObject({ code: 'KLAVIYO_BUSY' })
  double.campaigns[0] = campaign('c1', { name: 'Renamed', value: 350, audiences: ['S1'] })
  const second = await at(DAY, () => sync())
  expect(second.body).toMatchObject({ summary: { successfulRows: 1, updatedRows: 1 }, sync: { days: 61 } })
  expect(await stored()).toMatchObject([{ name: 'Renamed', revenue: 350 }])
  expect(double.violations).toEqual([])
})

test('matches campaigns from a file and keeps two of the same day apart', async () => {
  const { workspace, brandId, owner, sync, stored } = await aFilledWorkspace()
  const day = anHourAgo().slice(0, 10)
  const content = Buffer.from(`Name,Sent,Delivered,List\nSpring,${day},900,Newsletter\nOther,2026-01-05,500,VIP`)
  await owner.call(upload, {
    body: {
      workspaceId: workspace.id,
      brandId,
      filename: 'a.csv',
      mimeType: 'text/csv',
      size: content.length,
      content: content.toString('base64'),
      fieldMapping: { campaign_name: 'Name', sent_at: 'Sent', deliveries: 'Delivered', segment: 'List' },
    },
  })
  const sendTime = `${day}T15:00:00+00:00`
  double.campaigns = [campaign('c1', { name: 'Spring', sendTime }), campaign('c2', { name: 'Spring', sendTime })]
  const { body } = await sync({ apiKey: GOOD_KEY })
  expect(body.summary).toMatchObject({ successfulRows: 2, updatedRows: 1 })
  expect((await stored()).map(({ name }) => name).toSorted()).toEqual(['Other', 'Spring', 'Spring'])
  expect((await at(DAY, () => sync())).body.summary).toMatchObject({ successfulRows: 2, updatedRows: 2 })

  const { body: past } = await owner.call(imports, { params: { id: brandId } })
  const undone = await owner.call(undoImport, { params: { id: past.imports[0]!.id } })
  expect(undone.body).toEqual({ removed: 1, restored: 0 })
  expect((await stored()).map(({ name }) => name)).toEqual(['Spring', 'Spring'])
})

test('without orders, orders and revenue are unknown', async () => {
  const { sync, stored } = await aFilledWorkspace()
  const { metrics } = double
  double.metrics = metrics.slice(0, 1)
  double.campaigns = [campaign('c1')]
  const { body } = await sync({ apiKey: GOOD_KEY })
  double.metrics = metrics
  expect(body.summary).toMatchObject({ successfulRows: 1, conversionMetric: null, topCampaigns: [] })
  expect(await stored()).toMatchObject([{ orders: null, revenue: null }])
})

test('an empty account is a success', async () => {
  const { sync, state } = await aFilledWorkspace()
  expect((await sync({ apiKey: GOOD_KEY })).body.summary).toMatchObject({ successfulRows: 0 })
  expect((await state()).lastSyncAt).not.toBeNull()
})

test.each([
  ['a report that fails', { path: '/api/campaign-values-reports', status: 403 }, 400, 'KLAVIYO_SCOPES_MISSING'],
  [
    'a platform that asks for patience',
    { path: '/api/campaigns', status: 429, headers: { 'retry-after': '90' } },
    429,
    'KLAVIYO_BUSY',
  ],
  ['garbage', { path: '/api/campaigns', body: 'oops' }, 503, 'KLAVIYO_FAILED'],
])('%s ends the sync without storing anything, and it can start again', async (_, fault, status, code) => {
  const { sync, state, stored } = await aFilledWorkspace()
  double.campaigns = [campaign('c1')]
  double.faults = [fault]
  const failed = await sync({ apiKey: GOOD_KEY })
  expect([failed.status, failed.error.code]).toEqual([status, code])
  expect(await state()).toMatchObject({ lastSyncAt: null, sync: { status: 'failed', error: expect.any(String) } })
  expect(await stored()).toEqual([])
  expect((await sync()).body.summary).toMatchObject({ successfulRows: 1 })
})

test('requires a key and one sync at a time', async () => {
  const { owner, brandId, sync } = await aFilledWorkspace()
  const none = await sync()
  expect([none.status, none.error]).toEqual([
    400,
    { error: 'Please enter your Klaviyo Private API Key', code: 'KLAVIYO_KEY_REQUIRED', field: 'apiKey' },
  ])
  await owner.call(validateKlaviyo, { body: { apiKey: GOOD_KEY, brandId } })
  const release = Promise.withResolvers<void>()
  double.held = release.promise
  const both = [sync(), sync()]
  expect((await Promise.race(both)).error.code).toBe('SYNC_IN_PROGRESS')
  release.resolve()
  expect(new Set((await Promise.all(both)).map(({ status }) => status))).toEqual(new Set([200, 409]))
})

test('ends when its key is deleted, and stores nothing', async () => {
  const { owner, brandId, sync, state, stored } = await aFilledWorkspace()
  double.campaigns = [campaign('c1')]
  double.faults = [{ path: '/api/campaigns', status: 429, headers: { 'retry-after': '1' } }]
  const running = sync({ apiKey: GOOD_KEY })
  await expect.poll(async () => (await state()).sync?.step).toBe('campaigns')
  expect((await owner.call(disconnectKlaviyo, { params: { id: brandId } })).status).toBe(200)
  expect((await running).error.code).toBe('KLAVIYO_KEY_REQUIRED')
  // The client sends one more request before it stops.
  await expect.poll(() => double.asked.filter((asked) => asked === 'GET /api/campaigns').length).toBe(2)
  expect([await stored(), (await state()).sync?.status]).toEqual([[], 'failed'])
})

test('the demo key imports marked sample data, but never in production', async () => {
  const { owner, brandId, sync, stored } = await aFilledWorkspace()
  expect((await sync({ apiKey: 'demo_anything' })).body.summary).toMatchObject({ successfulRows: 24, sampleData: true })
  expect(await stored()).toHaveLength(24)
  expect(double.asked).toEqual([])
  expect((await owner.call(klaviyo, { params: { id: brandId } })).body.accountName).toBe('Sample data')
  const { env } = testApp.app
  env.NODE_ENV = 'production'
  const refused = await owner.call(validateKlaviyo, { body: { apiKey: 'demo_anything', brandId } })
  env.NODE_ENV = 'test'
  expect(refused.error.code).toBe('KLAVIYO_KEY_INVALID')
})

test.each([
  ['en', 'US', 'USD', /dog|leash|harness|trail/i],
  ['de', 'DE', 'EUR', /kaffee|röst|bohne|espresso/i],
  ['es', 'ES', 'EUR', /aceite|oliva|cosecha/i],
  ['fr', 'FR', 'EUR', /dog|leash|harness|trail/i],
])('sample data is in %s with the currency of the country', async (language, country, currency, words) => {
  const { workspace } = await aFilledWorkspace()
  const brand = await aBrand(workspace, { language, country })
  const { body } = await workspace.owner.call(syncKlaviyo, { params: { id: brand.id }, body: { apiKey: 'demo_any' } })
  expect(body.summary).toMatchObject({ successfulRows: 24, currency })
  const rows = await stored(workspace, brand.id)
  expect(rows.map(({ name, subject }) => `${name} ${subject}`).join(' ')).toMatch(words)
  expect(new Set(rows.map((row) => row.currency))).toEqual(new Set([currency]))
})

test('the key of one brand opens for no other brand', async () => {
  const { workspace, brandId, owner } = await aFilledWorkspace()
  const other = await aBrand(workspace)
  await owner.call(validateKlaviyo, { body: { apiKey: GOOD_KEY, brandId } })
  await withWorkspace(testApp.app.db, workspace.id, async ({ tx }) => {
    const [row] = await tx.select().from(klaviyoConnections)
    await tx.insert(klaviyoConnections).values({ ...row!, brandId: other.id })
  })
  const { error } = await owner.call(syncKlaviyo, { params: { id: other.id }, body: {} })
  expect(error.code).toBe('KLAVIYO_KEY_REQUIRED')
})

test("a creator sees the connection but can't connect or sync", async () => {
  const { workspace, brandId } = await aFilledWorkspace()
  const creator = await aMember(workspace, 'CREATOR')
  expect((await creator.call(klaviyo, { params: { id: brandId } })).status).toBe(200)
  expect((await creator.call(syncKlaviyo, { params: { id: brandId }, body: {} })).status).toBe(403)
})
