import { type IncomingHttpHeaders, type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { TestWorkspace } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { MINUTE } from '#test/test-clock.ts'
import { type Delivery, webhookEndpoints } from '../contract.ts'
import { type WebhookEvent, WEBHOOK_EVENTS, type WebhookKind } from '../events.ts'
import { type WebhookRow, findWebhook } from './store.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** Listens on this machine. The website of the tests leads its name here. */
export async function aReceiver(
  answer: number | RequestListener = 200,
): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      if (typeof answer === 'number') response.writeHead(answer).end('ok')
      else answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `https://r${(server.address() as AddressInfo).port}.example/hook`, received }
}

interface Fields {
  kind?: WebhookKind
  events?: WebhookEvent[]
  brandIds?: string[]
}

export async function aWebhook(
  { id: workspaceId, owner }: TestWorkspace,
  url: string,
  { kind = 'json', events = [...WEBHOOK_EVENTS], ...fields }: Fields = {},
): Promise<{ id: string; secret: string }> {
  const { body } = await owner.call(webhookEndpoints.create, {
    params: { workspaceId },
    body: { kind, url, events, ...fields },
  })
  return { id: body.webhook.id, secret: body.secret ?? '' }
}

export async function rowOf({ id: workspaceId }: TestWorkspace, id: string): Promise<WebhookRow> {
  return (await withWorkspace(testApp.app.db, workspaceId, (tx) => findWebhook(tx, id)))!
}

export async function lastDeliveries({ owner }: TestWorkspace, id: string) {
  return (await owner.call(webhookEndpoints.deliveries, { params: { id } })).body.deliveries
}

/** An attempt in progress moves the next one by a minute. */
export async function afterAttempt(workspace: TestWorkspace, id: string): Promise<Delivery> {
  const [last] = await vi.waitUntil(
    async () => {
      const deliveries = await lastDeliveries(workspace, id)
      const [first] = deliveries
      const isOver =
        first !== undefined &&
        (first.nextAt === null || Date.parse(first.nextAt) - Date.parse(first.triedAt ?? '') < MINUTE / 2)
      return isOver && deliveries
    },
    { timeout: 50_000, interval: 200 },
  )
  return last!
}
