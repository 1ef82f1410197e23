import { deleteRunsBefore, forgetRequester } from '#features/runs/server/store.ts'
import { deleteCallsBefore } from '#features/models/server/call-store.ts'
import { deleteExpiredAccess, deleteUser, findClosedAccounts } from '#features/auth/server/store.ts'
import { deleteTransactionsBefore, forgetPayer } from '#features/billing/server/retention-store.ts'
import { deleteHistoryOf, forgetImporter } from '#features/history/server/retention-store.ts'
import { deleteTrashBefore } from '#features/ideas/server/store.ts'
import { deleteTrashedOutlinesBefore } from '#features/outlines/server/trash-store.ts'
import { deleteDeliveriesBefore } from '#features/hooks/server/store.ts'
import { deleteNotificationsBefore } from '#features/notifications/server/store.ts'
import { deleteTokensEndedBefore } from '#features/tokens/server/store.ts'
import { deleteLinksEndedBefore } from '#features/reviews/server/retention-store.ts'
import { deleteUsageBefore } from '#features/access/server/subscription-store.ts'
import { deleteWorkspace, findClosedWorkspaceIds } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { deleteAuditEntriesBefore, deleteMailsBefore, deleteMailsTo } from '#server/db/platform-store.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import { RETENTION_PERIODS, type RetentionId } from '#shared/retention-periods.ts'
import { beganBefore } from './moments.ts'

type Kept = Exclude<RetentionId, 'support'>

export const PURGES: Record<Kept, (app: AppContext, until: Date) => Promise<void>> = {
  async accountData(app, until) {
    for (const id of await findClosedWorkspaceIds(app.db, { requestedUntil: until })) await eraseWorkspace(app, id)
    for (const { id, email } of await findClosedAccounts(app.db, until)) {
      for (const owned of await findClosedWorkspaceIds(app.db, { ownerUserId: id })) await eraseWorkspace(app, owned)
      await inTransaction(app.db, async (tx) => {
        await forgetRequester(tx, id)
        await forgetImporter(tx, id)
        await forgetPayer(tx, { userId: id, email })
        await deleteMailsTo(tx, email)
        await deleteUser(tx, id)
      })
    }
    await deleteMailsBefore(app.db, until)
  },
  async campaignData(app, until) {
    for (const id of await findClosedWorkspaceIds(app.db, { closedUntil: until })) await deleteHistoryOf(app.db, id)
  },
  transactions: (app, until) => deleteTransactionsBefore(app.db, until),
  async analytics(app, until) {
    await deleteUsageBefore(app.db, until)
    await deleteRunsBefore(app.db, until)
    await deleteCallsBefore(app.db, until)
  },
  securityLogs: (app, until) => deleteAuditEntriesBefore(app.db, until),
  apiTokens: (app, until) => deleteTokensEndedBefore(app.db, until),
  webhookDeliveries: (app, until) => deleteDeliveriesBefore(app.db, until),
  notifications: (app, until) => deleteNotificationsBefore(app.db, until),
  reviewLinks: (app, until) => deleteLinksEndedBefore(app.db, until),
  async trash(app, until) {
    await deleteTrashBefore(app.db, until)
    await deleteTrashedOutlinesBefore(app.db, until)
  },
}

async function eraseWorkspace(app: AppContext, id: string): Promise<void> {
  await deleteHistoryOf(app.db, id)
  await deleteWorkspace(app.db, id)
}

/** An error in one purge doesn't stop the others. Returns the errors. */
export async function purgeWhatIsDue(app: AppContext): Promise<unknown[]> {
  const now = app.clock.now()
  const failures: unknown[] = []
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error))
  for (const [id, purge] of Object.entries(PURGES)) {
    await attempt(purge(app, beganBefore(now, RETENTION_PERIODS[id as Kept].length)))
  }
  await attempt(deleteExpiredAccess(app.db, now))
  return failures
}
