import { closeAccount, displayName, findAccountsToClose, type UserRow } from '#features/auth/server/service.ts'
import { endSubscriptionOf } from '#features/billing/server/service.ts'
import { deleteFeedsOf, forgetFeedMaker } from '#features/calendar/server/service.ts'
import { deleteConnectionsOf } from '#features/history/server/service.ts'
import { forgetPerson } from '#features/outlines/server/service.ts'
import { leaveWorkspace } from '#features/team/server/service.ts'
import {
  closeWorkspace,
  findMemberEmails,
  findOwnedWorkspaces,
  findWorkspacesToClose,
  setWorkspaceDeletionRequest,
} from '#features/workspaces/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { recordAudit } from '#server/audit.ts'
import type { Db } from '#server/db/open-db.ts'
import { newId } from '#server/db/new-id.ts'
import { RETENTION_PERIODS, UNDO_DAYS } from '#shared/retention-periods.ts'
import { accountClosedMail, sendAll, workspaceClosedMail } from '../deletion/mails.ts'
import { closingTime } from '../deletion/requests.ts'
import { findStandings } from '../deletion/store.ts'
import { beganBefore, endOf } from './moments.ts'

/** Closes the accounts and workspaces for which the time to change one's mind is over; tells what could not be closed. */
export async function closeWhatIsDue(app: AppContext): Promise<unknown[]> {
  const failures: unknown[] = []
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error))
  const requestedUntil = beganBefore(app.clock.now(), { days: UNDO_DAYS })
  for (const user of await findAccountsToClose(app.db, requestedUntil)) await attempt(endAccount(app, user))
  for (const { id, name, deletionRequestedAt } of await findWorkspacesToClose(app.db, requestedUntil)) {
    await attempt(endWorkspace(app, { id, name, requestedAt: deletionRequestedAt! }))
  }
  return failures
}

/** The person leaves every workspace, those they own close with them; what they did there stays without their name. */
async function endAccount(app: AppContext, user: UserRow): Promise<void> {
  const requestedAt = user.deletionRequestedAt!
  for (const { id, name, deletionRequestedAt } of await findOwnedWorkspaces(app.db, user.id)) {
    await endWorkspace(app, { id, name, requestedAt: deletionRequestedAt ?? requestedAt })
  }
  const standings = await findStandings(app.db, user.id)
  const self = { userId: user.id, email: user.email, name: displayName(user) }
  for (const { workspaceId, isOwner } of standings) {
    if (!isOwner) await leaveWorkspace(app, self, workspaceId)
  }
  await app.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db
    const names = [self.name, ...standings.flatMap(({ displayName: name }) => name ?? [])]
    const workspaceIds = standings.map(({ workspaceId }) => workspaceId)
    await forgetPerson(tx, { userId: user.id, names, workspaceIds })
    await forgetFeedMaker(tx, workspaceIds, names)
    await closeAccount(tx, user.id, closingTime(requestedAt))
  })
  await note(app, 'user.deleted', { type: 'user', id: user.id })
  sendAll(app, [accountClosedMail(user.email, endOf(requestedAt, RETENTION_PERIODS.accountData.length))])
}

async function endWorkspace(
  app: AppContext,
  { id, name, requestedAt }: { id: string; name: string; requestedAt: Date },
): Promise<void> {
  // First, because the payment provider may be away: then the workspace stays open until the next round.
  await endSubscriptionOf(app, id)
  await app.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db
    await deleteConnectionsOf(tx, id)
    await deleteFeedsOf(tx, id)
    await setWorkspaceDeletionRequest(tx, id, requestedAt)
    await closeWorkspace(tx, id, closingTime(requestedAt))
  })
  await note(app, 'workspace.deleted', { type: 'workspace', id, workspaceId: id })
  sendAll(
    app,
    (await findMemberEmails(app.db, id)).map((to) => workspaceClosedMail(to, name)),
  )
}

/** Nobody is there to be the actor: the time has come round. */
const note = (app: AppContext, action: string, target: { type: string; id: string; workspaceId?: string }) =>
  recordAudit(app, action, { actor: null, scope: null, target, requestId: `retention-${newId()}` })
