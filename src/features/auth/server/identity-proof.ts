import type { AppContext } from '#server/app-context.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import { countingGuesses, useCode } from './second-factor/proof.ts'
import { readStatus } from './second-factor/settings.ts'
import { confirmPassword } from './service.ts'
import { lockUser } from './store.ts'

/** Requires the password, and a code if the user has a second factor, because someone else may use an open session. */
export async function proveIdentity(
  app: AppContext,
  userId: string,
  { currentPassword, code }: { currentPassword: string; code?: string | undefined },
): Promise<void> {
  await confirmPassword(app, userId, currentPassword)
  if (!(await readStatus(app, userId)).on) return
  if (!code) {
    throw new AppError('INVALID_INPUT', {
      message: 'Enter the code from your authenticator app.',
      details: { field: 'code' },
    })
  }
  await countingGuesses(app, userId, () =>
    inTransaction(app.db, async (tx) => {
      await lockUser(tx, userId)
      await useCode(app, tx, userId, code, { takesRecoveryCodes: true })
    }),
  )
}
