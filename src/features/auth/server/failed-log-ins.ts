import type { AppContext } from '#server/app-context.ts'
import { AppError } from '#shared/errors.ts'
import { guardAttempt } from './service.ts'
import { findUserByEmail, removeAttempt } from './store.ts'

const HOUR_MS = 3_600_000
const FAILURES = { USER: 50, SUPERADMIN: 20 }

/** Each attempt counts before the password check, so that concurrent attempts can't pass the limit. */
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
    if (!isWrong) await removeAttempt(app.db, key)
  }
}
