import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { users } from '#features/auth/server/tables.ts'
import { outlineActivity, outlines } from '#features/outlines/server/tables.ts'
import { FORMER_MEMBER } from '#features/access/server/people-store.ts'
import { workspacePeople, workspaces } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { NotificationKind } from '../contract.ts'
import { notificationChoices, notifications } from './tables.ts'

export type NotificationRow = typeof notifications.$inferSelect
export type SwitchedOff = typeof notificationChoices.$inferSelect.switchedOff

/** Hides notifications about outlines in the trash until they are restored. */
const isThere = sql`exists (
  select 1 from ${outlines} where ${outlines.workspaceId} = ${notifications.workspaceId}
  and ${outlines.id} = ${notifications.outlineId} and ${outlines.deletedAt} is null)`

const ownIn = (workspaceId: string, userId: string) =>
  and(eq(notifications.workspaceId, workspaceId), eq(notifications.userId, userId))

export async function insertNotifications({ tx }: WorkspaceTx, rows: NotificationRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(notifications).values(rows)
}

export async function findNotifications(
  { tx, workspaceId }: WorkspaceTx,
  userId: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  return tx
    .select()
    .from(notifications)
    .where(
      and(
        ownIn(workspaceId, userId),
        notifications.inApp,
        isThere,
        before === undefined ? undefined : lt(notifications.id, before),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit)
}

export async function countUnread({ tx, workspaceId }: WorkspaceTx, userId: string): Promise<number> {
  return tx.$count(
    notifications,
    and(ownIn(workspaceId, userId), notifications.inApp, isThere, isNull(notifications.readAt)),
  )
}

export async function markRead(
  { tx, workspaceId }: WorkspaceTx,
  userId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        ownIn(workspaceId, userId),
        isNull(notifications.readAt),
        ids === undefined ? undefined : inArray(notifications.id, [...ids]),
      ),
    )
}

/** Deletes unread notifications that no longer apply, and returns their recipients. */
export async function withdraw(
  { tx, workspaceId }: WorkspaceTx,
  outlineId: string,
  kind: NotificationKind,
  exceptUserId?: string,
): Promise<string[]> {
  const gone = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.workspaceId, workspaceId),
        eq(notifications.outlineId, outlineId),
        eq(notifications.kind, kind),
        isNull(notifications.readAt),
        exceptUserId === undefined ? undefined : ne(notifications.userId, exceptUserId),
      ),
    )
    .returning({ userId: notifications.userId })
  return gone.map(({ userId }) => userId)
}

const ofComment = (workspaceId: string, commentId: string) =>
  and(eq(notifications.workspaceId, workspaceId), eq(notifications.commentId, commentId))

/** Deletes the notifications of a comment, or only those of a kind to some users. Returns their recipients. */
export async function withdrawOfComment(
  { tx, workspaceId }: WorkspaceTx,
  commentId: string,
  only?: { kind: NotificationKind; userIds: readonly string[] },
): Promise<string[]> {
  const gone = await tx
    .delete(notifications)
    .where(
      and(
        ofComment(workspaceId, commentId),
        only && and(eq(notifications.kind, only.kind), inArray(notifications.userId, [...only.userIds])),
      ),
    )
    .returning({ userId: notifications.userId })
  return gone.map(({ userId }) => userId)
}

export async function cancelMailsOfComment({ tx, workspaceId }: WorkspaceTx, commentId: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ mailDueAt: null })
    .where(and(ofComment(workspaceId, commentId), isNotNull(notifications.mailDueAt)))
}

/** Null if no one requested a review or the requester is unknown. */
export async function findReviewRequester({ tx, workspaceId }: WorkspaceTx, outlineId: string): Promise<string | null> {
  const [row] = await tx
    .select({ userId: outlineActivity.userId })
    .from(outlineActivity)
    .where(
      and(
        eq(outlineActivity.workspaceId, workspaceId),
        eq(outlineActivity.outlineId, outlineId),
        eq(outlineActivity.kind, 'status_changed'),
        eq(sql`${outlineActivity.data} ->> 'to'`, 'ready_for_review'),
      ),
    )
    .orderBy(desc(outlineActivity.occurredAt), desc(outlineActivity.id))
    .limit(1)
  return row?.userId ?? null
}

export async function findSwitchedOff(db: Db, userId: string): Promise<SwitchedOff> {
  const [row] = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))
  return row?.switchedOff ?? []
}

export async function findSwitchedOffIn({ tx }: WorkspaceTx, userIds: string[]): Promise<Map<string, SwitchedOff>> {
  const rows = await tx
    .select({ userId: workspacePeople.id, switchedOff: workspacePeople.switchedOff })
    .from(workspacePeople)
    .where(inArray(workspacePeople.id, userIds))
  return new Map(rows.map(({ userId, switchedOff }) => [userId, (switchedOff ?? []) as SwitchedOff]))
}

export async function saveSwitchedOff(db: Db, userId: string, switchedOff: SwitchedOff): Promise<void> {
  await db
    .insert(notificationChoices)
    .values({ userId, switchedOff })
    .onConflictDoUpdate({ target: notificationChoices.userId, set: { switchedOff } })
}

export interface DueMail {
  notification: NotificationRow
  email: string
  workspaceName: string
}

/** Claims the emails that are due, so that no other process sends them. */
export async function takeDueMails(db: Db, now: Date, limit: number): Promise<{ taken: number; mails: DueMail[] }> {
  const due = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isNotNull(notifications.mailDueAt), lte(notifications.mailDueAt, now)))
    .orderBy(notifications.mailDueAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(notifications)
    .set({ mailDueAt: null })
    .where(inArray(notifications.id, due))
    .returning()
  if (taken.length === 0) return { taken: 0, mails: [] }
  const mails = await db
    .select({ notification: notifications, email: users.email, workspaceName: workspaces.name })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(workspaces, eq(workspaces.id, notifications.workspaceId))
    .where(
      and(
        inArray(
          notifications.id,
          taken.map(({ id }) => id),
        ),
        isNull(notifications.readAt),
        isThere,
        isNull(users.closedAt),
        isNull(workspaces.closedAt),
        eq(workspaces.status, 'ACTIVE'),
      ),
    )
    .orderBy(notifications.id)
  return { taken: taken.length, mails }
}

export async function deleteNotificationsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before))
}

/** Notifications about a deleted user's actions stay, without the name. */
export async function forgetActor(db: Db, userId: string): Promise<void> {
  await db
    .update(notifications)
    .set({ actorUserId: null, actorName: FORMER_MEMBER })
    .where(eq(notifications.actorUserId, userId))
}

/** Removes the name of a guest, who has no account. */
export async function renameGuestActor(
  { tx, workspaceId }: WorkspaceTx,
  outlineId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(notifications)
    .set({ actorName: to })
    .where(
      and(
        eq(notifications.workspaceId, workspaceId),
        eq(notifications.outlineId, outlineId),
        isNull(notifications.actorUserId),
        eq(notifications.actorName, from),
      ),
    )
}
