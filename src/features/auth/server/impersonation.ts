import type { AppContext } from '#server/app-context.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import type { Actor } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { type NewSession, SESSION_LIFE, hashToken, newToken, startSession } from './sessions.ts'
import { findUser, insertSession, setSuperadminToken, takeSession } from './store.ts'

const soonest = (...moments: Date[]) => new Date(Math.min(...moments.map((moment) => moment.getTime())))

/** The super admin's token moves along, because it still opens super admin reads and the way back. */
export async function impersonate(
  app: AppContext,
  actor: Actor,
  userId: string,
  userAgent: string,
): Promise<NewSession> {
  const user = await findUser(app.db, userId)
  if (user === null || user.closedAt !== null) throw new AppError('NOT_FOUND')
  if (user.role === 'SUPERADMIN') {
    throw new AppError('FORBIDDEN', { message: "You can't impersonate a super admin." })
  }
  const token = newToken()
  const now = app.clock.now()
  const { absoluteMs } = SESSION_LIFE.IMPERSONATION
  const expiresAt = await inTransaction(app.db, async (tx) => {
    const own = await takeSession(tx, actor.sessionHash)
    if (own === null) throw new AppError('UNAUTHENTICATED')
    const end = soonest(new Date(now.getTime() + absoluteMs), own.expiresAt)
    await insertSession(tx, {
      tokenHash: hashToken(token),
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      userAgent,
      expiresAt: end,
      superadminTokenHash: own.superadminTokenHash,
      impersonatorUserId: actor.userId,
      impersonatorExpiresAt: own.expiresAt,
    })
    return end
  })
  return { user, token, expiresAt, superadminToken: null }
}

/** Restores the super admin's own session with a new token and the same end. */
export async function stopImpersonating(
  app: AppContext,
  actor: Actor,
  userAgent: string,
): Promise<{ superadminToken: string; session: NewSession | null }> {
  const { impersonator, sessionHash } = actor
  if (impersonator === null) {
    const superadminToken = newToken()
    await setSuperadminToken(app.db, sessionHash, hashToken(superadminToken))
    return { superadminToken, session: null }
  }
  const user = await findUser(app.db, impersonator.userId)
  if (user === null) throw new AppError('UNAUTHENTICATED')
  const session = await inTransaction(app.db, async (tx) => {
    const borrowed = await takeSession(tx, sessionHash)
    if (borrowed === null || borrowed.impersonatorExpiresAt === null) throw new AppError('UNAUTHENTICATED')
    return startSession({ db: tx, clock: app.clock }, user, userAgent, borrowed.impersonatorExpiresAt)
  })
  if (session.superadminToken === null) throw new AppError('FORBIDDEN')
  return { superadminToken: session.superadminToken, session }
}
