import { z } from 'zod'
import type { AppContext } from '#server/app-context.ts'
import { pageOf, readCursor } from '#server/page-cursor.ts'
import type { AnswerOf, QueryOf } from '#shared/endpoint.ts'
import type { adminBillingEndpoints } from '../../billing-contract.ts'
import { findWebhookEvents, findSubscriptions, findUnlinked } from './store.ts'
import { presentWebhookEvent, presentPayment, presentSubscription } from './present.ts'

type Rows = typeof adminBillingEndpoints

export async function listSubscriptions(
  app: AppContext,
  { search, view, cursor, limit }: QueryOf<Rows['subscriptions']>,
): Promise<AnswerOf<Rows['subscriptions']>> {
  const after = cursor === undefined ? null : readCursor(cursor, z.tuple([z.uuid()]))[0]
  const found = await findSubscriptions(app.db, { search: search || null, view, after, limit: limit + 1 })
  const { rows, nextCursor } = pageOf(found, limit, ({ subscription }) => [subscription.workspaceId])
  return { subscriptions: rows.map((row) => presentSubscription(app, row)), nextCursor, mode: app.env.billingMode }
}

const PLACE = z.tuple([z.iso.datetime(), z.string().max(255)])

export async function listUnlinked(
  app: AppContext,
  { cursor, limit }: QueryOf<Rows['unlinked']>,
): Promise<AnswerOf<Rows['unlinked']>> {
  const place = cursor === undefined ? null : readCursor(cursor, PLACE)
  const after = place === null ? null : { paidAt: new Date(place[0]), id: place[1] }
  const found = await findUnlinked(app.db, after, limit + 1)
  const { rows, nextCursor } = pageOf(found, limit, ({ payment }) => [payment.createdAt.toISOString(), payment.id])
  return { payments: rows.map((row) => presentPayment(app, row)), nextCursor }
}

export async function listWebhookEvents(
  app: AppContext,
  { outcome, cursor, limit }: QueryOf<Rows['webhooks']>,
): Promise<AnswerOf<Rows['webhooks']>> {
  const place = cursor === undefined ? null : readCursor(cursor, PLACE)
  const after = place === null ? null : { receivedAt: new Date(place[0]), id: place[1] }
  const found = await findWebhookEvents(app.db, outcome ?? null, after, limit + 1)
  const { rows, nextCursor } = pageOf(found, limit, ({ receivedAt, id }) => [receivedAt.toISOString(), id])
  return { webhooks: rows.map(presentWebhookEvent), nextCursor }
}
