import type { NamedOutline } from '#features/outlines/server/provided.ts'
import type { AppContext } from '#server/app-context.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { event } from '#server/registered.ts'

/** Runs inside the transaction. */
export const clientCommented =
  event<(app: AppContext, tx: WorkspaceTx, outline: NamedOutline, commentId: string) => Promise<void>>(
    'a client commented',
  )
