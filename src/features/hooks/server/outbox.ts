import { findSubscriptions } from '#features/access/server/subscription-store.ts'
import { workspaceExists } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Db } from '#server/db/open-db.ts'
import { newId } from '#server/db/new-id.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { effectiveLimits } from '#shared/plan-catalog.ts'
import type { DeliveredEvent } from '../contract.ts'
import { type Report, bodyOf } from './report.ts'
import { type DeliveryRow, type WebhookRow, findListening, insertDeliveries } from './store.ts'

/** Runs inside the transaction of the change, so that a report exists exactly if the change does. */
export async function reportChange(app: AppContext, tx: WorkspaceTx, report: Report): Promise<void> {
  const listening = (await findListening(tx, report.type)).filter(
    ({ brandIds }) => brandIds === null || (report.brandId !== null && brandIds.includes(report.brandId)),
  )
  if (listening.length === 0 || !(await hasApi(app, tx.tx, tx.workspaceId))) return
  await insertDeliveries(
    tx,
    listening.map((webhook) => deliveryOf(app, webhook, report)),
  )
}

export function deliveryOf(app: AppContext, webhook: WebhookRow, report: Report<DeliveredEvent>): DeliveryRow {
  const now = app.clock.now()
  return {
    workspaceId: webhook.workspaceId,
    id: newId(),
    webhookId: webhook.id,
    event: report.type,
    body: bodyOf(webhook.kind, report, app.env.appUrl, now),
    state: 'waiting',
    attempts: 0,
    status: null,
    createdAt: now,
    triedAt: null,
    nextAt: now,
  }
}

/** A workspace that is suspended, closed or on a smaller plan reports nothing. Not for use in a transaction. */
export async function mayDeliver(app: AppContext, workspaceId: string): Promise<boolean> {
  const workspace = await workspaceExists(app.db, workspaceId)
  const isOpen = workspace !== null && workspace.closedAt === null && workspace.status !== 'SUSPENDED'
  return isOpen && (await hasApi(app, app.db, workspaceId))
}

async function hasApi({ clock }: AppContext, db: Db, workspaceId: string): Promise<boolean> {
  const subscription = (await findSubscriptions(db, [workspaceId])).get(workspaceId)
  return subscription !== undefined && effectiveLimits(subscription, clock.now()).apiEnabled
}
