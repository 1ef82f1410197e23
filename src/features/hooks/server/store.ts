import { and, asc, count, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { WebhookEvent } from '../events.ts'
import { webhookDeliveries, webhooks } from './tables.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

const oneWebhook = ({ workspaceId }: WorkspaceTx, id: string) =>
  and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, id))
const oneDelivery = ({ workspaceId }: WorkspaceTx, id: string) =>
  and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.id, id))

export const findWebhookWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, webhooks, id, workspaceIds)

export async function findWebhooks({ tx, workspaceId }: WorkspaceTx): Promise<WebhookRow[]> {
  return tx
    .select()
    .from(webhooks)
    .where(eq(webhooks.workspaceId, workspaceId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
}

export async function countWebhooks({ tx, workspaceId }: WorkspaceTx): Promise<number> {
  const [row] = await tx.select({ webhooks: count() }).from(webhooks).where(eq(webhooks.workspaceId, workspaceId))
  return row?.webhooks ?? 0
}

export async function insertWebhook({ tx }: WorkspaceTx, row: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [stored] = await tx.insert(webhooks).values(row).returning()
  return stored!
}

export async function findWebhook(scope: WorkspaceTx, id: string): Promise<WebhookRow | null> {
  const [row] = await scope.tx.select().from(webhooks).where(oneWebhook(scope, id))
  return row ?? null
}

/** Locks the webhook. Lock it before its deliveries. */
export async function findWebhookForChange(scope: WorkspaceTx, id: string): Promise<WebhookRow | null> {
  const [row] = await scope.tx.select().from(webhooks).where(oneWebhook(scope, id)).for('update')
  return row ?? null
}

export async function updateWebhook(scope: WorkspaceTx, id: string, changes: Partial<WebhookRow>): Promise<void> {
  await scope.tx.update(webhooks).set(changes).where(oneWebhook(scope, id))
}

export async function deleteWebhook(scope: WorkspaceTx, id: string): Promise<void> {
  await scope.tx.delete(webhooks).where(oneWebhook(scope, id))
}

/** The webhooks that are on and want this event. */
export async function findListening({ tx, workspaceId }: WorkspaceTx, event: WebhookEvent): Promise<WebhookRow[]> {
  return tx
    .select()
    .from(webhooks)
    .where(
      and(
        eq(webhooks.workspaceId, workspaceId),
        isNull(webhooks.offAt),
        sql`${webhooks.events} @> ${JSON.stringify([event])}::jsonb`,
      ),
    )
}

export async function insertDeliveries({ tx }: WorkspaceTx, rows: (typeof webhookDeliveries.$inferInsert)[]) {
  if (rows.length > 0) await tx.insert(webhookDeliveries).values(rows)
}

export async function findLastDeliveries(
  { tx, workspaceId }: WorkspaceTx,
  webhookId: string,
  most: number,
): Promise<DeliveryRow[]> {
  return tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.webhookId, webhookId)))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(most)
}

const due = (now: Date) => and(eq(webhookDeliveries.state, 'waiting'), lte(webhookDeliveries.nextAt, now))

export async function findDueDeliveries(
  db: Db,
  now: Date,
  most: number,
): Promise<Pick<DeliveryRow, 'workspaceId' | 'id'>[]> {
  return db
    .select({ workspaceId: webhookDeliveries.workspaceId, id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(due(now))
    .orderBy(asc(webhookDeliveries.nextAt))
    .limit(most)
}

/** Moves the next attempt, so that only one process gets the row. If the process dies, the row is due again later. */
export async function claimDelivery(
  scope: WorkspaceTx,
  id: string,
  now: Date,
  heldUntil: Date,
): Promise<DeliveryRow | null> {
  const [row] = await scope.tx
    .update(webhookDeliveries)
    .set({ nextAt: heldUntil, triedAt: now, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(and(oneDelivery(scope, id), due(now)))
    .returning()
  return row ?? null
}

export async function updateDelivery(
  scope: WorkspaceTx,
  id: string,
  changes: Pick<DeliveryRow, 'state' | 'status' | 'nextAt'>,
): Promise<void> {
  await scope.tx.update(webhookDeliveries).set(changes).where(oneDelivery(scope, id))
}

export async function endDeliveries({ tx, workspaceId }: WorkspaceTx, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAt: null })
    .where(
      and(
        eq(webhookDeliveries.workspaceId, workspaceId),
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    )
}

export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}
