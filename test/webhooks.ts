import { deliveryOf } from '#features/hooks/server/outbox.ts'
import { testReport } from '#features/hooks/server/report.ts'
import {
  deleteWebhook,
  findWebhook,
  findWebhooks,
  insertDeliveries,
  insertWebhook,
} from '#features/hooks/server/store.ts'
import { encryptSecret, encryptUrl } from '#features/hooks/server/secrets.ts'
import { newSecret } from '#features/hooks/server/signature.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { TestWorkspace } from './fixtures.ts'
import { testApp } from './test-app.ts'
import { testClock } from './test-clock.ts'

/** Past the limits of the workspace, so that a suspended one or one on a small plan can have webhooks too. */
export async function aStoredWebhook({ id: workspaceId }: Pick<TestWorkspace, 'id'>): Promise<string> {
  const named = { workspaceId, id: newId() }
  await withWorkspace(testApp.app.db, workspaceId, (tx) =>
    insertWebhook(tx, {
      ...named,
      kind: 'json',
      sealedUrl: encryptUrl(testApp.app, named, 'https://receiver.example/'),
      sealedSecret: encryptSecret(testApp.app, named, newSecret()),
      events: ['outline.created'],
      createdAt: testClock.now(),
    }),
  )
  return named.id
}

export async function noWebhooks({ id: workspaceId }: Pick<TestWorkspace, 'id'>): Promise<void> {
  await withWorkspace(testApp.app.db, workspaceId, async (tx) => {
    for (const { id } of await findWebhooks(tx)) await deleteWebhook(tx, id)
  })
}

export async function aStoredDelivery(
  { id: workspaceId }: Pick<TestWorkspace, 'id'>,
  webhookId: string,
): Promise<string> {
  return withWorkspace(testApp.app.db, workspaceId, async (tx) => {
    const delivery = deliveryOf(testApp.app, (await findWebhook(tx, webhookId))!, testReport)
    await insertDeliveries(tx, [delivery])
    return delivery.id
  })
}
