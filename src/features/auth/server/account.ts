import type { AppContext } from '#server/app-context.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import type { Actor } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import type { OwnSession } from '../contract.ts'
import { passwordChangedMail } from './account-mails.ts'
import { guardConfirmLinks, keepPendingEmail, refuseNewEmail, sendConfirmLink } from './email-change.ts'
import { sendLater } from './later-mail.ts'
import { confirmPassword } from './service.ts'
import { SESSION_LIFE } from './sessions.ts'
import { tokenNote } from './token-note.ts'
import {
  type UserRow,
  deleteOtherSessions,
  deleteTokens,
  findLiveSessions,
  findUser,
  lockedUser,
  setPasswordHash,
  updateUser,
} from './store.ts'

type Self = Pick<Actor, 'userId' | 'sessionHash' | 'role'>

interface ProfileChanges extends Partial<
  Record<'name' | 'email' | 'phone' | 'address' | 'currentPassword', string | undefined>
> {}

/** Returns the address that a link went to. The current address cancels a pending change. */
export async function updateProfile(
  app: AppContext,
  { userId }: Self,
  { currentPassword, email, ...changes }: ProfileChanges,
): Promise<{ user: UserRow; askedFor: string | null }> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const isNew = (user: UserRow) => email !== undefined && email !== user.email.toLowerCase()
  const known = await findUser(app.db, userId)
  let confirmedHash: string | null = null
  if (known !== null && isNew(known) && known.role !== 'SUPERADMIN') {
    if (currentPassword === undefined || currentPassword === '') {
      throw new AppError('INVALID_INPUT', {
        message: 'Please enter your current password',
        details: { field: 'currentPassword' },
      })
    }
    confirmedHash = (await confirmPassword(app, userId, currentPassword)).passwordHash
    await guardConfirmLinks(app, userId)
  }
  const { user, token } = await inTransaction(app.db, async (tx) => {
    const before = await lockedUser(tx, userId)
    await updateUser(tx, userId, given)
    const user = { ...before, ...given }
    if (email === undefined) return { user, token: null }
    if (!isNew(before)) {
      await deleteTokens(tx, userId, ['confirm_email'])
      return { user, token: null }
    }
    await refuseNewEmail(tx, before, email)
    // A concurrent password change logged this device out.
    if (before.passwordHash !== confirmedHash) throw new AppError('UNAUTHENTICATED')
    return { user, token: await keepPendingEmail(tx, before, email, app.clock.now()) }
  })
  if (token === null || email === undefined) return { user, askedFor: null }
  sendConfirmLink(app, email, token)
  return { user, askedFor: email }
}

/** Requires the current password, so that a borrowed session can't change it. Logs out other devices. */
export async function changePassword(
  app: AppContext,
  { userId, sessionHash }: Self,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { passwordHash } = await confirmPassword(app, userId, currentPassword)
  const newHash = await app.passwords.hash(newPassword)
  const { email } = await inTransaction(app.db, async (tx) => {
    const user = await lockedUser(tx, userId)
    if (user.passwordHash !== passwordHash) throw new AppError('UNAUTHENTICATED')
    await setPasswordHash(tx, userId, newHash)
    await deleteOtherSessions(tx, userId, sessionHash)
    // Keep the link that restores a previous address. It protects the owner from someone who knows the password.
    await deleteTokens(tx, userId, ['reset_password', 'confirm_email'])
    return user
  })
  sendLater(app, passwordChangedMail(app, email, 'every other device', await tokenNote(app, userId)))
}

export async function listSessions(app: AppContext, { userId, sessionHash, role }: Self): Promise<OwnSession[]> {
  const rows = await findLiveSessions(app.db, userId, app.clock.now(), SESSION_LIFE[role].idleMs)
  return rows
    .map(({ tokenHash, userAgent, createdAt, lastSeenAt }) => ({
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: tokenHash === sessionHash,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current))
}

export async function endOtherSessions(app: AppContext, { userId, sessionHash }: Self): Promise<void> {
  await deleteOtherSessions(app.db, userId, sessionHash)
}
