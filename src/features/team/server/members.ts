import { outlineUnassigning } from './provided.ts'
import { displayName, giveNewPassword } from '#features/auth/server/service.ts'
import { tokenNote } from '#features/auth/server/token-note.ts'
import { type UserRow, lockedUser, updateUser } from '#features/auth/server/store.ts'
import { type MembershipRow, lockWorkspace, workspaceExists } from '#features/access/server/workspace-store.ts'
import {
  type MemberRow,
  countMembershipsOf,
  deleteMembership,
  findMembers,
  findMembershipForChange,
  handOverWorkspace,
  updateMembership,
} from '#features/access/server/member-store.ts'
import type { AppContext } from '#server/app-context.ts'
import { type WorkspaceTx, withWorkspace, withWorkspaceAndAccounts } from '#server/db/workspace-transaction.ts'
import type { Actor, Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import type { WorkspaceRole } from '#shared/permissions.ts'
import { assignableRoles, canAssign, canManage } from '#shared/role-ladder.ts'
import { cancelInvitesFrom } from './store.ts'
import { passwordGivenMail } from './team-mails.ts'

const refused = (message: string) => new AppError('FORBIDDEN', { message })

export async function listMembers(app: AppContext, workspaceId: string): Promise<MemberRow[]> {
  return withWorkspace(app.db, workspaceId, findMembers)
}

export interface MemberChange {
  email: string
  metadata: Record<string, unknown>
}

/**
 * The account's name changes only for members without another workspace. All others get a display name for this one.
 */
export async function changeMember(
  app: AppContext,
  scope: Scope,
  userId: string,
  { name, role }: { name?: string | undefined; role?: WorkspaceRole | undefined },
): Promise<MemberChange> {
  return withWorkspaceAndAccounts(app.db, scope.workspaceId, async (tx) => {
    const { user, membership } = await manageable(tx, scope, userId)
    const changes: Partial<Pick<MembershipRow, 'role' | 'displayName'>> = {}
    const metadata: Record<string, unknown> = {}
    if (role !== undefined && role !== membership.role) {
      if (membership.role === 'OWNER' || role === 'OWNER') throw refused('Use transfer ownership to change owner')
      if (!canAssign(scope.role, role)) throw refused("You don't have permission to assign this role.")
      changes.role = role
      metadata['role'] = { from: membership.role, to: role }
      const now = app.clock.now()
      metadata['canceledInvites'] = await cancelInvitesFrom(tx, userId, assignableRoles(role), now)
    }
    if (name !== undefined && name !== displayName({ ...user, calledHere: membership.displayName })) {
      const ownName = userId === scope.userId || (await countMembershipsOf(tx.tx, userId)) === 1
      if (ownName) await updateUser(tx.tx, userId, { name })
      changes.displayName = ownName ? null : name
      metadata['name'] = ownName ? 'account' : 'workspace'
    }
    await updateMembership(tx, userId, changes)
    return { email: user.email, metadata }
  })
}

/** Fails for members of another workspace, because this workspace must not open that one. */
export async function resetMemberPassword(
  app: AppContext,
  scope: Scope,
  userId: string,
  newPassword: string,
): Promise<MemberChange> {
  const check = async (tx: WorkspaceTx): Promise<UserRow> => {
    if (userId === scope.userId) throw refused('Change your own password in User Profile.')
    const { user, membership } = await manageable(tx, scope, userId)
    if (membership.role === 'OWNER') throw refused("You can't reset the owner's password.")
    if ((await countMembershipsOf(tx.tx, userId)) > 1) throw new AppError('RESET_LINK_NEEDED')
    return user
  }
  // Checks once before the costly hash, and again with the rows locked.
  await withWorkspaceAndAccounts(app.db, scope.workspaceId, check)
  const passwordHash = await app.passwords.hash(newPassword)
  const user = await withWorkspaceAndAccounts(app.db, scope.workspaceId, async (tx) => {
    const found = await check(tx)
    await giveNewPassword(tx.tx, userId, passwordHash)
    return found
  })
  const workspace = await workspaceExists(app.db, scope.workspaceId)
  const mail = passwordGivenMail(app, {
    email: user.email,
    by: scope.userName,
    workspaceName: workspace?.name ?? '',
    ofTokens: await tokenNote(app, userId),
  })
  void app.mailer
    .send(mail)
    .catch((error: unknown) => app.log.error({ err: error, kind: mail.kind }, 'an account email was not sent'))
  return { email: user.email, metadata: {} }
}

export async function removeMember(app: AppContext, scope: Scope, userId: string): Promise<MemberChange> {
  return withWorkspaceAndAccounts(app.db, scope.workspaceId, async (tx) => {
    const { user, membership } = await manageable(tx, scope, userId)
    if (membership.role === 'OWNER') throw refused("You can't remove the owner. Transfer ownership first.")
    return { email: user.email, metadata: await endMembership(app, tx, user, scope) }
  })
}

export async function leaveWorkspace(
  app: AppContext,
  actor: Pick<Actor, 'userId' | 'email' | 'impersonator'>,
  workspaceId: string,
): Promise<MemberChange | null> {
  return withWorkspaceAndAccounts(app.db, workspaceId, async (tx) => {
    const user = await lockedUser(tx.tx, actor.userId)
    const membership = await findMembershipForChange(tx, actor.userId)
    if (membership === null) return null
    if (membership.role === 'OWNER') throw refused('Transfer ownership before you leave.')
    const by = { userId: actor.userId, bySupport: actor.impersonator !== null }
    return { email: actor.email, metadata: await endMembership(app, tx, user, by) }
  })
}

export async function transferOwnership(app: AppContext, scope: Scope, userId: string): Promise<MemberChange> {
  return withWorkspaceAndAccounts(app.db, scope.workspaceId, async (tx) => {
    // Serialized: the second of two concurrent transfers no longer comes from the owner.
    await lockWorkspace(tx.tx, scope.workspaceId)
    const caller = scope.role === 'SUPERADMIN' ? null : await findMembershipForChange(tx, scope.userId)
    if (caller !== null && caller.role !== 'OWNER') throw new AppError('FORBIDDEN')
    const user = await lockedUser(tx.tx, userId)
    const membership = await findMembershipForChange(tx, userId)
    if (membership === null) throw new AppError('NOT_FOUND')
    if (user.role === 'SUPERADMIN') throw refused('Super admin role cannot be changed')
    if (membership.role === 'OWNER') throw refused('This user already owns the workspace.')
    await handOverWorkspace(tx, userId)
    return { email: user.email, metadata: {} }
  })
}

async function endMembership(
  app: AppContext,
  tx: WorkspaceTx,
  user: UserRow,
  { userId, bySupport }: Pick<Scope, 'userId' | 'bySupport'>,
): Promise<Record<string, unknown>> {
  const now = app.clock.now()
  const unassignedOutlines = await app.registered.get(outlineUnassigning)(tx, user.id, { userId, bySupport, now })
  const canceledInvites = await cancelInvitesFrom(tx, user.id, [], now)
  await deleteMembership(tx, user.id)
  return { unassignedOutlines, canceledInvites }
}

async function manageable(
  tx: WorkspaceTx,
  scope: Scope,
  userId: string,
): Promise<{ user: UserRow; membership: MembershipRow }> {
  const user = await lockedUser(tx.tx, userId)
  const membership = await findMembershipForChange(tx, userId)
  if (membership === null) throw new AppError('NOT_FOUND')
  if (user.role === 'SUPERADMIN') throw refused('Super admin role cannot be changed')
  if (!canManage(scope.role, membership.role)) throw new AppError('FORBIDDEN')
  return { user, membership }
}
