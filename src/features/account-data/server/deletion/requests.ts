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
import type { Actor, Scope } from '#server/http/route.ts'
import { AppError } from '#shared/errors.ts'
import { RETENTION_PERIODS, UNDO_DAYS } from '#shared/retention-periods.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import type { accountDataEndpoints } from '../../contract.ts'
import { endOf } from '../retention/moments.ts'
import { accountDeletionMail, accountKeptMail, sendAll, workspaceDeletionMail, workspaceKeptMail } from './mails.ts'
import { findPendingWorkspaces } from './store.ts'

/** Has the person say who they are before something of weight. */
export const confirmIdentity = (app: AppContext, userId: string, password: string) =>
  confirmPassword(app, userId, password, { field: 'password', refusal: 'Your password is not correct.' })

export const closingTime = (requestedAt: Date): Date => endOf(requestedAt, { days: UNDO_DAYS })

/** From its time on the closing may have begun: nobody is told that something stays which goes in the same moment. */
function mustBeInTime({ clock }: AppContext, requestedAt: Date): void {
  if (closingTime(requestedAt) > clock.now()) return
  throw new AppError('CONFLICT', { message: 'The time to take this back is over.' })
}

/** When a wish comes true step by step. */
const timetable = (requestedAt: Date) => ({
  requestedAt: requestedAt.toISOString(),
  closesAt: closingTime(requestedAt).toISOString(),
  campaignDataGoneAt: endOf(closingTime(requestedAt), RETENTION_PERIODS.campaignData.length).toISOString(),
  goneAt: endOf(requestedAt, RETENTION_PERIODS.accountData.length).toISOString(),
})

/** What is about to be deleted of a person's, and what they own. */
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

/**
 * Asks for an account to be deleted, with the workspaces the person owns. Other devices are signed out at once; the
 * account itself closes when the time to change one's mind is over. Asking again changes no date.
 */
export async function requestAccountDeletion(
  app: AppContext,
  actor: Actor,
  { password, deleteWorkspaces }: { password: string; deleteWorkspaces: boolean },
): Promise<void> {
  const { userId, sessionHash, role, email } = actor
  if (role === 'SUPERADMIN') {
    throw new AppError('FORBIDDEN', { message: 'The super admin account is set where the server is set up.' })
  }
  await confirmIdentity(app, userId, password)
  const now = app.clock.now()
  const told = await inTransaction(app.db, async (tx) => {
    const user = await lockedUser(tx, userId)
    // What is given away in this moment is not the person's to delete.
    for (const { id } of await findOwnedWorkspaces(tx, userId)) await lockWorkspace(tx, id)
    const owned = await findOwnedWorkspaces(tx, userId)
    const shared = owned.filter(({ others }) => others > 0)
    if (shared.length > 0 && !deleteWorkspaces) {
      const names = shared.map(({ name }) => `"${name}"`).join(', ')
      throw new AppError('OWNS_WORKSPACES', {
        message: `Others work in ${names}. Transfer the ownership first, or delete it together with your account.`,
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

/** Takes the wish back, together with that for the workspaces that were to go along. */
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

/** Asks for a workspace to be deleted. Everyone in it hears of it. Asking again changes no date. */
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
        message: 'The account of its owner is about to be deleted as well: keep that, or transfer the ownership first.',
      })
    }
    await setWorkspaceDeletionRequest(tx, workspace.id, null)
    const people = await findMemberEmails(tx, workspace.id)
    return people.map((to) => workspaceKeptMail(to, workspace.name))
  })
  sendAll(app, told)
}
