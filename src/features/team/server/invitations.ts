import { guardAttempt } from '#features/auth/server/service.ts'
import { hashToken, newToken } from '#features/auth/server/sessions.ts'
import { usageNow } from '#features/access/server/usage.ts'
import { countMembersNow, isMemberByEmail } from '#features/access/server/member-store.ts'
import { workspaceExists } from '#features/access/server/workspace-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { remaining } from '#shared/plan-catalog.ts'
import { type AssignableRole, canAssign } from '#shared/role-ladder.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import {
  type InviteRow,
  type SentInvite,
  closeExpired,
  countPendingInvites,
  findInviteForChange,
  findPendingByEmail,
  findPendingInvites,
  insertInvite,
  noteMailState,
  updateInvite,
} from './store.ts'
import { invitationMail } from './team-mails.ts'

const LINK_LIFE_MS = 7 * DAY_MS
/** The limit keeps workspaces from flooding a mailbox through the product. */
const MAILS_AN_HOUR = { max: 60, windowMs: 3_600_000 }

export interface Invitation extends SentInvite {
  /** Only this response has the link, because we store its hash. */
  url: string
}

export async function listInvites(app: AppContext, { workspaceId }: Scope): Promise<SentInvite[]> {
  return withWorkspace(app.db, workspaceId, findPendingInvites)
}

export async function inviteMember(
  app: AppContext,
  scope: Scope,
  { email, name, role }: { email: string; name?: string | undefined; role: AssignableRole },
): Promise<Invitation> {
  mustAssign(scope, role)
  await guardMails(app, scope)
  const now = app.clock.now()
  const token = newToken()
  const invite = await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const seats = await seatsOf(tx, now)
    const atEmail = { details: { field: 'email' } }
    if (await isMemberByEmail(tx, email)) throw new AppError('ALREADY_MEMBER', atEmail)
    await closeExpired(tx, email, now)
    if ((await findPendingByEmail(tx, email)) !== null) throw new AppError('INVITE_EXISTS', atEmail)
    mustHaveSeat(scope, seats)
    const row: InviteRow = {
      workspaceId: scope.workspaceId,
      id: newId(),
      email,
      name: name ?? '',
      role,
      status: 'PENDING',
      createdAt: now,
      closedAt: null,
      ...sentBy(scope, token, now),
    }
    await insertInvite(tx, row)
    return row
  })
  return mailed(app, scope, invite, token)
}

export async function resendInvite(app: AppContext, scope: Scope, id: string): Promise<Invitation> {
  await guardMails(app, scope)
  const now = app.clock.now()
  const token = newToken()
  const invite = await withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const seats = await seatsOf(tx, now)
    const row = await openInvite(tx, scope, id)
    if (row.expiresAt <= now) mustHaveSeat(scope, seats)
    const changes = sentBy(scope, token, now)
    const again = { ...row, ...changes, beyondSeats: row.beyondSeats || changes.beyondSeats }
    await updateInvite(tx, id, again)
    return again
  })
  return mailed(app, scope, invite, token)
}

export async function cancelInvite(app: AppContext, scope: Scope, id: string): Promise<InviteRow> {
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const row = await openInvite(tx, scope, id)
    await updateInvite(tx, id, { status: 'CANCELED', closedAt: app.clock.now() })
    return row
  })
}

interface Seats {
  limit: number
  taken: number
}

/** usageNow() locks the subscription, so two concurrent invitations can't both take the last seat. */
async function seatsOf(tx: WorkspaceTx, now: Date): Promise<Seats> {
  const { limits } = await usageNow(tx, now)
  return { limit: limits.users, taken: (await countMembersNow(tx)) + (await countPendingInvites(tx, now)) }
}

function mustHaveSeat(scope: Scope, { limit, taken }: Seats): void {
  if (scope.role === 'SUPERADMIN' || remaining(limit, taken) > 0) return
  throw new AppError('SEAT_LIMIT_REACHED', { details: { limit, used: taken } })
}

function mustAssign(scope: Scope, role: AssignableRole): void {
  if (!canAssign(scope.role, role)) {
    throw new AppError('FORBIDDEN', { message: "You don't have permission to assign this role." })
  }
}

async function openInvite(tx: WorkspaceTx, scope: Scope, id: string): Promise<InviteRow> {
  const row = await findInviteForChange(tx, id)
  if (row === null) throw new AppError('NOT_FOUND')
  mustAssign(scope, row.role)
  if (row.status !== 'PENDING') throw new AppError('INVITE_NOT_OPEN', { details: { status: row.status } })
  return row
}

const sentBy = (scope: Scope, token: string, now: Date) => ({
  tokenHash: hashToken(token),
  invitedByUserId: scope.userId,
  beyondSeats: scope.role === 'SUPERADMIN',
  mailState: 'sending' as const,
  expiresAt: new Date(now.getTime() + LINK_LIFE_MS),
})

async function guardMails(app: AppContext, { workspaceId }: Scope): Promise<void> {
  await guardAttempt(app, `invites:${workspaceId}`, MAILS_AN_HOUR)
}

/** The invitation is valid even if its email fails. The list then shows the failure. */
async function mailed(app: AppContext, scope: Scope, invite: InviteRow, token: string): Promise<Invitation> {
  const url = `${app.env.appUrl}/accept-invite?token=${token}`
  const workspace = await workspaceExists(app.db, scope.workspaceId)
  const mail = invitationMail({ ...invite, workspaceName: workspace?.name ?? '', inviterName: scope.userName, url })
  const note = (state: InviteRow['mailState']) =>
    withWorkspace(app.db, scope.workspaceId, (tx) => noteMailState(tx, invite, state))
  void app.mailer
    .send(mail)
    .then(
      () => note('sent'),
      (error: unknown) => {
        app.log.error({ err: error, kind: mail.kind }, 'an account email was not sent')
        return note('failed')
      },
    )
    .catch((error: unknown) => app.log.error({ err: error }, 'the state of an invitation email was not stored'))
  return { invite, inviter: { name: scope.userName, email: '' }, url }
}
