import type { AppContext } from '#server/app-context.ts'
import type { Db } from '#server/db/open-db.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import type { Actor } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { sendLater } from '../later-mail.ts'
import { confirmPassword } from '../service.ts'
import { hashToken } from '../sessions.ts'
import { tokenNote } from '../token-note.ts'
import { deleteOtherSessions, lockUser } from '../store.ts'
import { recoveryCodesReplacedMail, turnedOffMail, turnedOnMail } from './mails.ts'
import { type SetupSecret, newSetupSecret } from './one-time-code.ts'
import { countingGuesses, provenStep, secretOwner, useCode } from './proof.ts'
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  putUnconfirmedFactor,
  replaceRecoveryCodes,
} from './store.ts'
import { inGroups, newRecoveryCodes } from './typed-code.ts'

type Self = Pick<Actor, 'userId' | 'sessionHash' | 'email'>

const alreadyOn = () => new AppError('CONFLICT', { message: 'Two-factor authentication is already on.' })
export async function readStatus(
  app: AppContext,
  userId: string,
): Promise<{ on: boolean; since: string | null; recoveryCodesLeft: number }> {
  const since = (await findFactor(app.db, userId))?.confirmedAt ?? null
  return {
    on: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(app.db, userId),
  }
}

export async function beginSetup(
  app: AppContext,
  { userId, email }: Self,
  currentPassword: string,
): Promise<SetupSecret> {
  await confirmPassword(app, userId, currentPassword)
  const setup = await newSetupSecret(email)
  const sealedSecret = app.secrets.seal(setup.secret, secretOwner(userId))
  const isPut = await putUnconfirmedFactor(app.db, { userId, sealedSecret, createdAt: app.clock.now() })
  if (!isPut) throw alreadyOn()
  return setup
}

/** Ends every other session, because one of them may be the reason for the change. */
export async function confirmSetup(app: AppContext, self: Self, code: string): Promise<string[]> {
  const { userId, sessionHash, email } = self
  const codes = await countingGuesses(app, userId, () =>
    inTransaction(app.db, async (tx) => {
      await lockUser(tx, userId)
      const factor = await findFactor(tx, userId)
      if (factor === null) throw new AppError('CONFLICT', { message: 'Start the setup again.' })
      if (factor.confirmedAt !== null) throw alreadyOn()
      const lastStep = await provenStep(app, factor, code)
      if (!(await confirmFactor(tx, factor, { confirmedAt: app.clock.now(), lastStep }))) throw alreadyOn()
      await deleteOtherSessions(tx, userId, sessionHash)
      return giveRecoveryCodes(tx, userId)
    }),
  )
  sendLater(app, turnedOnMail(app, email))
  return codes
}

export interface Proof {
  currentPassword: string
  code: string
}

export async function giveNewRecoveryCodes(app: AppContext, self: Self, proof: Proof): Promise<string[]> {
  const { userId, email } = self
  const codes = await proven(app, self, proof, { takesRecoveryCodes: false }, (tx) => giveRecoveryCodes(tx, userId))
  sendLater(app, recoveryCodesReplacedMail(app, email))
  return codes
}

export async function turnOff(app: AppContext, self: Self, proof: Proof): Promise<void> {
  const { userId, email } = self
  await proven(app, self, proof, { takesRecoveryCodes: true }, (tx) => deleteFactor(tx, userId))
  sendLater(app, turnedOffMail(app, email, await tokenNote(app, userId)))
}

/** Requires the password and a code, because someone else may use an open session. */
async function proven<T>(
  app: AppContext,
  { userId }: Self,
  { currentPassword, code }: Proof,
  kinds: { takesRecoveryCodes: boolean },
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  await confirmPassword(app, userId, currentPassword)
  if (!(await readStatus(app, userId)).on) {
    throw new AppError('CONFLICT', { message: 'Two-factor authentication is already off.' })
  }
  return countingGuesses(app, userId, () =>
    inTransaction(app.db, async (tx) => {
      await lockUser(tx, userId)
      await useCode(app, tx, userId, code, kinds)
      return work(tx)
    }),
  )
}

async function giveRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, codes.map(hashToken))
  return codes.map(inGroups)
}
