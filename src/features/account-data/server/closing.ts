import { stopRunsOf } from '#features/runs/server/service.ts'
import { type UserRow, closeAccount, findAccountsToClose, forgetCurrentWorkspace } from '#features/auth/server/store.ts'
import { endSubscriptionOf } from '#features/billing/server/ending.ts'
import { deleteFeedsOf, forgetFeedMaker } from '#features/calendar/server/retention-store.ts'
import { stopSyncsOf } from '#features/history/server/klaviyo-sync.ts'
import { deleteConnectionsOf } from '#features/history/server/retention-store.ts'
import { forgetPerson as forgetCommenter } from '#features/comments/server/store.ts'
import { forgetActor } from '#features/notifications/server/store.ts'
import { deleteReviewLinksOf, forgetLinkMaker } from '#features/reviews/server/retention-store.ts'
import { forgetPerson } from '#features/outlines/server/store.ts'
import { leaveWorkspace } from '#features/team/server/members.ts'
import {
  closeWorkspace,
  findMemberEmails,
  findOwnedWorkspaces,
  findWorkspacesToClose,
  setWorkspaceDeletionRequest,
  workspaceExists,
} from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { recordAudit } from '#server/audit.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import { newId } from '#server/db/new-id.ts'
import { RETENTION_PERIODS, UNDO_DAYS } from '#shared/retention-periods.ts'
import { accountClosedMail, sendAll, workspaceClosedMail } from './deletion/mails.ts'
import { closingTime } from './deletion/requests.ts'
import { findStandings } from './deletion/store.ts'
import { beganBefore, endOf } from './retention/moments.ts'

export async function closeWhatIsDue(app: AppContext): Promise<unknown[]> {
  const failures: unknown[] = []
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error))
  const requestedUntil = beganBefore(app.clock.now(), { days: UNDO_DAYS })
  for (const user of await findAccountsToClose(app.db, requestedUntil)) await attempt(endAccount(app, user))
  for (const { id, name, deletionRequestedAt } of await findWorkspacesToClose(app.db, requestedUntil)) {
    const requestedAt = deletionRequestedAt!
    await attempt(endWorkspace(app, { id, name, requestedAt, closedAt: closingTime(requestedAt) }))
  }
  return failures
}

async function endAccount(app: AppContext, user: UserRow): Promise<void> {
  const requestedAt = user.deletionRequestedAt!
  for (const { id, name, deletionRequestedAt } of await findOwnedWorkspaces(app.db, user.id)) {
    const asked = deletionRequestedAt ?? requestedAt
    await endWorkspace(app, { id, name, requestedAt: asked, closedAt: closingTime(asked) })
  }
  const standings = await findStandings(app.db, user.id)
  const self = { userId: user.id, email: user.email, impersonator: null }
  for (const { workspaceId, isOwner } of standings) {
    if (!isOwner) await leaveWorkspace(app, self, workspaceId)
  }
  await inTransaction(app.db, async (tx) => {
    await forgetPerson(tx, user.id)
    await forgetActor(tx, user.id)
    await forgetCommenter(tx, user.id)
    await forgetFeedMaker(tx, user.id)
    await forgetLinkMaker(tx, user.id)
    await closeAccount(tx, user.id, closingTime(requestedAt))
  })
  await note(app, 'user.deleted', { type: 'user', id: user.id })
  sendAll(app, [accountClosedMail(user.email, endOf(requestedAt, RETENTION_PERIODS.accountData.length))])
}

/** Returns null if no open workspace has this id. The caller writes the audit entry. */
export async function closeWorkspaceNow(app: AppContext, id: string): Promise<string | null> {
  const workspace = await workspaceExists(app.db, id)
  if (workspace === null || workspace.closedAt !== null) return null
  const now = app.clock.now()
  const isShut = await shutWorkspace(app, { id, name: workspace.name, requestedAt: now, closedAt: now })
  return isShut ? workspace.name : null
}

interface Closing {
  id: string
  name: string
  requestedAt: Date
  closedAt: Date
}

async function endWorkspace(app: AppContext, closing: Closing): Promise<void> {
  if (!(await shutWorkspace(app, closing))) return
  await note(app, 'workspace.deleted', { type: 'workspace', id: closing.id, workspaceId: closing.id })
}

async function shutWorkspace(app: AppContext, { id, name, requestedAt, closedAt }: Closing): Promise<boolean> {
  // Runs first, because the payment provider may be unavailable. Then the workspace stays open until the next run.
  await endSubscriptionOf(app, id)
  const isClosed = await inTransaction(app.db, async (tx) => {
    if (!(await closeWorkspace(tx, id, closedAt))) return false
    await deleteConnectionsOf(tx, id)
    await deleteFeedsOf(tx, id)
    await deleteReviewLinksOf(tx, id)
    await setWorkspaceDeletionRequest(tx, id, requestedAt)
    await forgetCurrentWorkspace(tx, id)
    return true
  })
  if (!isClosed) return false
  await stopRunsOf(app, id, 'NOT_FOUND')
  await stopSyncsOf(app, id, 'NOT_FOUND')
  sendAll(
    app,
    (await findMemberEmails(app.db, id)).map((to) => workspaceClosedMail(to, name)),
  )
  return true
}

const note = (app: AppContext, action: string, target: { type: string; id: string; workspaceId?: string }) =>
  recordAudit(app, action, { actor: null, scope: null, target, requestId: `retention-${newId()}` })
