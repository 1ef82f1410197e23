import { lockSubscription } from '#features/access/server/subscription-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import { isPublicUrl } from '#server/outbound.ts'
import type { Scope } from '#server/scope.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { type Delivery, MOST_WEBHOOKS, type Webhook, type webhookEndpoints } from '../contract.ts'
import { deliveryOf } from './outbox.ts'
import { testReport } from './report.ts'
import { encryptSecret, encryptUrl } from './secrets.ts'
import { presentDelivery, presentWebhook } from './shown.ts'
import { newSecret } from './signature.ts'
import {
  type WebhookRow,
  countWebhooks,
  deleteWebhook,
  findLastDeliveries,
  findWebhookForChange,
  findWebhooks,
  insertDeliveries,
  insertWebhook,
  updateWebhook,
} from './store.ts'

const SLACK_HOST = 'hooks.slack.com'
const SHOWN_DELIVERIES = 20

export async function listWebhooks(app: AppContext, { workspaceId }: Scope): Promise<Webhook[]> {
  const rows = await withWorkspace(app.db, workspaceId, findWebhooks)
  return rows.map((row) => presentWebhook(app, row))
}

export async function createWebhook(
  app: AppContext,
  { workspaceId }: Scope,
  { kind, url, events, brandIds }: BodyOf<typeof webhookEndpoints.create>,
): Promise<{ webhook: Webhook; secret: string | null }> {
  refuseAddress(app, kind, url)
  const named = { workspaceId, id: newId() }
  const secret = kind === 'slack' ? null : newSecret()
  const row = await withWorkspace(app.db, workspaceId, async (tx) => {
    // Serializes the requests of a workspace, so that the limit holds.
    await lockSubscription(tx)
    if ((await countWebhooks(tx)) >= MOST_WEBHOOKS) {
      throw new AppError('CONFLICT', {
        message: `A workspace can have ${MOST_WEBHOOKS} webhooks. Delete one to create another.`,
      })
    }
    return insertWebhook(tx, {
      ...named,
      kind,
      sealedUrl: encryptUrl(app, named, url),
      sealedSecret: secret === null ? null : encryptSecret(app, named, secret),
      events: [...new Set(events)],
      brandIds: brandIds === undefined ? null : [...new Set(brandIds)],
      createdAt: app.clock.now(),
    })
  })
  return { webhook: presentWebhook(app, row), secret }
}

/** The delivery checks the address again, because a name may point anywhere later. */
function refuseAddress({ env }: AppContext, kind: WebhookRow['kind'], url: string): void {
  const refused = (message: string) => new AppError('INVALID_INPUT', { message, details: { field: 'url' } })
  if (!isPublicUrl(url, env.ALLOW_PRIVATE_OUTBOUND !== undefined)) {
    throw refused('Enter a public address that starts with https://.')
  }
  if (kind === 'slack' && new URL(url).host !== SLACK_HOST) {
    throw refused(`Enter the address of a Slack webhook. It starts with https://${SLACK_HOST}/.`)
  }
}

async function changed(
  app: AppContext,
  { workspaceId }: Scope,
  id: string,
  change: (tx: WorkspaceTx, webhook: WebhookRow) => Promise<Partial<WebhookRow>>,
): Promise<Webhook> {
  const row = await withWorkspace(app.db, workspaceId, async (tx) => {
    const webhook = await findWebhookForChange(tx, id)
    if (webhook === null) throw new AppError('NOT_FOUND')
    const changes = await change(tx, webhook)
    if (Object.keys(changes).length > 0) await updateWebhook(tx, id, changes)
    return { ...webhook, ...changes }
  })
  return presentWebhook(app, row)
}

export const changeWebhook = (
  app: AppContext,
  scope: Scope,
  id: string,
  { events, brandIds, on }: BodyOf<typeof webhookEndpoints.change>,
): Promise<Webhook> =>
  changed(app, scope, id, async () => ({
    ...(events !== undefined && { events: [...new Set(events)] }),
    ...(brandIds !== undefined && { brandIds: brandIds === null ? null : [...new Set(brandIds)] }),
    ...(on === true && { offAt: null, offReason: null, failingSince: null }),
  }))

export async function rotateSecret(
  app: AppContext,
  scope: Scope,
  id: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = newSecret()
  const webhook = await changed(app, scope, id, async (_tx, row) => {
    if (row.sealedSecret === null) {
      throw new AppError('CONFLICT', { message: 'A webhook for Slack has no secret.' })
    }
    return {
      sealedSecret: encryptSecret(app, row, secret),
      sealedEarlierSecret: row.sealedSecret,
      earlierSignsUntil: new Date(app.clock.now().getTime() + DAY_MS),
    }
  })
  return { webhook, secret }
}

export async function sendTest(app: AppContext, { workspaceId }: Scope, id: string): Promise<Delivery> {
  return withWorkspace(app.db, workspaceId, async (tx) => {
    const webhook = await findWebhookForChange(tx, id)
    if (webhook === null) throw new AppError('NOT_FOUND')
    if (webhook.offAt !== null) throw new AppError('CONFLICT', { message: 'This webhook is off. Turn it on first.' })
    const delivery = deliveryOf(app, webhook, testReport)
    await insertDeliveries(tx, [delivery])
    return presentDelivery(delivery)
  })
}

export async function listDeliveries(app: AppContext, { workspaceId }: Scope, id: string): Promise<Delivery[]> {
  const rows = await withWorkspace(app.db, workspaceId, (tx) => findLastDeliveries(tx, id, SHOWN_DELIVERIES))
  return rows.map(presentDelivery)
}

export async function removeWebhook(app: AppContext, { workspaceId }: Scope, id: string): Promise<void> {
  await withWorkspace(app.db, workspaceId, (tx) => deleteWebhook(tx, id))
}
