import type { AppContext } from '#server/app-context.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import type { Db } from '#server/db/open-db.ts'
import { SettingsError } from '#server/env.ts'
import { passwordChangedMail } from './account-mails.ts'
import { sendLater } from './later-mail.ts'
import { tokenNote } from './token-note.ts'
import { deleteFactor } from './second-factor/store.ts'
import { insertAccount } from './new-account.ts'
import {
  type UserRow,
  deleteAllTokens,
  deleteSessionsOf,
  findConfiguredSuperAdmins,
  findUserByEmail,
  lockedUser,
  setPasswordHash,
  setRole,
  setSettingsPasswordHash,
} from './store.ts'

interface Settings {
  email: string
  password: string
  /** Whether the operator confirmed that an existing account may become the super admin. */
  mayPromote: boolean
}

/**
 * The configured password applies only if its value changed since the last start, so that a password changed in the
 * product stays.
 */
export async function ensureSuperAdmin(app: AppContext, settings: Settings): Promise<string[]> {
  const found = await findUserByEmail(app.db, settings.email)
  const told =
    found === null
      ? await makeSuperAdmin(app, settings)
      : found.role === 'SUPERADMIN'
        ? await keepSuperAdmin(app, found, settings)
        : await promote(app, found, settings)
  return [...told, ...(await endFormer(app, settings.email))]
}

async function makeSuperAdmin(app: AppContext, { email, password }: Settings): Promise<string[]> {
  const account = { email: email.toLowerCase(), name: '', passwordHash: await app.passwords.hash(password) }
  await inTransaction(app.db, async (tx) => {
    const { id } = await insertAccount(tx, app.clock.now(), account)
    await setRole(tx, id, 'SUPERADMIN')
    await setSettingsPasswordHash(tx, id, account.passwordHash)
  })
  return [`Created the super admin ${account.email}.`]
}

async function keepSuperAdmin(app: AppContext, user: UserRow, { password }: Settings): Promise<string[]> {
  const { settingsPasswordHash } = user
  if (await app.passwords.verify(password, settingsPasswordHash || null)) return []
  const passwordHash = await app.passwords.hash(password)
  // The account is older than the stored hash of the setting, so its password stays.
  if (settingsPasswordHash === null || settingsPasswordHash === '') {
    await setSettingsPasswordHash(app.db, user.id, passwordHash)
    return []
  }
  await inTransaction(app.db, (tx) => takeOver(tx, user.id, passwordHash))
  sendLater(app, passwordChangedMail(app, user.email, 'every device', await tokenNote(app, user.id)))
  return [`SUPERADMIN_PASSWORD has changed: set it as the password of ${user.email} and ended its logins and links.`]
}

async function promote(app: AppContext, user: UserRow, { password, mayPromote }: Settings): Promise<string[]> {
  if (user.closedAt !== null) {
    throw new SettingsError('SUPERADMIN_EMAIL names an account that is being deleted. Use another address.')
  }
  if (!mayPromote) {
    throw new SettingsError(
      'SUPERADMIN_EMAIL names an account that someone created in the product. Use another address, or set SUPERADMIN_PROMOTE=1 to make that account the super admin.',
    )
  }
  const passwordHash = await app.passwords.hash(password)
  await inTransaction(app.db, async (tx) => {
    await takeOver(tx, user.id, passwordHash)
    // The person who created the account may hold the phone that makes its codes.
    await deleteFactor(tx, user.id)
    await setRole(tx, user.id, 'SUPERADMIN')
  })
  sendLater(app, passwordChangedMail(app, user.email, 'every device', await tokenNote(app, user.id)))
  return [
    `Made the account ${user.email} the super admin, with the password of SUPERADMIN_PASSWORD. Its logins, links and two-factor authentication were ended. Remove SUPERADMIN_PROMOTE now.`,
  ]
}

async function takeOver(tx: Db, userId: string, passwordHash: string): Promise<void> {
  await lockedUser(tx, userId)
  await setPasswordHash(tx, userId, passwordHash)
  await setSettingsPasswordHash(tx, userId, passwordHash)
  await deleteSessionsOf(tx, userId)
  await deleteAllTokens(tx, userId)
}

async function endFormer(app: AppContext, email: string): Promise<string[]> {
  const former = (await findConfiguredSuperAdmins(app.db)).filter(
    (user) => user.email.toLowerCase() !== email.toLowerCase(),
  )
  for (const { id } of former) {
    await inTransaction(app.db, async (tx) => {
      await lockedUser(tx, id)
      await setRole(tx, id, 'USER')
      await setSettingsPasswordHash(tx, id, null)
      await deleteSessionsOf(tx, id)
      await deleteAllTokens(tx, id)
    })
  }
  return former.map((user) => `SUPERADMIN_EMAIL has changed: ended the super admin rights and logins of ${user.email}.`)
}
