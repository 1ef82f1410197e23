import type { AppContext } from '#server/app-context.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import type { Actor } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { sendLater } from './later-mail.ts'
import { type UserRow, deleteSessionsOf, findUser, lockUser } from './store.ts'
import { tokenNote } from './token-note.ts'
import { removedBySupportMail } from './second-factor/mails.ts'
import { deleteFactor } from './second-factor/store.ts'

/** The second factor also protects the user's other workspaces, so only a super admin can remove it. */
export async function removeSecondFactor(app: AppContext, actor: Actor, userId: string): Promise<UserRow> {
  // An open session must not be enough to remove the factor that opened it.
  if (userId === actor.userId) {
    throw new AppError('FORBIDDEN', { message: 'Turn off your own two-factor authentication in your profile.' })
  }
  const user = await findUser(app.db, userId)
  if (user === null) throw new AppError('NOT_FOUND')
  await inTransaction(app.db, async (tx) => {
    await lockUser(tx, userId)
    if (!(await deleteFactor(tx, userId))) {
      throw new AppError('CONFLICT', { message: "This user doesn't use two-factor authentication." })
    }
    await deleteSessionsOf(tx, userId)
  })
  sendLater(app, removedBySupportMail(app, user.email, await tokenNote(app, userId)))
  return user
}
