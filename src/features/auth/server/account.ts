import type { AppContext } from '#server/app-context.ts'
import { inTransaction, isUniqueViolation } from '#server/db/workspace-transaction.ts'
import type { Actor } from '#server/http/route.ts'
import type { Mail } from '#server/mailer.ts'
import { AppError } from '#shared/errors.ts'
import type { OwnSession } from '../contract.ts'
import { SESSION_LIFE, type UserRow, confirmPassword, hashToken, newToken } from './service.ts'
import {
  deleteOtherSessions,
  deleteResetTokens,
  deleteSessionsOf,
  findLiveSessions,
  insertOneTimeToken,
  lockedUser,
  setPasswordHash,
  takeRevertToken,
  updateUser,
} from './store.ts'

const REVERT_LINK_MS = 7 * 86_400_000

type Self = Pick<Actor, 'userId' | 'sessionHash' | 'role'>

/**
 * Changes a person's own profile. A new address counts at once; it signs out every other device, and the old address
 * hears of it with a link that undoes the change for seven days.
 */
export async function updateProfile(
  app: AppContext,
  { userId, sessionHash }: Self,
  changes: { [Field in 'name' | 'email' | 'phone' | 'address']?: string | undefined },
): Promise<{ user: UserRow; formerEmail: string | null }> {
  const token = newToken()
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const { before, moved } = await refusingTaken('Another account already uses this email.', () =>
    inTransaction(app.db, async (tx) => {
      const before = await lockedUser(tx, userId)
      const moved = changes.email !== undefined && changes.email !== before.email.toLowerCase()
      if (moved && before.role === 'SUPERADMIN') {
        // The start of the server makes the account of its settings anew when it does not find the address.
        throw new AppError('FORBIDDEN', {
          message: "This account's email is set where the server is set up.",
          details: { field: 'email' },
        })
      }
      await updateUser(tx, userId, given)
      if (moved) {
        await deleteOtherSessions(tx, userId, sessionHash)
        await deleteResetTokens(tx, userId)
        await insertOneTimeToken(tx, {
          tokenHash: hashToken(token),
          purpose: 'revert_email',
          userId,
          email: before.email,
          expiresAt: new Date(app.clock.now().getTime() + REVERT_LINK_MS),
        })
      }
      return { before, moved }
    }),
  )
  const user = { ...before, ...given }
  if (moved) sendLater(app, emailChangedMail(app, before.email, user.email, token))
  return { user, formerEmail: moved ? before.email : null }
}

/** Brings the former address back and signs out everywhere: whoever changed it may not stay. Returns whose it is. */
export async function revertEmail(app: AppContext, token: string): Promise<string> {
  const taken = 'That address belongs to another account by now. Please contact support.'
  return refusingTaken(taken, () =>
    inTransaction(app.db, async (tx) => {
      const found = await takeRevertToken(tx, hashToken(token), app.clock.now())
      if (found === null) throw new AppError('INVALID_TOKEN')
      await updateUser(tx, found.userId, { email: found.email })
      await deleteSessionsOf(tx, found.userId)
      await deleteResetTokens(tx, found.userId)
      return found.userId
    }),
  )
}

async function refusingTaken<T>(message: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('EMAIL_TAKEN', { message, details: { field: 'email' } }) : error
  }
}

/** Needs the current password, so that a borrowed session cannot take the account over. Signs out other devices. */
export async function changePassword(
  app: AppContext,
  { userId, sessionHash }: Self,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { email } = await confirmPassword(app, userId, currentPassword, {
    field: 'currentPassword',
    refusal: 'Your current password is not correct.',
  })
  const newHash = await app.passwords.hash(newPassword)
  await inTransaction(app.db, async (tx) => {
    await setPasswordHash(tx, userId, newHash)
    await deleteOtherSessions(tx, userId, sessionHash)
    await deleteResetTokens(tx, userId)
  })
  sendLater(app, {
    to: email,
    subject: 'Your Mailmonth password was changed',
    kind: 'password_changed',
    text: [
      'The password of your Mailmonth account was changed, and every other device was signed out.',
      '',
      `If it was not you, choose a new one now: ${app.env.appUrl}/forgot-password`,
    ].join('\n'),
  })
}

/** Where the person is signed in: this device first, then the one used last. */
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

function emailChangedMail(app: AppContext, former: string, email: string, token: string): Mail {
  return {
    to: former,
    subject: 'Your Mailmonth email address was changed',
    kind: 'email_changed',
    text: [
      `The email address of your Mailmonth account was changed to ${email}. You sign in with that address from now on.`,
      '',
      `If it was not you, bring this address back within seven days: ${app.env.appUrl}/revert-email?token=${token}`,
    ].join('\n'),
  }
}

/** What has been changed stays changed when the mail server is away. */
function sendLater(app: AppContext, mail: Mail): void {
  void app.mailer
    .send(mail)
    .catch((error: unknown) => app.log.error({ err: error, kind: mail.kind }, 'mail was not sent'))
}
