import { afterAll, beforeEach, expect, test } from 'vitest'
import { klaviyoClient } from './klaviyo-client.ts'
import type { Fetch } from './klaviyo-requests.ts'
import { type Fault, GOOD_KEY, hasSpecification, startKlaviyoDouble } from './klaviyo-double.fixtures.ts'

const double = await startKlaviyoDouble()
const waits: number[] = []
const wait = async (seconds: number) => void waits.push(seconds)
const client = (apiKey = GOOD_KEY) => klaviyoClient({ base: double.base, apiKey, wait })
const noPages = async () => {}

beforeEach(() => {
  Object.assign(double, { campaigns: [], faults: [], strayNext: null, asked: [], violations: [] })
  waits.length = 0
})
afterAll(() => double.stop())

const aYear = Array.from({ length: 90 }, (_, index) => ({
  id: `c${index}`,
  name: `Campaign ${index}`,
  subject: `Subject ${index}`,
  sendTime: '2026-05-04T08:00:00+00:00',
  audiences: index % 2 === 0 ? ['L1'] : ['S1', 'gone'],
}))

test(`follows the vendor's specification ${hasSpecification ? '(checked)' : '(not available, so not checked)'}`, async () => {
  double.campaigns = aYear
  expect(await client().account()).toEqual({ name: 'Tannholt Kaffee', currency: 'EUR' })
  expect(await client().conversionMetric()).toEqual({ id: 'Orders', name: 'Placed Order', isOrder: true })
  const counts: number[] = []
  const campaigns = await client().campaigns(new Date('2026-01-01'), async (count) => void counts.push(count))
  expect(counts).toEqual([40, 80, 90])
  expect(campaigns[1]).toEqual({
    id: 'c1',
    name: 'Campaign 1',
    subject: 'Subject 1',
    sentAt: '2026-05-04T08:00:00+00:00',
    audiences: ['S1', 'gone'],
  })
  expect([...(await client().audienceNames())]).toEqual([
    ['L1', 'Newsletter'],
    ['S1', 'VIP'],
  ])
  expect((await client().results('Orders')).get('c1')).toEqual({
    delivered: 1000,
    opens_unique: 500,
    clicks_unique: 40,
    conversions: 4,
    conversion_value: 200,
    unsubscribes: 2,
    spam_complaints: 0,
  })
  expect(double.violations).toEqual([])
})

// oxlint-disable-next-line vitest/no-conditional-tests -- the specification is not part of this project
if (hasSpecification) {
  test('the double rejects what Klaviyo would reject', async () => {
    const headers = {
      authorization: `Klaviyo-API-Key ${GOOD_KEY}`,
      revision: '2026-07-15',
      accept: 'application/vnd.api+json',
    }
    await fetch(`${double.base}/api/campaigns?made=up`, { headers })
    expect(double.violations).toEqual(['made is no parameter', 'filter is missing'])
  })
}

test('without an order event, another event is used and marked', async () => {
  const { metrics } = double
  double.metrics = [{ id: 'Opened', name: 'Opened Email', category: 'Internal' }]
  expect(await client().conversionMetric()).toEqual({ id: 'Opened', name: 'Opened Email', isOrder: false })
  double.metrics = metrics
})

const slow: Fault = { status: 429, headers: { 'retry-after': '7' } }
test.each<[string, Fault[], string | null, number[]]>([
  ['waits as long as it is asked to', [slow, slow], null, [7, 7]],
  ['gives up waiting', [slow, slow, slow, slow], 'KLAVIYO_BUSY', [7, 7, 7]],
  ['does not wait for longer than a minute', [{ status: 429, headers: { 'retry-after': '120' } }], 'KLAVIYO_BUSY', []],
  ['tries again when the server fails', [{ status: 500 }, { status: 503 }], null, [1, 2]],
  ['gives a failing server up', Array.from({ length: 4 }, () => ({ status: 502 })), 'KLAVIYO_FAILED', [1, 2, 4]],
  ['tries again when the connection breaks', [{ drop: true }], null, [1]],
  ['refuses garbage', [{ body: '<html>' }], 'KLAVIYO_FAILED', []],
  ['refuses an answer of another shape', [{ body: '{"data":{}}' }], 'KLAVIYO_FAILED', []],
  ['names a wrong key', [{ status: 401 }], 'KLAVIYO_KEY_INVALID', []],
  ['names missing scopes', [{ status: 403 }], 'KLAVIYO_SCOPES_MISSING', []],
  [
    'follows no redirect',
    Array.from({ length: 4 }, () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' } })),
    'KLAVIYO_FAILED',
    [1, 2, 4],
  ],
])('%s', async (_, faults, code, expected) => {
  double.faults = [...faults]
  const answer = client().account()
  if (code === null) expect((await answer).name).toBe('Tannholt Kaffee')
  else await expect(answer).rejects.toMatchObject({ code })
  expect(waits).toEqual(expected)
})

test('stops waiting for a silent server', async () => {
  const silent: Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted'))))
  const waiting = klaviyoClient({ base: double.base, apiKey: GOOD_KEY, wait, fetch: silent, timeoutMs: 5 })
  await expect(waiting.account()).rejects.toMatchObject({ code: 'KLAVIYO_FAILED' })
  expect(waits).toEqual([1, 2, 4])
})

test("a key that can't read lists knows only segments", async () => {
  double.faults = [{ path: '/api/lists', status: 403 }]
  expect([...(await client().audienceNames()).values()]).toEqual(['VIP'])
})

test('sends the key to no other host, whatever a response says', async () => {
  double.campaigns = aYear
  const stray = await startKlaviyoDouble()
  double.strayNext = `${stray.base}/api/campaigns?page[cursor]=40`
  await expect(client().campaigns(new Date('2026-01-01'), noPages)).rejects.toMatchObject({ code: 'KLAVIYO_FAILED' })
  expect(stray.asked).toEqual([])
  await stray.stop()
})

test('stops reading endless pages', async () => {
  double.campaigns = aYear
  double.strayNext = `${double.base}/api/campaigns?page[cursor]=0`
  await expect(client().campaigns(new Date('2026-01-01'), noPages)).rejects.toMatchObject({ code: 'KLAVIYO_FAILED' })
  expect(double.asked).toHaveLength(50)
})
