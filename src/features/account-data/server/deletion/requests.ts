import { confirmPassword } from '#features/auth/server/service.ts'
import { deleteOtherSessions, lockedUser, setDeletionRequest } from '#features/auth/server/store.ts'
import {
  findMemberEmails,
  findOwnedWorkspaces,
  lockWorkspace,
  setWorkspaceDeletionRequest,
} from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import type { Actor, Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { RETENTION_PERIODS, UNDO_DAYS } from '#shared/retention-periods.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import type { accountDataEndpoints } from '../../contract.ts'
import { endOf } from '../retention/moments.ts'
import { accountDeletionMail, accountKeptMail, sendAll, workspaceDeletionMail, workspaceKeptMail } from './mails.ts'
import { findPendingWorkspaces } from './store.ts'

export const confirmIdentity = (app: AppContext, userId: string, password: string) =>
  confirmPassword(app, userId, password, { field: 'password', refusal: "Your password isn't correct." })

export const closingTime = (requestedAt: Date): Date => endOf(requestedAt, { days: UNDO_DAYS })

/** After closesAt the closing job may already be running, so reject a cancellation. */
function mustBeInTime({ clock }: AppContext, requestedAt: Date): void {
  if (closingTime(requestedAt) > clock.now()) return
  throw new AppError('CONFLICT', { message: 'The undo period has ended.' })
}

const timetable = (requestedAt: Date) => ({
  requestedAt: requestedAt.toISOString(),
  closesAt: closingTime(requestedAt).toISOString(),
  campaignDataGoneAt: endOf(closingTime(requestedAt), RETENTION_PERIODS.campaignData.length).toISOString(),
  goneAt: endOf(requestedAt, RETENTION_PERIODS.accountData.length).toISOString(),
})

export async function readDeletions(
  app: AppContext,
  { userId }: Pick<Actor, 'userId'>,
): Promise<AnswerOf<typeof accountDataEndpoints.deletions>> {
  const [user, pending, owned] = await Promise.all([
    lockedUser(app.db, userId),
    findPendingWorkspaces(app.db, userId),
    findOwnedWorkspaces(app.db, userId),
  ])
  return {
    account: user.deletionRequestedAt === null ? null : timetable(user.deletionRequestedAt),
    workspaces: pending.map(({ id, name, ownerUserId, deletionRequestedAt }) => ({
      id,
      name,
      isOwner: ownerUserId === userId,
      ...timetable(deletionRequestedAt),
    })),
    owned: owned.map(({ id, name, others }) => ({ id, name, others })),
  }
}

/** Logs out the other devices right away. A second request doesn't change the dates. */
export async function requestAccountDeletion(
  app: AppContext,
  actor: Actor,
  { password, deleteWorkspaces }: { password: string; deleteWorkspaces: boolean },
): Promise<void> {
  const { userId, sessionHash, role, email } = actor
  if (role === 'SUPERADMIN') {
    throw new AppError('FORBIDDEN', {
      message: "You can't delete the super admin account here. It's set in the server's environment variables.",
    })
  }
  await confirmIdentity(app, userId, password)
  const now = app.clock.now()
  const told = await inTransaction(app.db, async (tx) => {
    const user = await lockedUser(tx, userId)
    // A workspace that is being transferred no longer belongs to the user.
    for (const { id } of await findOwnedWorkspaces(tx, userId)) await lockWorkspace(tx, id)
    const owned = await findOwnedWorkspaces(tx, userId)
    const shared = owned.filter(({ others }) => others > 0)
    if (shared.length > 0 && !deleteWorkspaces) {
      const names = shared.map(({ name }) => `“${name}”`).join(', ')
      throw new AppError('OWNS_WORKSPACES', {
        message: `${names} ${shared.length === 1 ? 'has' : 'have'} other members. Transfer ownership first, or choose to delete ${shared.length === 1 ? 'it' : 'them'} with your account.`,
        details: { field: 'deleteWorkspaces' },
      })
    }
    const requestedAt = user.deletionRequestedAt ?? now
    await setDeletionRequest(tx, userId, requestedAt)
    const added = owned.filter(({ deletionRequestedAt }) => deletionRequestedAt === null)
    for (const { id } of added) await setWorkspaceDeletionRequest(tx, id, requestedAt)
    await deleteOtherSessions(tx, userId, sessionHash)
    const others = await Promise.all(
      added.map(async ({ id, name }) => {
        const people = await findMemberEmails(tx, id)
        return people.filter((to) => to !== email).map((to) => ({ to, name }))
      }),
    )
    return { isNew: user.deletionRequestedAt === null, closesAt: closingTime(requestedAt), others: others.flat() }
  })
  sendAll(app, [
    ...(told.isNew ? [accountDeletionMail(app, email, told.closesAt)] : []),
    ...told.others.map(({ to, name }) => workspaceDeletionMail(app, to, name, told.closesAt)),
  ])
}

/** Also cancels the deletion of the workspaces that were to be deleted with the account. */
export async function withdrawAccountDeletion(app: AppContext, { userId, email }: Actor): Promise<void> {
  const kept = await inTransaction(app.db, async (tx) => {
    const { deletionRequestedAt } = await lockedUser(tx, userId)
    if (deletionRequestedAt === null) return null
    mustBeInTime(app, deletionRequestedAt)
    await setDeletionRequest(tx, userId, null)
    const owned = await findOwnedWorkspaces(tx, userId)
    const along = owned.filter((one) => one.deletionRequestedAt?.getTime() === deletionRequestedAt.getTime())
    for (const { id } of along) await setWorkspaceDeletionRequest(tx, id, null)
    const told = await Promise.all(
      along.map(async ({ id, name }) =>
        (await findMemberEmails(tx, id)).filter((to) => to !== email).map((to) => workspaceKeptMail(to, name)),
      ),
    )
    return told.flat()
  })
  if (kept !== null) sendAll(app, [accountKeptMail(email), ...kept])
}

/** A second request doesn't change the date. */
export async function requestWorkspaceDeletion(app: AppContext, scope: Scope, password: string): Promise<void> {
  await confirmIdentity(app, scope.userId, password)
  const now = app.clock.now()
  const told = await inTransaction(app.db, async (tx) => {
    const workspace = await lockWorkspace(tx, scope.workspaceId)
    if (workspace === null || workspace.closedAt !== null) throw new AppError('NOT_FOUND')
    if (workspace.deletionRequestedAt !== null) return []
    await setWorkspaceDeletionRequest(tx, workspace.id, now)
    const people = await findMemberEmails(tx, workspace.id)
    return people.map((to) => workspaceDeletionMail(app, to, workspace.name, closingTime(now)))
  })
  sendAll(app, told)
}

export async function withdrawWorkspaceDeletion(app: AppContext, scope: Scope): Promise<void> {
  const told = await inTransaction(app.db, async (tx) => {
    const workspace = await lockWorkspace(tx, scope.workspaceId)
    if (workspace === null || workspace.closedAt !== null) throw new AppError('NOT_FOUND')
    if (workspace.deletionRequestedAt === null) return []
    mustBeInTime(app, workspace.deletionRequestedAt)
    const owner = await lockedUser(tx, workspace.ownerUserId)
    if (owner.deletionRequestedAt !== null) {
      throw new AppError('CONFLICT', {
        message:
          "The owner's account is also scheduled for deletion. Cancel that deletion or transfer ownership first.",
      })
    }
    await setWorkspaceDeletionRequest(tx, workspace.id, null)
    const people = await findMemberEmails(tx, workspace.id)
    return people.map((to) => workspaceKeptMail(to, workspace.name))
  })
  sendAll(app, told)
}
