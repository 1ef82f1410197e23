import type { AppContext } from '#server/app-context.ts'
import type { Delivery, Webhook } from '../contract.ts'
import { earlierSecretUntil, openUrl } from './secrets.ts'
import type { DeliveryRow, WebhookRow } from './store.ts'

const UNREADABLE = 'https://…'

/** Who knows the whole address of a Slack webhook can post with it. */
export function shownUrl(app: Pick<AppContext, 'secrets'>, webhook: WebhookRow): string {
  const url = openUrl(app, webhook)
  if (url === null) return UNREADABLE
  return webhook.kind === 'slack' ? `${new URL(url).origin}/…` : url
}

export function presentWebhook(app: Pick<AppContext, 'secrets' | 'clock'>, webhook: WebhookRow): Webhook {
  const { id, kind, events, brandIds, createdAt, offAt, offReason } = webhook
  return {
    id,
    kind,
    url: shownUrl(app, webhook),
    events,
    brandIds,
    createdAt: createdAt.toISOString(),
    off: offAt === null || offReason === null ? null : { at: offAt.toISOString(), reason: offReason },
    earlierSecretUntil: earlierSecretUntil(webhook, app.clock.now())?.toISOString() ?? null,
  }
}

export const presentDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  triedAt: row.triedAt?.toISOString() ?? null,
  nextAt: row.state === 'waiting' ? (row.nextAt?.toISOString() ?? null) : null,
})
