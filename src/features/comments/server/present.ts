import { findMembers } from '#features/access/server/member-store.ts'
import { FORMER_MEMBER } from '#features/access/server/people-store.ts'
import { displayName } from '#features/auth/server/service.ts'
import { authoredName } from '#server/authored-name.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { ClientThread, Comment, Thread } from '../contract.ts'
import { withNames } from './mentions.ts'
import { type CommentedContent, presentTarget } from './target.ts'
import type { CommentRow } from './store.ts'

export const A_CLIENT = 'Client'

/** The names of current members by id. Someone who left is a former member, whatever the workspace still knows. */
export type MemberNames = ReadonlyMap<string, string>

export async function findMemberNames(tx: WorkspaceTx): Promise<MemberNames> {
  const members = await findMembers(tx)
  return new Map(
    members.map(({ membership, user }) => [
      membership.userId,
      displayName({ ...user, calledHere: membership.displayName }),
    ]),
  )
}

export interface Reader {
  userId: string
  bySupport: boolean
}

export interface ThreadRows {
  first: CommentRow
  comments: CommentRow[]
}

export function threadsOf(rows: readonly CommentRow[]): ThreadRows[] {
  const replies = Map.groupBy(rows, ({ parentId }) => parentId)
  return (replies.get(null) ?? []).map((first) => ({ first, comments: [first, ...(replies.get(first.id) ?? [])] }))
}

const nameOf = (
  names: MemberNames,
  userId: string | null,
  how: Parameters<typeof authoredName>[1] = { bySupport: false },
): string => authoredName((userId === null ? undefined : names.get(userId)) ?? FORMER_MEMBER, how)

/** What support wrote is not the user's own comment. */
export const isOwn = (row: CommentRow, { userId, bySupport }: Reader): boolean =>
  row.userId === userId && row.bySupport === bySupport

function authorOf(row: CommentRow, names: MemberNames): Comment['author'] {
  if (row.reviewLinkId !== null) return { id: null, name: row.authorName ?? A_CLIENT, kind: 'client' }
  const isMember = row.userId !== null && names.has(row.userId)
  return {
    id: isMember ? row.userId : null,
    name: nameOf(names, row.userId, row),
    kind: isMember ? 'member' : 'former',
  }
}

export const presentComment = (row: CommentRow, names: MemberNames, reader: Reader): Comment => ({
  id: row.id,
  author: authorOf(row, names),
  visibility: row.visibility,
  text: row.text,
  mentions: row.mentions.map((id) => ({ id, name: nameOf(names, id) })),
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  mine: isOwn(row, reader),
  removed: row.deletedAt !== null,
})

export const presentResolution = (
  { resolvedAt, resolvedByUserId, resolvedBySupport }: CommentRow,
  names: MemberNames,
): Pick<Thread, 'resolvedAt' | 'resolvedByName'> => ({
  resolvedAt: resolvedAt?.toISOString() ?? null,
  resolvedByName: resolvedAt === null ? null : nameOf(names, resolvedByUserId, { bySupport: resolvedBySupport }),
})

export const presentThread = (
  { first, comments }: ThreadRows,
  sections: CommentedContent['sections'],
  names: MemberNames,
  reader: Reader,
): Thread => ({
  id: first.id,
  place: presentTarget(first.place, sections),
  ...presentResolution(first, names),
  comments: comments.map((row) => presentComment(row, names, reader)),
})

export const presentForClient = (
  { first, comments }: ThreadRows,
  sections: CommentedContent['sections'],
  names: MemberNames,
): ClientThread => ({
  id: first.id,
  place: presentTarget(first.place, sections),
  isResolved: first.resolvedAt !== null,
  comments: comments.map((row) => ({
    id: row.id,
    authorName: authorOf(row, names).name,
    byClient: row.reviewLinkId !== null,
    text: withNames(row.text, row.mentions, (id) => nameOf(names, id)),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    removed: row.deletedAt !== null,
  })),
})
