import type { AppContext } from '#server/app-context.ts'
import { AppError } from '#shared/errors.ts'
import { guardAttempt } from './service.ts'
import { findUserByEmail, takeBackAttempt } from './store.ts'

const HOUR_MS = 3_600_000
const FAILURES = { USER: 50, SUPERADMIN: 20 }

/**
 * Stops the guessing of one account's password from many addresses. Only wrong guesses count: each attempt counts before
 * the password is checked, so that no number of them at once can pass, and is taken back unless the guess was wrong.
 */
export async function limitFailedLogIns<T>(app: AppContext, email: string, logIn: () => Promise<T>): Promise<T> {
  if (app.env.RATE_LIMITS === 'off') return logIn()
  const key = `failed-log-ins:${email}`
  const user = await findUserByEmail(app.db, email)
  await guardAttempt(app, key, { max: FAILURES[user?.role ?? 'USER'], windowMs: HOUR_MS })
  let isWrong = false
  try {
    return await logIn()
  } catch (error) {
    isWrong = error instanceof AppError && error.code === 'INVALID_CREDENTIALS'
    throw error
  } finally {
    if (!isWrong) await takeBackAttempt(app.db, key)
  }
}
