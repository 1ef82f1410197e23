import type { AppContext } from '#server/app-context.ts'
import { inTransaction, isUniqueViolation } from '#server/db/workspace-transaction.ts'
import type { Db } from '#server/db/open-db.ts'
import { AppError } from '#shared/errors.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import { confirmEmailMail, emailChangedMails, emailRevertedMails } from './account-mails.ts'
import { sendLater } from './later-mail.ts'
import { guardAttempt } from './service.ts'
import { hashToken, newToken } from './sessions.ts'
import {
  type UserRow,
  deleteOtherSessions,
  deleteResetTokens,
  deleteSessionsOf,
  deleteTokens,
  findPendingEmail,
  findTokenOwner,
  findUserByEmail,
  insertOneTimeToken,
  lockedUser,
  replaceOneTimeToken,
  takeOneTimeToken,
  takeRevertToken,
  updateUser,
} from './store.ts'

const CONFIRM_LINK_MS = 24 * 3_600_000
const REVERT_LINK_MS = 7 * DAY_MS
const LINKS = { max: 10, windowMs: 3_600_000 }

export const pendingEmailOf = (app: AppContext, userId: string): Promise<string | null> =>
  findPendingEmail(app.db, userId, app.clock.now())

export async function refuseNewEmail(db: Db, user: UserRow, email: string): Promise<void> {
  if (user.role === 'SUPERADMIN') {
    // If the address changed, the next start would create the configured account again.
    throw new AppError('FORBIDDEN', {
      message: "You can't change this email here. It's set in the server's environment variables.",
      details: { field: 'email' },
    })
  }
  if ((await findUserByEmail(db, email)) !== null) throw emailTaken()
}

const emailTaken = () =>
  new AppError('EMAIL_TAKEN', { message: 'Another account already uses this email.', details: { field: 'email' } })

export async function guardConfirmLinks(app: AppContext, userId: string): Promise<void> {
  await guardAttempt(app, `confirm-email:${userId}`, LINKS)
}

export async function keepPendingEmail(tx: Db, user: UserRow, email: string, now: Date): Promise<string> {
  const token = newToken()
  await replaceOneTimeToken(tx, {
    tokenHash: hashToken(token),
    purpose: 'confirm_email',
    userId: user.id,
    email,
    expiresAt: new Date(now.getTime() + CONFIRM_LINK_MS),
  })
  return token
}

export function sendConfirmLink(app: AppContext, email: string, token: string): void {
  sendLater(app, confirmEmailMail(app, email, token))
}

export async function resendConfirmLink(app: AppContext, userId: string): Promise<string | null> {
  await guardConfirmLinks(app, userId)
  const now = app.clock.now()
  const sent = await inTransaction(app.db, async (tx) => {
    const user = await lockedUser(tx, userId)
    const pending = await findPendingEmail(tx, userId, now)
    if (pending === null) return null
    await refuseNewEmail(tx, user, pending)
    return { email: pending, token: await keepPendingEmail(tx, user, pending, now) }
  })
  if (sent === null) return null
  sendConfirmLink(app, sent.email, sent.token)
  return sent.email
}

export interface EmailChange {
  userId: string
  formerEmail: string
  email: string
}

/** Logs out every other device. The old address gets a link that undoes the change for seven days. */
export async function confirmEmail(app: AppContext, token: string, keptSession: string | null): Promise<EmailChange> {
  const now = app.clock.now()
  const revertToken = newToken()
  const change = await refusingTaken(emailTaken, () =>
    inTransaction(app.db, async (tx) => {
      const owner = await findTokenOwner(tx, hashToken(token), 'confirm_email', now)
      if (owner === null) throw new AppError('INVALID_TOKEN')
      // Lock the user first and the token second, as everywhere, so that two changes can't deadlock.
      const user = await lockedUser(tx, owner)
      const taken = await takeOneTimeToken(tx, hashToken(token), 'confirm_email', now)
      const email = taken?.email ?? null
      if (email === null || user.closedAt !== null || user.role === 'SUPERADMIN') throw new AppError('INVALID_TOKEN')
      await updateUser(tx, user.id, { email })
      await deleteOtherSessions(tx, user.id, keptSession ?? '')
      await deleteResetTokens(tx, user.id)
      await insertOneTimeToken(tx, {
        tokenHash: hashToken(revertToken),
        purpose: 'revert_email',
        userId: user.id,
        email: user.email,
        expiresAt: new Date(now.getTime() + REVERT_LINK_MS),
      })
      return { userId: user.id, formerEmail: user.email, email }
    }),
  )
  for (const mail of emailChangedMails(app, change, revertToken)) sendLater(app, mail)
  return change
}

/** Logs out everywhere, including the person who changed the address. Returns the user's id. */
export async function revertEmail(app: AppContext, token: string): Promise<string> {
  const now = app.clock.now()
  const taken = () =>
    new AppError('EMAIL_TAKEN', {
      message: 'Another account now uses that address. Please contact support.',
      details: { field: 'email' },
    })
  const change = await refusingTaken(taken, () =>
    inTransaction(app.db, async (tx) => {
      const owner = await findTokenOwner(tx, hashToken(token), 'revert_email', now)
      if (owner === null) throw new AppError('INVALID_TOKEN')
      const user = await lockedUser(tx, owner)
      const email = await takeRevertToken(tx, hashToken(token), now)
      // Only the server's settings set a super admin's address.
      if (email === null || user.role === 'SUPERADMIN') throw new AppError('INVALID_TOKEN')
      await updateUser(tx, user.id, { email })
      await deleteSessionsOf(tx, user.id)
      await deleteTokens(tx, user.id, ['reset_password', 'confirm_email'])
      return { userId: user.id, formerEmail: user.email, email }
    }),
  )
  for (const mail of emailRevertedMails(app, change)) sendLater(app, mail)
  return change.userId
}

async function refusingTaken<T>(refusal: () => AppError, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isUniqueViolation(error) ? refusal() : error
  }
}
