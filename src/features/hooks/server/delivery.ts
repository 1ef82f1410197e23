import { sendLater } from '#features/auth/server/later-mail.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { RunJob } from '#server/jobs.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import { TEST_EVENT } from '../contract.ts'
import { mayDeliver } from './outbox.ts'
import { sendDelivery } from './send.ts'
import {
  type DeliveryRow,
  type WebhookRow,
  claimDelivery,
  endDeliveries,
  findDueDeliveries,
  findWebhook,
  findWebhookForChange,
  updateDelivery,
  updateWebhook,
} from './store.ts'
import { turnedOffMails } from './turned-off-mails.ts'

export const DELIVERY_QUEUE = 'webhook'
export const DELIVERY_LIMITS = { expireInSeconds: 15, workers: 4 }

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Standard Webhooks suggests these. */
const RETRY_AFTER_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR]
const FAILING_AT_MOST_MS = 5 * DAY_MS
/** Longer than a job may take. */
const HELD_MS = MINUTE
const SWEEP_EVERY_MS = 3 * SECOND
const MOST_AT_A_TIME = 100

/** Enqueues what is due: new reports, retries, and the attempts of processes that died. */
export async function enqueueDue(app: AppContext): Promise<void> {
  for (const { workspaceId, id } of await findDueDeliveries(app.db, app.clock.now(), MOST_AT_A_TIME)) {
    await app.jobs.enqueueAgain(DELIVERY_QUEUE, { workspaceId, runId: id })
  }
}

export function sweepDeliveries(app: AppContext): { stop(): void } {
  const timer = setInterval(
    () => void enqueueDue(app).catch((error: unknown) => app.log.error({ err: error }, 'webhooks were not enqueued')),
    SWEEP_EVERY_MS,
  )
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

export async function deliver(app: AppContext, { workspaceId, runId: id }: RunJob): Promise<void> {
  const now = app.clock.now()
  const isAllowed = await mayDeliver(app, workspaceId)
  const claimed = await withWorkspace(app.db, workspaceId, async (tx) => {
    const delivery = await claimDelivery(tx, id, now, new Date(now.getTime() + HELD_MS))
    if (delivery === null) return null
    const webhook = await findWebhook(tx, delivery.webhookId)
    if (webhook === null) return null
    if (webhook.offAt === null && isAllowed) return { delivery, webhook }
    await updateDelivery(tx, id, { state: 'failed', status: null, nextAt: null })
    return null
  })
  if (claimed === null) return
  const status = await sendDelivery(app, claimed.webhook, claimed.delivery)
  const turnedOff = await withWorkspace(app.db, workspaceId, async (tx) => {
    const webhook = await findWebhookForChange(tx, claimed.webhook.id)
    if (webhook === null) return null
    const outcome = outcomeOf(claimed.delivery, webhook, status, app.clock.now())
    await updateDelivery(tx, id, outcome.delivery)
    await updateWebhook(tx, webhook.id, outcome.webhook)
    const isOff = webhook.offAt === null && outcome.webhook.offAt instanceof Date
    if (isOff) await endDeliveries(tx, webhook.id)
    return isOff ? { ...webhook, ...outcome.webhook } : null
  })
  app.live.publish({ workspaceId, event: { type: 'changed', what: 'webhooks' } })
  if (turnedOff !== null) for (const mail of await turnedOffMails(app, turnedOff)) sendLater(app, mail)
}

interface Outcome {
  delivery: Pick<DeliveryRow, 'state' | 'status' | 'nextAt'>
  webhook: Pick<WebhookRow, 'failingSince'> & Partial<Pick<WebhookRow, 'offAt' | 'offReason'>>
}

/** A test is tried once, and its failure doesn't count. */
export function outcomeOf(
  { event, attempts }: Pick<DeliveryRow, 'event' | 'attempts'>,
  { failingSince }: Pick<WebhookRow, 'failingSince'>,
  status: number | null,
  now: Date,
): Outcome {
  const isTest = event === TEST_EVENT
  if (status !== null && status >= 200 && status < 300) {
    return { delivery: { state: 'delivered', status, nextAt: null }, webhook: { failingSince: null } }
  }
  const delay = isTest || status === 410 ? undefined : RETRY_AFTER_MS[attempts - 1]
  const delivery: Outcome['delivery'] =
    delay === undefined
      ? { state: 'failed', status, nextAt: null }
      : { state: 'waiting', status, nextAt: new Date(now.getTime() + delay) }
  if (isTest) return { delivery, webhook: { failingSince } }
  const since = failingSince ?? now
  if (status === 410) return { delivery, webhook: { failingSince: since, offAt: now, offReason: 'gone' } }
  const isOver = now.getTime() - since.getTime() >= FAILING_AT_MOST_MS
  return { delivery, webhook: { failingSince: since, ...(isOver && { offAt: now, offReason: 'failing' }) } }
}
