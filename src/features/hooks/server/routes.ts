import { type Route, route } from '#server/http/route.ts'
import { webhookEndpoints } from '../contract.ts'
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  rotateSecret,
  sendTest,
} from './webhooks.ts'

const TYPE = 'webhook'

export const webhookRoutes: Route[] = [
  route(webhookEndpoints.list, async ({ scope }, app) => ({ webhooks: await listWebhooks(app, scope) })),
  route(webhookEndpoints.create, async ({ scope, body, note }, app) => {
    note({ type: TYPE, metadata: { kind: body.kind } })
    const created = await createWebhook(app, scope, body)
    const { id, kind, events } = created.webhook
    note({ type: TYPE, id, metadata: { kind, events } })
    return created
  }),
  route(webhookEndpoints.change, async ({ scope, params, body, note }, app) => {
    const webhook = await changeWebhook(app, scope, params.id, body)
    note({ type: TYPE, id: params.id, metadata: { kind: webhook.kind, events: webhook.events } })
    return { webhook }
  }),
  route(webhookEndpoints.rotate, async ({ scope, params, note }, app) => {
    const rotated = await rotateSecret(app, scope, params.id)
    note({ type: TYPE, id: params.id, metadata: { kind: rotated.webhook.kind } })
    return rotated
  }),
  route(webhookEndpoints.test, async ({ scope, params }, app) => ({
    delivery: await sendTest(app, scope, params.id),
  })),
  route(webhookEndpoints.deliveries, async ({ scope, params }, app) => ({
    deliveries: await listDeliveries(app, scope, params.id),
  })),
  route(webhookEndpoints.remove, async ({ scope, params, note }, app) => {
    await removeWebhook(app, scope, params.id)
    note({ type: TYPE, id: params.id })
    return { ok: true as const }
  }),
]
