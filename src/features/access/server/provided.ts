import type { AppContext } from '#server/app-context.ts'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { event, provided } from '#server/registered.ts'

export const brandCount = provided<(scope: WorkspaceTx) => Promise<number>>('the number of brands')

/** Open invitations, each of which keeps a seat. */
export const pendingInviteCount = provided<(scope: WorkspaceTx, now: Date) => Promise<number>>(
  'the number of open invitations',
)

export const workspaceCreated =
  event<(app: AppContext, tx: Db, userId: string, workspaceId: string) => Promise<void>>('a workspace was created')
