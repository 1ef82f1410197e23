import { describe, expect, test } from 'vitest'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { type OutboundRequest, publicFetcher, publicOnly } from '#server/outbound.ts'
import { aBrand, aWorkspace, storeOutlines } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { MOST_WEBHOOKS, webhookEndpoints } from '../contract.ts'
import { WEBHOOK_EVENTS } from '../events.ts'
import { encryptUrl } from './secrets.ts'
import { sendDelivery } from './send.ts'
import { aReceiver, aWebhook, lastDeliveries, rowOf } from './webhooks.fixtures.ts'

const aTeam = () => aWorkspace({ plan: 'TEAMS' })
const example = 'https://receiver.example/hook'

describe('a new webhook', () => {
  test.each([
    'http://receiver.example/hook',
    'https://localhost/hook',
    'https://printer.local/hook',
    'https://db.internal/hook',
    'https://127.0.0.1/hook',
    'https://2130706433/hook',
    'https://0x7f.1/hook',
    'https://017700000001/hook',
    'https://169.254.169.254/latest',
    'https://[::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://[fd00::1]/hook',
    'https://receiver.example:8443/hook',
    'https://user:password@receiver.example/hook',
    'https://receiver.example/hook#part',
    'ftp://receiver.example/hook',
    'not an address',
  ])('is rejected for %s', async (url) => {
    const { id, owner } = await aTeam()
    const { status, error } = await owner.call(webhookEndpoints.create, {
      params: { workspaceId: id },
      body: { kind: 'json', url, events: ['outline.created'] },
    })
    expect([status, error.code, error['field']]).toEqual([400, 'INVALID_INPUT', 'url'])
  })

  test('for Slack needs an address of Slack, which is never shown again', async () => {
    const workspace = await aTeam()
    const create = (url: string) =>
      workspace.owner.call(webhookEndpoints.create, {
        params: { workspaceId: workspace.id },
        body: { kind: 'slack', url, events: ['outline.created'] },
      })
    for (const url of [example, 'https://hooks.slack.com.evil.example/services/T0/B0/x']) {
      expect((await create(url)).status).toBe(400)
    }
    const { status, body } = await create('https://hooks.slack.com/services/T0/B0/SecretPart')
    expect([status, body.secret, body.webhook.url]).toEqual([201, null, 'https://hooks.slack.com/…'])
    const list = await workspace.owner.call(webhookEndpoints.list, { params: { workspaceId: workspace.id } })
    expect(list.bytes.toString()).not.toContain('SecretPart')
    const rotated = await workspace.owner.call(webhookEndpoints.rotate, { params: { id: body.webhook.id } })
    expect(rotated.status).toBe(409)
  })

  test('is the last after ten, also of requests at the same time', async () => {
    const { id, owner } = await aTeam()
    const requests = Array.from({ length: 30 }, () =>
      owner.call(webhookEndpoints.create, {
        params: { workspaceId: id },
        body: { kind: 'json', url: example, events: ['outline.created'] },
      }),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201).length).toBe(MOST_WEBHOOKS)
    expect(statuses.filter((status) => status === 409).length).toBe(30 - MOST_WEBHOOKS)
  })
})

test('a delivery reaches no private address, also behind a name, and says only that no one answered', async () => {
  const workspace = await aTeam()
  const { received } = await aReceiver()
  const { id } = await aWebhook(workspace, example)
  const row = await rowOf(workspace, id)
  const { body } = await workspace.owner.call(webhookEndpoints.test, { params: { id } })
  const delivery = { ...body.delivery, body: '{}' } as unknown as Parameters<typeof sendDelivery>[2]
  for (const address of ['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:192.168.0.1', 'fd00::1']) {
    const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }]
    const app = { ...testApp.app, fetchPublic: publicFetcher({ ...publicOnly, resolve }) }
    expect([address, await sendDelivery(app, row, delivery)]).toEqual([address, null])
  }
  for (const url of ['https://2130706433/hook', 'https://[::ffff:127.0.0.1]/hook', 'http://receiver.example/']) {
    const app = { ...testApp.app, fetchPublic: publicFetcher(publicOnly) }
    const to = { ...row, sealedUrl: encryptUrl(testApp.app, row, url) }
    expect([url, await sendDelivery(app, to, delivery)]).toEqual([url, null])
  }
  expect(received).toEqual([])
})

test('a delivery takes at most 12 seconds and follows no redirects', async () => {
  const workspace = await aTeam()
  const { id } = await aWebhook(workspace, example)
  const asked: OutboundRequest[] = []
  const app = {
    ...testApp.app,
    fetchPublic: async (url: string, request: OutboundRequest) => {
      asked.push(request)
      return { url, status: 204, headers: {}, body: Buffer.alloc(0), cut: false }
    },
  }
  const { body } = await workspace.owner.call(webhookEndpoints.test, { params: { id } })
  const delivery = { ...body.delivery, body: '{}' } as unknown as Parameters<typeof sendDelivery>[2]
  expect(await sendDelivery(app, await rowOf(workspace, id), delivery)).toBe(204)
  expect(asked).toEqual([
    expect.objectContaining({ method: 'POST', timeoutMs: 12_000, redirects: 0, maxBytes: 1024, body: '{}' }),
  ])
})

test('the last 20 deliveries are listed, newest first', async () => {
  const workspace = await aTeam()
  const { id: brandId } = await aBrand(workspace)
  const { id } = await aWebhook(workspace, example, { events: [...WEBHOOK_EVENTS] })
  const [outlineId] = (await storeOutlines(workspace, brandId, [{}])) as [string]
  for (let step = 0; step < 21; step++) {
    await workspace.owner.call(outlineEndpoints.changeStatus, {
      params: { id: outlineId },
      body: { status: step % 2 === 0 ? 'approved' : 'draft' },
    })
  }
  const deliveries = await lastDeliveries(workspace, id)
  expect(deliveries.length).toBe(20)
  expect(deliveries.map(({ createdAt }) => createdAt)).toEqual(
    deliveries.map(({ createdAt }) => createdAt).toSorted((a, b) => b.localeCompare(a)),
  )
})
