import type { AppContext } from '#server/app-context.ts'
import { inTransaction } from '#server/db/workspace-transaction.ts'
import type { Actor } from '#server/http/route.ts'
import { AppError } from '#shared/errors.ts'
import { sendLater } from './later-mail.ts'
import { type UserRow, deleteSessionsOf, findUser, lockUser } from './store.ts'
import { removedBySupportMail } from './second-factor/mails.ts'
import { deleteFactor } from './second-factor/store.ts'

/**
 * The last resort for a user who lost the phone and the recovery codes. Only a super admin can do it: what protects one
 * workspace protects the user's other workspaces too, and no one in one of them decides about those.
 */
export async function removeSecondFactor(app: AppContext, actor: Actor, userId: string): Promise<UserRow> {
  // A session that was left open must not be enough to drop the factor it was opened with.
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
  sendLater(app, removedBySupportMail(app, user.email))
  return user
}
