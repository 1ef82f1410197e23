import type { AppContext } from '#server/app-context.ts'
import type { Db } from '#server/db/open-db.ts'
import { AppError } from '#shared/errors.ts'
import { guardAttempt } from '../service.ts'
import { hashToken } from '../sessions.ts'
import { forgetAttempts } from '../store.ts'
import { stepOf } from './one-time-code.ts'
import { type FactorRow, findFactor, takeRecoveryCode, takeStep } from './store.ts'
import { readCode } from './typed-code.ts'

/** Six digits have a million values, so ten guesses in 15 minutes are safe. */
const CODE_GUESSES = { max: 10, windowMs: 15 * 60_000 }

const guessesOf = (userId: string) => `second-factor:${userId}`
const refused = (message: string) => new AppError('INVALID_INPUT', { message, details: { field: 'code' } })
const wrongCode = () => refused("That code didn't work. Codes change every 30 seconds.")

/** The user's id is part of the encryption, so a row that is moved to another user opens nothing. */
export const secretOwner = (userId: string) => `totp ${userId}`

/** Counts every try, even one whose transaction is rolled back. */
export async function countingGuesses<T>(app: AppContext, userId: string, work: () => Promise<T>): Promise<T> {
  await guardAttempt(app, guessesOf(userId), CODE_GUESSES)
  const done = await work()
  await forgetAttempts(app.db, guessesOf(userId))
  return done
}

export async function provenStep(app: AppContext, factor: FactorRow, typed: string): Promise<number> {
  const given = readCode(typed)
  const secret = app.secrets.open(factor.sealedSecret, secretOwner(factor.userId))
  if (secret === null) {
    app.log.error('A second factor was encrypted with another APP_ENCRYPTION_KEY, so its codes fail.')
  }
  const step = given?.kind === 'code' && secret !== null ? await stepOf(secret, given.value, app.clock.now()) : null
  if (step === null) throw wrongCode()
  return step
}

export async function useCode(
  app: AppContext,
  tx: Db,
  userId: string,
  typed: string,
  { takesRecoveryCodes }: { takesRecoveryCodes: boolean },
): Promise<'code' | 'recovery'> {
  const given = readCode(typed)
  if (takesRecoveryCodes && given?.kind === 'recovery') {
    const outcome = await takeRecoveryCode(tx, userId, hashToken(given.value), app.clock.now())
    if (outcome === 'used') throw refused('That recovery code was already used. Use another one.')
    if (outcome === 'unknown') throw refused("That recovery code didn't work. Check it and try again.")
    return 'recovery'
  }
  const factor = await findFactor(tx, userId)
  if (factor === null || factor.confirmedAt === null) throw wrongCode()
  const step = await provenStep(app, factor, typed)
  if (!(await takeStep(tx, userId, step))) throw refused('That code was already used. Wait for the next one.')
  return 'code'
}
