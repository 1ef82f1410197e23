import type { AppContext } from '#server/app-context.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import { sendLater } from '../later-mail.ts'
import { type NewSession, hashToken, startSession } from '../sessions.ts'
import { findUser, forgetAttempts, lockedUser } from '../store.ts'
import { recoveryCodeUsedMail } from './mails.ts'
import { countingGuesses, useCode } from './proof.ts'
import { type ChallengeRow, countRecoveryCodes, countTry, takeChallenge } from './store.ts'

const TRIES = 5

export interface SecondStep {
  challenge: string
  code: string
  ip: string
  onFound: (login: { userId: string; email: string; purpose: ChallengeRow['purpose'] }) => void
}

const expired = () => new AppError('INVALID_TOKEN', { message: 'Your login expired. Please log in again.' })

/** Of concurrent requests with the same code, one gets a session. */
export async function finishLogIn(
  app: AppContext,
  { challenge, code, ip, onFound }: SecondStep,
): Promise<{ started: NewSession; recoveryCodesLeft: number | null }> {
  const now = app.clock.now()
  const tokenHash = hashToken(challenge)
  // Counted first and in its own statement, so an error can't undo the count.
  const pending = await countTry(app.db, tokenHash, now)
  const owner = pending === null ? null : await findUser(app.db, pending.userId)
  if (pending === null || owner === null) throw expired()
  const { purpose, userAgent, attempts, expiresAt } = pending
  onFound({ userId: owner.id, email: owner.email, purpose })
  if (attempts > TRIES) {
    throw new AppError('RATE_LIMITED', {
      message: 'Too many wrong codes. Start over to log in again.',
      details: { retryAfter: Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)) },
    })
  }
  const done = await countingGuesses(app, owner.id, () =>
    inTransaction(app.db, async (tx) => {
      const user = await lockedUser(tx, owner.id)
      const mayEnter = user.closedAt === null && (purpose === 'login' || user.role === 'SUPERADMIN')
      if (!mayEnter || !(await takeChallenge(tx, tokenHash))) throw expired()
      const kind = await useCode(app, tx, user.id, code, { takesRecoveryCodes: true })
      const started = await startSession({ db: tx, clock: app.clock }, user, userAgent)
      return { started, recoveryCodesLeft: kind === 'recovery' ? await countRecoveryCodes(tx, user.id) : null }
    }),
  )
  await forgetAttempts(app.db, `${purpose === 'login' ? 'sign-in' : 'admin-sign-in'}:${ip}:${owner.email}`)
  if (done.recoveryCodesLeft !== null) sendLater(app, recoveryCodeUsedMail(app, owner.email, done.recoveryCodesLeft))
  return done
}
