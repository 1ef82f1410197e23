import type { NotificationKind } from '#features/notifications/contract.ts'
import { tellPeople } from '#features/notifications/server/telling.ts'
import type { StepActor } from '#features/outlines/server/provided.ts'
import type { OutlineRow } from '#features/outlines/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { MemberNames } from './present.ts'
import { type CommentRow, findWriters } from './store.ts'

interface Written {
  row: CommentRow
  outline: OutlineRow
  names: MemberNames
  /** The people who sent the link that a client came by. */
  linkMakers?: readonly (string | null)[]
}

/** One notification per person and comment: the first kind that applies. Returns the users whose list changed. */
export async function tellOfComment(
  app: AppContext,
  tx: WorkspaceTx,
  by: StepActor,
  { row, outline, names, linkMakers = [] }: Written,
): Promise<string[]> {
  const told = new Map<string, NotificationKind>()
  const tell = (kind: NotificationKind, userIds: readonly (string | null)[]) => {
    for (const id of userIds) if (id !== null && names.has(id) && !told.has(id)) told.set(id, kind)
  }
  tell('mentioned', row.mentions)
  tell(row.reviewLinkId === null ? 'commented' : 'client_commented', [outline.assignedToUserId, ...linkMakers])
  if (row.parentId !== null) tell('commented', await findWriters(tx, row.parentId))
  return tellPeople(app, tx, by, { outline, commentId: row.id, told })
}

export function publishTold(app: AppContext, workspaceId: string, userIds: readonly string[]): void {
  for (const userId of new Set(userIds)) {
    app.live.publish({ workspaceId, userId, event: { type: 'changed', what: 'notifications' } })
  }
}
