import { contentNow, findOutline, findOutlineForChange } from '#features/outlines/server/store.ts'
import { tellPeople } from '#features/notifications/server/telling.ts'
import { cancelMailsOfComment, withdrawOfComment } from '#features/notifications/server/store.ts'
import type { OutlineRow } from '#features/outlines/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, readWorkspace, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { can } from '#shared/permissions.ts'
import type { Comment, CommentCount, TargetChoice, Thread, Visibility } from '../contract.ts'
import { countTowardsHour, refuseTooMany } from './limits.ts'
import { mentionedIn, refuseMentions } from './mentions.ts'
import { targetIn } from './target.ts'
import {
  type MemberNames,
  findMemberNames,
  isOwn,
  presentComment,
  presentResolution,
  presentThread,
  threadsOf,
} from './present.ts'
import {
  type CommentRow,
  countOpenThreads,
  countReplies,
  deleteComment,
  findComment,
  findComments,
  insertComment,
  updateComment,
} from './store.ts'
import { publishTold, tellOfComment } from './telling.ts'

export async function readThreads(app: AppContext, scope: Scope, outlineId: string): Promise<Thread[]> {
  return readWorkspace(app.db, scope.workspaceId, async (tx) => {
    const found = await findOutline(tx, outlineId)
    if (found === null) throw new AppError('NOT_FOUND')
    const { sections } = contentNow(found.outline)
    const rows = await findComments(tx, outlineId)
    const names = await findMemberNames(tx)
    return threadsOf(rows).map((thread) => presentThread(thread, sections, names, scope))
  })
}

export const readCounts = (
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  outlineIds: readonly string[],
): Promise<CommentCount[]> => withWorkspace(app.db, workspaceId, (tx) => countOpenThreads(tx, brandId, outlineIds))

export interface NewComment {
  text: string
  parentId?: string | undefined
  visibility: Visibility
  place?: TargetChoice | undefined
}

export async function writeComment(
  app: AppContext,
  scope: Scope,
  outlineId: string,
  { text, parentId, visibility: wanted, place }: NewComment,
): Promise<Comment> {
  await countTowardsHour(app, scope.userId)
  const { workspaceId } = scope
  const { comment, told } = await withWorkspace(app.db, workspaceId, async (tx) => {
    const outline = await outlineForChange(tx, outlineId)
    const names = await namesForWriting(tx, scope)
    const first = parentId === undefined ? null : await firstOfThread(tx, outlineId, parentId)
    const visibility = first?.visibility ?? wanted
    if (visibility === 'client' && !can(scope.role, 'CREATE_EMAIL_IDEAS')) throw new AppError('FORBIDDEN')
    // Only people write what a client sees.
    if (visibility === 'client' && scope.byToken !== null) throw new AppError('TOKEN_NOT_ALLOWED')
    await refuseTooMany(tx, outlineId, first?.id ?? null)
    const mentions = mentionedIn(text)
    refuseMentions(mentions, new Set(names.keys()))
    const row = await insertComment(tx, {
      workspaceId,
      id: newId(),
      outlineId,
      parentId: first?.id ?? null,
      visibility,
      userId: scope.userId,
      bySupport: scope.bySupport,
      byToken: scope.byToken,
      text,
      mentions,
      place: first === null && place !== undefined ? targetIn(contentNow(outline), place) : null,
      createdAt: app.clock.now(),
    })
    if (first?.resolvedAt) await reopen(tx, first.id)
    return {
      comment: presentComment(row, names, scope),
      told: await tellOfComment(app, tx, scope, { row, outline, names }),
    }
  })
  publishTold(app, workspaceId, told)
  return comment
}

/** A comment that is edited before its email left causes none. People that the edit mentions first get their notification as usual. */
export async function editComment(app: AppContext, scope: Scope, id: string, text: string): Promise<Comment> {
  const { comment, told } = await changing(app, scope, id, async ({ tx, row, outline, names }) => {
    if (!isOwn(row, scope) || row.deletedAt !== null) throw new AppError('FORBIDDEN')
    if (row.text === text) return { comment: presentComment(row, names, scope), told: [] }
    const mentions = mentionedIn(text)
    refuseMentions(mentions, new Set([...names.keys(), ...row.mentions]))
    const edited = await updateComment(tx, id, { text, mentions, editedAt: app.clock.now() })
    await cancelMailsOfComment(tx, id)
    const gone = row.mentions.filter((userId) => !mentions.includes(userId))
    const withdrawn = await withdrawOfComment(tx, id, { kind: 'mentioned', userIds: gone })
    const fresh = mentions.filter((userId) => names.has(userId) && !row.mentions.includes(userId))
    const now = await tellPeople(app, tx, scope, {
      outline,
      commentId: id,
      told: new Map(fresh.map((userId) => [userId, 'mentioned'])),
    })
    return { comment: presentComment(edited, names, scope), told: [...withdrawn, ...now] }
  })
  publishTold(app, scope.workspaceId, told)
  return comment
}

export async function removeComment(app: AppContext, scope: Scope, id: string): Promise<void> {
  const told = await changing(app, scope, id, async ({ tx, row }) => {
    if (!isOwn(row, scope) && !can(scope.role, 'MANAGE_OUTLINES')) throw new AppError('FORBIDDEN')
    const withdrawn = await withdrawOfComment(tx, id)
    if (row.parentId === null && (await countReplies(tx, id)) > 0) {
      await updateComment(tx, id, { text: '', mentions: [], deletedAt: row.deletedAt ?? app.clock.now() })
      return withdrawn
    }
    await deleteComment(tx, id)
    if (row.parentId !== null) await deleteIfEmpty(tx, row.parentId)
    return withdrawn
  })
  publishTold(app, scope.workspaceId, told)
}

/** If two people resolve a thread at the same time, the second one gets the name of the first. */
export async function resolveThread(
  app: AppContext,
  scope: Scope,
  id: string,
  resolved: boolean,
): Promise<Pick<Thread, 'resolvedAt' | 'resolvedByName'>> {
  return changing(app, scope, id, async ({ tx, row, outline, names }) => {
    if (row.parentId !== null) {
      throw new AppError('INVALID_INPUT', { message: 'Only the first comment of a thread can be resolved.' })
    }
    const isConcerned = row.userId === scope.userId || outline.assignedToUserId === scope.userId
    if (!isConcerned && !can(scope.role, 'MANAGE_OUTLINES')) throw new AppError('FORBIDDEN')
    if (resolved === (row.resolvedAt !== null)) return presentResolution(row, names)
    if (!resolved) return presentResolution(await reopen(tx, id), names)
    const changed = await updateComment(tx, id, {
      resolvedAt: app.clock.now(),
      resolvedByUserId: scope.userId,
      resolvedBySupport: scope.bySupport,
    })
    return presentResolution(changed, names)
  })
}

export const reopen = (tx: WorkspaceTx, id: string): Promise<CommentRow> =>
  updateComment(tx, id, { resolvedAt: null, resolvedByUserId: null, resolvedBySupport: false })

export async function outlineForChange(tx: WorkspaceTx, outlineId: string): Promise<OutlineRow> {
  const outline = await findOutlineForChange(tx, outlineId)
  if (outline === null) throw new AppError('NOT_FOUND')
  return outline
}

export async function firstOfThread(tx: WorkspaceTx, outlineId: string, id: string): Promise<CommentRow> {
  const first = await findComment(tx, id)
  if (first === null || first.outlineId !== outlineId || first.parentId !== null) throw new AppError('NOT_FOUND')
  return first
}

/** A super admin may read a workspace, but only its members write in it. */
async function namesForWriting(tx: WorkspaceTx, { userId }: Scope): Promise<MemberNames> {
  const names = await findMemberNames(tx)
  if (!names.has(userId)) {
    throw new AppError('FORBIDDEN', { message: 'Only members of this workspace can write comments.' })
  }
  return names
}

interface Changing {
  tx: WorkspaceTx
  row: CommentRow
  outline: OutlineRow
  names: MemberNames
}

/** Locks the outline first, like every change of comments, and reads the comment afterward. */
async function changing<T>(
  app: AppContext,
  scope: Scope,
  id: string,
  change: (of: Changing) => Promise<T>,
): Promise<T> {
  return withWorkspace(app.db, scope.workspaceId, async (tx) => {
    const found = await findComment(tx, id)
    if (found === null) throw new AppError('NOT_FOUND')
    const outline = await outlineForChange(tx, found.outlineId)
    const row = await findComment(tx, id)
    if (row === null) throw new AppError('NOT_FOUND')
    return change({ tx, row, outline, names: await namesForWriting(tx, scope) })
  })
}

async function deleteIfEmpty(tx: WorkspaceTx, threadId: string): Promise<void> {
  const first = await findComment(tx, threadId)
  if (first?.deletedAt && (await countReplies(tx, threadId)) === 0) await deleteComment(tx, threadId)
}
