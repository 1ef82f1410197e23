import { type UserRow, findUserByEmail, lockedUser, setCurrentWorkspace } from '#features/auth/server/store.ts'
import { type NewSession, hashToken, startSession } from '#features/auth/server/sessions.ts'
import { insertAccount } from '#features/auth/server/new-account.ts'
import { usageNow } from '#features/access/server/usage.ts'
import { countMembersNow, findMembershipForChange } from '#features/access/server/member-store.ts'
import { insertMembership } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspaceAndAccounts } from '#server/db/workspace-transaction.ts'
import type { Actor } from '#server/scope.ts'
import { AppError, ERRORS } from '#shared/errors.ts'
import { remaining } from '#shared/plan-catalog.ts'
import type { InviteCheck } from '../contract.ts'
import { inviterName } from './present.ts'
import { type InviteRow, findInviteByToken, findInviteForChange, updateInvite } from './store.ts'

const CLOSED = {
  CANCELED: 'This invitation was canceled. Ask for a new one if you think this is a mistake.',
  EXPIRED: 'This invitation has expired. Ask the person who invited you to send it again.',
  ACCEPTED: 'This invitation has already been used. Log in to open the workspace.',
} as const

const NO_INVITE = 'This invitation link is invalid or has expired.'

function statusOf({ status, expiresAt }: InviteRow, now: Date): InviteRow['status'] {
  return status === 'PENDING' && expiresAt <= now ? 'EXPIRED' : status
}

export async function checkInvite(app: AppContext, token: string): Promise<InviteCheck> {
  const nothing = {
    valid: false,
    email: null,
    workspaceName: null,
    role: null,
    inviterName: null,
    hasAccount: null,
    expiresAt: null,
  }
  const found = await findInviteByToken(app.db, hashToken(token))
  if (found === null) return { ...nothing, status: null, error: NO_INVITE }
  const { invite, workspaceName, suspended } = found
  const status = statusOf(invite, app.clock.now())
  if (status !== 'PENDING') return { ...nothing, status, error: CLOSED[status] }
  if (suspended) return { ...nothing, status, error: ERRORS.WORKSPACE_SUSPENDED.message }
  return {
    valid: true,
    status,
    error: null,
    email: invite.email,
    workspaceName,
    role: invite.role,
    inviterName: inviterName(found.inviter),
    hasAccount: (await findUserByEmail(app.db, invite.email)) !== null,
    expiresAt: invite.expiresAt.toISOString(),
  }
}

export interface Acceptance {
  invite: InviteRow
  user: UserRow
  session: NewSession | null
}

/** A link alone never opens an existing account: its owner has to be logged in. */
export async function acceptInvite(
  app: AppContext,
  { token, password, name }: { token: string; password?: string | undefined; name?: string | undefined },
  { actor, userAgent }: { actor: Actor | null; userAgent: string },
): Promise<Acceptance> {
  const found = await findInviteByToken(app.db, hashToken(token))
  if (found === null) throw new AppError('INVALID_TOKEN', { message: NO_INVITE })
  const { invite } = found
  mustBeOpen(invite, app.clock.now())
  if (found.suspended) throw new AppError('WORKSPACE_SUSPENDED')
  if (actor !== null && actor.email.toLowerCase() !== invite.email.toLowerCase()) {
    throw new AppError('FORBIDDEN', {
      message: `This invitation is for ${invite.email}. Log out and open the link again to accept it.`,
    })
  }
  if (actor !== null) {
    const user = await join(app, invite, (tx) => lockedUser(tx.tx, actor.userId))
    return { invite, user, session: null }
  }
  if ((await findUserByEmail(app.db, invite.email)) !== null) {
    throw new AppError('EMAIL_TAKEN', {
      message: 'This email already has an account. Log in to accept the invitation.',
    })
  }
  if (password === undefined) {
    throw new AppError('INVALID_INPUT', { message: 'Password is required', details: { field: 'password' } })
  }
  const passwordHash = await app.passwords.hash(password)
  const account = { email: invite.email, name: name || invite.name, passwordHash }
  const user = await join(app, invite, (tx) => insertAccount(tx.tx, app.clock.now(), account))
  return { invite, user, session: await startSession(app, user, userAgent) }
}

function mustBeOpen(invite: InviteRow, now: Date): void {
  const status = statusOf(invite, now)
  if (status !== 'PENDING') throw new AppError('INVITE_NOT_OPEN', { message: CLOSED[status], details: { status } })
}

/** Adds the member and uses up the invitation in one transaction. `person` creates or reads the user in it. */
async function join(
  app: AppContext,
  { workspaceId, id, tokenHash }: InviteRow,
  person: (tx: WorkspaceTx) => Promise<UserRow>,
): Promise<UserRow> {
  const now = app.clock.now()
  return withWorkspaceAndAccounts(app.db, workspaceId, async (tx) => {
    // usageNow() locks the subscription, so two users can't both take the last seat.
    const { limits } = await usageNow(tx, now)
    const invite = await findInviteForChange(tx, id)
    // The invitation was resent meanwhile, and only the newest link counts.
    if (invite === null || invite.tokenHash !== tokenHash) throw new AppError('INVALID_TOKEN', { message: NO_INVITE })
    mustBeOpen(invite, now)
    const user = await person(tx)
    const isMember = (await findMembershipForChange(tx, user.id)) !== null
    if (!isMember && !invite.beyondSeats && remaining(limits.users, await countMembersNow(tx)) < 1) {
      throw new AppError('SEAT_LIMIT_REACHED', {
        message: 'This workspace has no free seats. Ask the person who invited you to add one.',
      })
    }
    await updateInvite(tx, id, { status: 'ACCEPTED', closedAt: now })
    if (!isMember) {
      const { role } = invite
      await insertMembership(tx.tx, {
        id: newId(),
        workspaceId,
        userId: user.id,
        role,
        lastUsedAt: now,
        createdAt: now,
      })
    }
    await setCurrentWorkspace(tx.tx, user.id, workspaceId)
    return user
  })
}
