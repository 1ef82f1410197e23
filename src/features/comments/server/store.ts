import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { outlines } from '#features/outlines/server/tables.ts'
import { FORMER_MEMBER } from '#features/access/server/people-store.ts'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { CommentCount } from '../contract.ts'
import { comments } from './tables.ts'

export type CommentRow = typeof comments.$inferSelect
export type CommentInsert = typeof comments.$inferInsert

export const findCommentWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, comments, id, workspaceIds)

const ofOutline = (workspaceId: string, outlineId: string) =>
  and(eq(comments.workspaceId, workspaceId), eq(comments.outlineId, outlineId))
const oldestFirst = [asc(comments.createdAt), asc(comments.id)]

export async function findComments({ tx, workspaceId }: WorkspaceTx, outlineId: string): Promise<CommentRow[]> {
  return tx
    .select()
    .from(comments)
    .where(ofOutline(workspaceId, outlineId))
    .orderBy(...oldestFirst)
}

/** The only way to the comments that a client with a review link reads. */
export async function findCommentsForClient(
  { tx, workspaceId }: WorkspaceTx,
  outlineId: string,
): Promise<CommentRow[]> {
  return tx
    .select()
    .from(comments)
    .where(and(ofOutline(workspaceId, outlineId), eq(comments.visibility, 'client')))
    .orderBy(...oldestFirst)
}

export async function findComment({ tx, workspaceId }: WorkspaceTx, id: string): Promise<CommentRow | null> {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.workspaceId, workspaceId), eq(comments.id, id)))
  return row ?? null
}

export async function insertComment({ tx }: WorkspaceTx, row: CommentInsert): Promise<CommentRow> {
  const [stored] = await tx.insert(comments).values(row).returning()
  return stored!
}

export async function updateComment(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  changes: Partial<CommentInsert>,
): Promise<CommentRow> {
  const [stored] = await tx
    .update(comments)
    .set(changes)
    .where(and(eq(comments.workspaceId, workspaceId), eq(comments.id, id)))
    .returning()
  return stored!
}

export async function deleteComment({ tx, workspaceId }: WorkspaceTx, id: string): Promise<void> {
  await tx.delete(comments).where(and(eq(comments.workspaceId, workspaceId), eq(comments.id, id)))
}

export async function countComments(
  { tx, workspaceId }: WorkspaceTx,
  outlineId: string,
): Promise<{ written: number; threads: number }> {
  const [row] = await tx
    .select({
      written: sql<number>`(count(*) filter (where ${comments.deletedAt} is null))::int`,
      threads: sql<number>`(count(*) filter (where ${comments.parentId} is null))::int`,
    })
    .from(comments)
    .where(ofOutline(workspaceId, outlineId))
  return row!
}

export async function countReplies({ tx, workspaceId }: WorkspaceTx, threadId: string): Promise<number> {
  return tx.$count(comments, and(eq(comments.workspaceId, workspaceId), eq(comments.parentId, threadId)))
}

export async function findWriters({ tx, workspaceId }: WorkspaceTx, threadId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: comments.userId })
    .from(comments)
    .where(
      and(
        eq(comments.workspaceId, workspaceId),
        sql`(${comments.id} = ${threadId}::uuid or ${comments.parentId} = ${threadId}::uuid)`,
        isNull(comments.deletedAt),
        isNotNull(comments.userId),
      ),
    )
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** A client waits for an answer in an open thread whose newest comment is the client's. */
export async function countOpenThreads(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  outlineIds: readonly string[],
): Promise<CommentCount[]> {
  const newestIsOfClient = sql`coalesce((
    select newest.review_link_id is not null from ${comments} newest
    where newest.workspace_id = ${comments.workspaceId} and newest.deleted_at is null
    and (newest.id = ${comments.id} or newest.parent_id = ${comments.id})
    order by newest.created_at desc, newest.id desc limit 1), false)`
  return tx
    .select({
      outlineId: comments.outlineId,
      open: sql<number>`count(*)::int`,
      client: sql<number>`(count(*) filter (where ${newestIsOfClient}))::int`,
    })
    .from(comments)
    .innerJoin(outlines, and(eq(outlines.workspaceId, comments.workspaceId), eq(outlines.id, comments.outlineId)))
    .where(
      and(
        eq(comments.workspaceId, workspaceId),
        eq(outlines.brandId, brandId),
        isNull(outlines.deletedAt),
        inArray(comments.outlineId, [...outlineIds]),
        isNull(comments.parentId),
        isNull(comments.resolvedAt),
      ),
    )
    .groupBy(comments.outlineId)
}

/** The comments of a deleted account stay, without the account. */
export async function forgetPerson(db: Db, userId: string): Promise<void> {
  await db.update(comments).set({ userId: null }).where(eq(comments.userId, userId))
  await db.update(comments).set({ resolvedByUserId: null }).where(eq(comments.resolvedByUserId, userId))
  await db
    .update(comments)
    .set({
      mentions: sql`array_remove(${comments.mentions}, ${userId}::uuid)`,
      text: sql`replace(${comments.text}, ${`@{${userId}}`}::text, ${`@${FORMER_MEMBER}`}::text)`,
    })
    .where(sql`${userId}::uuid = any(${comments.mentions})`)
}
