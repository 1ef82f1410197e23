import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import type { Db } from '#server/db/open-db.ts'
import { isUniqueViolation } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import { type UserRow, insertUser } from './store.ts'

export async function createUser(app: AppContext, email: string, password: string, name = ''): Promise<UserRow> {
  return insertAccount(app.db, app.clock.now(), { email, name, passwordHash: await app.passwords.hash(password) })
}

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
    settingsPasswordHash: null,
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
