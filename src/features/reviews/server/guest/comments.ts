import type { ClientComment, ClientThread } from '#features/comments/contract.ts'
import { readThreadsForClient, writeAsClient } from '#features/comments/server/client-comments.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { AppError } from '#shared/errors.ts'
import type { GuestTarget } from '../../guest-contract.ts'
import { guestName } from '../guest-name.ts'
import { countGuestWrite, openLink, refuseOthers } from './open-link.ts'

export interface WrittenComment {
  text: string
  reviewerName: string
  parentId?: string | undefined
  place?: GuestTarget | undefined
}

interface Shown {
  token: string
  outlineId: string
}

export async function readGuestComments(app: AppContext, { token, outlineId }: Shown): Promise<ClientThread[]> {
  const { link } = await openLink(app, token)
  return withWorkspace(app.db, link.workspaceId, async (tx) => {
    await refuseOthers(tx, link, outlineId)
    const threads = await readThreadsForClient(tx, outlineId)
    // Clients don't see the asset notes, so they get no excerpt of them either.
    return threads.map((thread) => (thread.place?.field === 'assetNotes' ? { ...thread, place: null } : thread))
  })
}

export async function writeGuestComment(
  app: AppContext,
  { token, outlineId }: Shown,
  { reviewerName, ...comment }: WrittenComment,
): Promise<ClientComment> {
  const { link, limits } = await openLink(app, token)
  const { workspaceId } = link
  await withWorkspace(app.db, workspaceId, (tx) => refuseOthers(tx, link, outlineId))
  await countGuestWrite(app, link.id)
  if (!link.mayComment) {
    throw new AppError('FORBIDDEN', { message: 'This link is not for comments. Ask the team for one that is.' })
  }
  const client = { workspaceId, limits, userId: null, userName: guestName(reviewerName), bySupport: false }
  return writeAsClient(app, client, link, outlineId, comment)
}
