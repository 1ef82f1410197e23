import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { inTransaction, isUniqueViolation } from '#server/db/workspace-transaction.ts'
import type { Db } from '#server/db/open-db.ts'
import { AppError } from '#shared/errors.ts'
import type { CurrentUser } from '../contract.ts'
import { type NewSession, hashToken, newToken, startSession } from './sessions.ts'
import {
  type UserRow,
  countAttempt,
  countSuperAdmins,
  deleteResetTokens,
  deleteSessionsOf,
  findSignupCoupon,
  findUserByEmail,
  forgetAttempts,
  insertUser,
  lockUser,
  lockedUser,
  makeSuperAdmin,
  replaceOneTimeToken,
  setPasswordHash,
  setSignupCoupon,
  takeOneTimeToken,
  takeSession,
} from './store.ts'

export type { UserRow } from './store.ts'
export { impersonate, stopImpersonating } from './impersonation.ts'
export { type NewSession, SESSION_LIFE, hashToken, newToken, startSession } from './sessions.ts'
export {
  closeAccount,
  deleteExpiredAccess,
  deleteOtherSessions,
  deleteUser,
  findAccountsToClose,
  findClosedAccounts,
  findUserByEmail,
  forgetCurrentWorkspace,
  lockUser,
  lockedUser,
  setCurrentWorkspace,
  setDeletionRequest,
  touchSession,
  updateUser,
} from './store.ts'

const RESET_LINK_MS = 3_600_000
const PASSWORD_GUESSES = { max: 10, windowMs: 15 * 60_000 }

interface SignUp {
  email: string
  password: string
  userAgent: string
  /** A payment that was made before there was an account. */
  sessionId?: string | undefined
  /** An offer to apply to the first checkout. */
  coupon?: string | undefined
}

/** The offer somebody came with, for their first checkout. */
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
  const payer = sessionId ? await app.facts.payerOf(app, sessionId) : null
  if (payer !== null && payer.toLowerCase() !== email.toLowerCase()) {
    throw new AppError('PAYMENT_EMAIL_DIFFERS', { details: { field: 'email' } })
  }
  const user = await createUser(app, email, password)
  if (coupon) await rememberCoupon(app, user.id, coupon)
  return startSession(app, user, userAgent)
}

/** Throws EMAIL_TAKEN when the address, in any spelling of its case, has an account. */
export async function createUser(app: AppContext, email: string, password: string, name = ''): Promise<UserRow> {
  return insertAccount(app.db, app.clock.now(), { email, name, passwordHash: await app.passwords.hash(password) })
}

/** The same with a password that is hashed already: hashing takes longer than a transaction should. */
export async function insertAccount(
  db: Db,
  now: Date,
  { email, name, passwordHash }: Pick<UserRow, 'email' | 'name' | 'passwordHash'>,
): Promise<UserRow> {
  const user: UserRow = {
    id: newId(),
    email,
    name,
    phone: '',
    address: '',
    role: 'USER',
    passwordHash,
    currentWorkspaceId: null,
    signupCoupon: null,
    createdAt: now,
    deletionRequestedAt: null,
    closedAt: null,
  }
  try {
    await insertUser(db, user)
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('EMAIL_TAKEN') : error
  }
  return user
}

export async function logIn(
  app: AppContext,
  { email, password, ip, userAgent }: { email: string; password: string; ip: string; userAgent: string },
): Promise<NewSession> {
  const user = await findUserByEmail(app.db, email)
  const matches = await app.passwords.verify(password, user?.passwordHash ?? null)
  if (user === null || !matches) throw new AppError('INVALID_CREDENTIALS')
  if (user.closedAt !== null) throw new AppError('ACCOUNT_CLOSED')
  await forgetAttempts(app.db, `sign-in:${ip}:${email}`)
  return startCheckedSession(app, user, userAgent, new AppError('INVALID_CREDENTIALS'))
}

/** Says nothing about whether the address has an account, or one that is no super admin's. */
export async function logInAsSuperAdmin(
  app: AppContext,
  { email, password, ip, userAgent }: { email: string; password: string; ip: string; userAgent: string },
): Promise<NewSession> {
  const user = await findUserByEmail(app.db, email)
  const matches = await app.passwords.verify(password, user?.passwordHash ?? null)
  const refused = new AppError('INVALID_CREDENTIALS', { message: 'Invalid superadmin credentials' })
  if (user === null || !matches || user.role !== 'SUPERADMIN' || user.closedAt !== null) throw refused
  await forgetAttempts(app.db, `admin-sign-in:${ip}:${email}`)
  return startCheckedSession(app, user, userAgent, refused)
}

/** Checking a password takes its time: whoever changed it or the address meanwhile has signed everybody else out. */
async function startCheckedSession(
  app: AppContext,
  { id, email, passwordHash }: UserRow,
  userAgent: string,
  refused: AppError,
): Promise<NewSession> {
  return inTransaction(app.db, async (tx) => {
    const user = await lockedUser(tx, id)
    if (user.passwordHash !== passwordHash || user.email !== email) throw refused
    return startSession({ db: tx, clock: app.clock }, user, userAgent)
  })
}

/** Answers whether it was this call that ended it. */
export async function endSession(app: AppContext, token: string): Promise<boolean> {
  return (await takeSession(app.db, hashToken(token))) !== null
}

/** Mails a link that works once, for an hour. Says nothing about whether the address has an account. */
export async function requestPasswordReset(app: AppContext, email: string): Promise<void> {
  const user = await findUserByEmail(app.db, email)
  if (user === null || user.closedAt !== null) return
  const token = newToken()
  const expiresAt = new Date(app.clock.now().getTime() + RESET_LINK_MS)
  await inTransaction(app.db, async (tx) => {
    // Of two links that are asked for at once only one works, too.
    await lockUser(tx, user.id)
    await replaceOneTimeToken(tx, {
      tokenHash: hashToken(token),
      purpose: 'reset_password',
      userId: user.id,
      expiresAt,
    })
  })
  const mail = {
    to: user.email,
    subject: 'Choose a new password for Mailmonth',
    kind: 'reset_password' as const,
    text: [
      'Someone, most likely you, asked for a new password for your Mailmonth account.',
      '',
      `Choose it here within an hour: ${app.env.appUrl}/reset-password?token=${token}`,
      '',
      'If it was not you, ignore this mail: your password stays as it is.',
    ].join('\n'),
  }
  // The answer must not wait for the mail server: its time would tell whether the address has an account.
  void app.mailer
    .send(mail)
    .catch((error: unknown) => app.log.error({ err: error, kind: mail.kind }, 'mail was not sent'))
}

/** Sets a new password with the token of a mail and signs the person out everywhere. Returns whose it was. */
export async function resetPassword(app: AppContext, token: string, password: string): Promise<string> {
  const passwordHash = await app.passwords.hash(password)
  return inTransaction(app.db, async (tx) => {
    const userId = await takeOneTimeToken(tx, hashToken(token), 'reset_password', app.clock.now())
    if (userId === null) throw new AppError('INVALID_TOKEN')
    await setPasswordHash(tx, userId, passwordHash)
    await deleteSessionsOf(tx, userId)
    return userId
  })
}

/** Makes the super admin account of the settings, or gives it the role and the password of the settings. */
export async function ensureSuperAdmin(app: AppContext, email: string, password: string): Promise<void> {
  const existing = await findUserByEmail(app.db, email)
  if (existing?.role === 'SUPERADMIN' && (await app.passwords.verify(password, existing.passwordHash))) return
  const user = existing ?? (await createUser(app, email.toLowerCase(), password))
  await makeSuperAdmin(app.db, user.id, await app.passwords.hash(password))
  await deleteSessionsOf(app.db, user.id)
}

export async function hasSuperAdmin(app: AppContext): Promise<boolean> {
  return (await countSuperAdmins(app.db)) > 0
}

/** The account of that address, made when there is none. */
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
  const now = app.clock.now()
  const { count, windowEndsAt } = await countAttempt(app.db, key, now, limit.windowMs)
  if (count <= limit.max) return
  throw new AppError('RATE_LIMITED', {
    details: { retryAfter: Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)) },
  })
}

/**
 * Makes a signed-in person prove who they are, so that a borrowed session cannot take the account over. Guesses are
 * counted whatever they are for; `field` names the input.
 */
export async function confirmPassword(
  app: AppContext,
  userId: string,
  password: string,
  { field, refusal }: { field: string; refusal: string },
): Promise<UserRow> {
  const guesses = `confirm-password:${userId}`
  if (app.env.RATE_LIMITS === 'on') await guardAttempt(app, guesses, PASSWORD_GUESSES)
  const user = await lockedUser(app.db, userId)
  if (!(await app.passwords.verify(password, user.passwordHash))) {
    throw new AppError('INVALID_INPUT', { message: refusal, details: { field } })
  }
  await forgetAttempts(app.db, guesses)
  return user
}

/** Gives somebody else a password: signs them out everywhere, and links to choose one stop working. */
export async function giveNewPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await setPasswordHash(db, userId, passwordHash)
  await deleteSessionsOf(db, userId)
  await deleteResetTokens(db, userId)
}

export function presentUser(user: UserRow): CurrentUser {
  const { id, email, phone, address, role } = user
  return { id, name: displayName(user), email, phone, address, role, tokenType: 'session', impersonator: null }
}

/** People without a name are called by the first part of their address. */
export function displayName({ name, email }: { name: string; email: string }): string {
  return name.trim() || email.split('@')[0]!
}
