import type { StepActor } from '#features/outlines/server/provided.ts'
import { contentNow, findOutline } from '#features/outlines/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { renameGuestActor } from '#features/notifications/server/store.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import type { ClientComment, ClientThread, TargetChoice } from '../contract.ts'
import { clientCommented } from './provided.ts'
import { refuseTooMany } from './limits.ts'
import { targetIn } from './target.ts'
import { A_CLIENT, findMemberNames, presentForClient, threadsOf } from './present.ts'
import { firstOfThread, outlineForChange, reopen } from './service.ts'
import { findComment, findCommentsForClient, insertComment, updateComment } from './store.ts'
import { publishTold, tellOfComment } from './telling.ts'

/** The caller has checked the review link. Team comments aren't read at all. */
export async function readThreadsForClient(tx: WorkspaceTx, outlineId: string): Promise<ClientThread[]> {
  const found = await findOutline(tx, outlineId)
  if (found === null) throw new AppError('NOT_FOUND')
  const rows = await findCommentsForClient(tx, outlineId)
  const names = await findMemberNames(tx)
  const { sections } = contentNow(found.outline)
  return threadsOf(rows).map((thread) => presentForClient(thread, sections, names))
}

export interface ClientsComment {
  text: string
  parentId?: string | undefined
  place?: TargetChoice | undefined
}

export interface ReviewLink {
  id: string
  createdByUserId: string | null
}

/** `client.userName` ends with “(client)”. A client mentions no one, and reaches only threads that clients may read. */
export async function writeAsClient(
  app: AppContext,
  client: StepActor & { userId: null },
  { id: reviewLinkId, createdByUserId }: ReviewLink,
  outlineId: string,
  { text, parentId, place }: ClientsComment,
): Promise<ClientComment> {
  const { workspaceId } = client
  const { comment, told } = await withWorkspace(app.db, workspaceId, async (tx) => {
    const outline = await outlineForChange(tx, outlineId)
    const first = parentId === undefined ? null : await firstOfThread(tx, outlineId, parentId)
    if (first !== null && first.visibility !== 'client') throw new AppError('NOT_FOUND')
    await refuseTooMany(tx, outlineId, first?.id ?? null)
    const content = contentNow(outline)
    const row = await insertComment(tx, {
      workspaceId,
      id: newId(),
      outlineId,
      parentId: first?.id ?? null,
      visibility: 'client',
      authorName: client.userName,
      reviewLinkId,
      text,
      place: first === null && place !== undefined ? targetIn(content, place) : null,
      createdAt: app.clock.now(),
    })
    if (first?.resolvedAt) await reopen(tx, first.id)
    const names = await findMemberNames(tx)
    await app.registered.tell(clientCommented, app, tx, outline, row.id)
    const told = await tellOfComment(app, tx, client, { row, outline, names, linkMakers: [createdByUserId] })
    return { comment: presentForClient({ first: row, comments: [row] }, content.sections, names).comments[0]!, told }
  })
  app.live.publish({ workspaceId, event: { type: 'changed', what: 'comments' } })
  publishTold(app, workspaceId, told)
  return comment
}

/** A client's right. Their words stay, because they belong to the email. */
export async function removeClientName(app: AppContext, { workspaceId }: Scope, id: string): Promise<void> {
  await withWorkspace(app.db, workspaceId, async (tx) => {
    const comment = await findComment(tx, id)
    if (comment === null) throw new AppError('NOT_FOUND')
    if (comment.reviewLinkId === null) {
      throw new AppError('CONFLICT', { message: 'Only comments by clients have a name that you can remove.' })
    }
    if (comment.authorName === null) return
    await updateComment(tx, id, { authorName: null })
    await renameGuestActor(tx, comment.outlineId, { from: comment.authorName, to: A_CLIENT })
  })
}
