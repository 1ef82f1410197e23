import { payerOfCheckout } from './provided.ts'
import type { AppContext } from '#server/app-context.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import type { Db } from '#server/db/open-db.ts'
import { AppError } from '#shared/errors.ts'
import { RETENTION_PERIODS } from '#shared/retention-periods.ts'
import { DAY_MS } from '#shared/calendar-dates.ts'
import type { CurrentUser, LinkPurpose } from '../contract.ts'
import { passwordChangedMail, resetPasswordMail } from './account-mails.ts'
import { sendLater } from './later-mail.ts'
import { challengeFor } from './second-factor/challenges.ts'
import { tokenNote } from './token-note.ts'
import { type NewSession, hashToken, newToken, startSession } from './sessions.ts'
import { createUser } from './new-account.ts'
import {
  type UserRow,
  countAttempt,
  countSuperAdmins,
  deleteAllTokens,
  deleteSessionsOf,
  findPendingEmail,
  findSignupCoupon,
  findTokenOwner,
  findUserByEmail,
  forgetAttempts,
  lockUser,
  lockedUser,
  replaceOneTimeToken,
  setPasswordHash,
  setSignupCoupon,
  takeOneTimeToken,
  takeSession,
} from './store.ts'

const RESET_LINK_MS = 3_600_000
/** The period is as long as a link works, so the last link that was sent works until the next one. */
const RESET_LINKS = { max: 10, windowMs: RESET_LINK_MS }
const PASSWORD_GUESSES = { max: 10, windowMs: 15 * 60_000 }

interface SignUp {
  email: string
  password: string
  userAgent: string
  sessionId?: string | undefined
  coupon?: string | undefined
}

export async function rememberCoupon(app: AppContext, userId: string, coupon: string): Promise<void> {
  await setSignupCoupon(app.db, userId, coupon.toUpperCase())
}

export async function rememberedCoupon(app: AppContext, userId: string): Promise<string | null> {
  return (await findSignupCoupon(app.db, userId)) ?? null
}

export async function signUp(
  app: AppContext,
  { email, password, userAgent, sessionId, coupon }: SignUp,
): Promise<NewSession> {
  const payer = sessionId ? await app.registered.get(payerOfCheckout)(app, sessionId) : null
  if (payer !== null && payer.toLowerCase() !== email.toLowerCase()) {
    throw new AppError('PAYMENT_EMAIL_DIFFERS', { details: { field: 'email' } })
  }
  const user = await createUser(app, email, password)
  if (coupon) await rememberCoupon(app, user.id, coupon)
  return startSession(app, user, userAgent)
}

interface LogIn {
  email: string
  password: string
  ip: string
  userAgent: string
}

/** With a second factor the password doesn't open a session. The challenge and a code do. */
type Entrance = NewSession | { challenge: string }

export async function logIn(app: AppContext, { email, password, ip, userAgent }: LogIn): Promise<Entrance> {
  const user = await findUserByEmail(app.db, email)
  const matches = await app.passwords.verify(password, user?.passwordHash ?? null)
  if (user === null || !matches) throw new AppError('INVALID_CREDENTIALS')
  if (user.closedAt !== null) throw accountClosed(app, user)
  const refused = new AppError('INVALID_CREDENTIALS')
  const entrance = await enterChecked(app, user, { userAgent, purpose: 'login' }, refused)
  if (!('challenge' in entrance)) await forgetAttempts(app.db, `sign-in:${ip}:${email}`)
  return entrance
}

/** Call this only after the password was right, because it reveals that the account exists. */
function accountClosed(app: AppContext, { deletionRequestedAt }: UserRow): AppError {
  if (deletionRequestedAt === null) return new AppError('ACCOUNT_CLOSED')
  const freeAt = deletionRequestedAt.getTime() + RETENTION_PERIODS.accountData.length.days * DAY_MS
  const { supportEmail } = app.env
  return new AppError('ACCOUNT_CLOSED', { details: { emailFreeAt: new Date(freeAt).toISOString(), supportEmail } })
}

/** The error doesn't reveal whether the address has an account or is a super admin's. */
export async function logInAsSuperAdmin(app: AppContext, { email, password, ip, userAgent }: LogIn): Promise<Entrance> {
  const user = await findUserByEmail(app.db, email)
  const matches = await app.passwords.verify(password, user?.passwordHash ?? null)
  const refused = new AppError('INVALID_CREDENTIALS', { message: 'Invalid superadmin credentials' })
  if (user === null || !matches || user.role !== 'SUPERADMIN' || user.closedAt !== null) throw refused
  const entrance = await enterChecked(app, user, { userAgent, purpose: 'superadmin' }, refused)
  if (!('challenge' in entrance)) await forgetAttempts(app.db, `admin-sign-in:${ip}:${email}`)
  return entrance
}

/** Checking a password takes time, so check again that neither it nor the address changed meanwhile. */
async function enterChecked(
  app: AppContext,
  { id, email, passwordHash }: UserRow,
  { userAgent, purpose }: { userAgent: string; purpose: 'login' | 'superadmin' },
  refused: AppError,
): Promise<Entrance> {
  return inTransaction(app.db, async (tx) => {
    const user = await lockedUser(tx, id)
    if (user.passwordHash !== passwordHash || user.email !== email) throw refused
    const challenge = await challengeFor(app, tx, user, { userAgent, purpose })
    if (challenge !== null) return { challenge }
    return startSession({ db: tx, clock: app.clock }, user, userAgent)
  })
}

export async function endSession(app: AppContext, token: string): Promise<boolean> {
  return (await takeSession(app.db, hashToken(token))) !== null
}

/** Doesn't reveal whether the address has an account. Sends nothing past the limit, so that a mailbox isn't flooded. */
export async function requestPasswordReset(app: AppContext, email: string): Promise<void> {
  const user = await findUserByEmail(app.db, email)
  if (user === null || user.closedAt !== null) return
  const token = newToken()
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + RESET_LINK_MS)
  const isSent = await inTransaction(app.db, async (tx) => {
    await lockUser(tx, user.id)
    if (app.env.RATE_LIMITS === 'on') {
      const { count } = await countAttempt(tx, `reset-links:${user.id}`, now, RESET_LINKS.windowMs)
      if (count > RESET_LINKS.max) return false
    }
    await replaceOneTimeToken(tx, {
      tokenHash: hashToken(token),
      purpose: 'reset_password',
      userId: user.id,
      expiresAt,
    })
    return true
  })
  if (!isSent) return
  // The response must not wait for the SMTP server, because its time would reveal whether the address has an account.
  sendLater(app, resetPasswordMail(app, user.email, token))
}

export async function resetPassword(app: AppContext, token: string, password: string): Promise<string> {
  const tokenHash = hashToken(token)
  const now = app.clock.now()
  const owner = await findTokenOwner(app.db, tokenHash, 'reset_password', now)
  if (owner === null) throw new AppError('INVALID_TOKEN')
  const passwordHash = await app.passwords.hash(password)
  const { email } = await inTransaction(app.db, async (tx) => {
    const user = await lockedUser(tx, owner)
    if ((await takeOneTimeToken(tx, tokenHash, 'reset_password', now)) === null) throw new AppError('INVALID_TOKEN')
    await giveNewPassword(tx, owner, passwordHash)
    return user
  })
  sendLater(app, passwordChangedMail(app, email, 'every device', await tokenNote(app, owner)))
  return owner
}

export async function hasSuperAdmin(app: AppContext): Promise<boolean> {
  return (await countSuperAdmins(app.db)) > 0
}

export async function linkWorks(
  app: AppContext,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<boolean> {
  return (await findTokenOwner(app.db, hashToken(token), purpose, app.clock.now())) !== null
}

export async function ensureUser(
  app: AppContext,
  { email, password, name }: { email: string; password: string; name: string },
): Promise<UserRow> {
  return (await findUserByEmail(app.db, email)) ?? createUser(app, email, password, name)
}

export async function guardAttempt(
  app: AppContext,
  key: string,
  limit: { max: number; windowMs: number },
): Promise<void> {
  if (app.env.RATE_LIMITS === 'off') return
  const now = app.clock.now()
  const { count, windowEndsAt } = await countAttempt(app.db, key, now, limit.windowMs)
  if (count <= limit.max) return
  throw new AppError('RATE_LIMITED', {
    details: { retryAfter: Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)) },
  })
}

const CURRENT_PASSWORD = { field: 'currentPassword', refusal: "Your current password isn't correct." }

/** A borrowed session can't take the account over, because it lacks the password. `field` names the input. */
export async function confirmPassword(
  app: AppContext,
  userId: string,
  password: string,
  { field, refusal }: { field: string; refusal: string } = CURRENT_PASSWORD,
): Promise<UserRow> {
  const guesses = `confirm-password:${userId}`
  await guardAttempt(app, guesses, PASSWORD_GUESSES)
  const user = await lockedUser(app.db, userId)
  if (!(await app.passwords.verify(password, user.passwordHash))) {
    throw new AppError('INVALID_INPUT', { message: refusal, details: { field } })
  }
  await forgetAttempts(app.db, guesses)
  return user
}

export async function giveNewPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await setPasswordHash(db, userId, passwordHash)
  await deleteSessionsOf(db, userId)
  await deleteAllTokens(db, userId)
}

export async function presentUser(app: AppContext, user: UserRow): Promise<CurrentUser> {
  const { id, email, phone, address, role } = user
  const pendingEmail = await findPendingEmail(app.db, id, app.clock.now())
  const name = displayName(user)
  return { id, name, email, pendingEmail, phone, address, role, tokenType: 'session', impersonator: null }
}

export function displayName({
  name,
  email,
  calledHere,
}: {
  name: string
  email: string
  calledHere?: string | null
}): string {
  return calledHere?.trim() || name.trim() || email.split('@')[0]!
}
