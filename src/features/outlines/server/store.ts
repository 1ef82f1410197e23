import { type SQL, and, asc, count, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { users } from '#features/auth/server/tables.ts'
import { memberships } from '#features/workspaces/server/tables.ts'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { OutlineType } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { outlineActivity, outlineVersions, outlines } from './tables.ts'

export type OutlineRow = typeof outlines.$inferSelect
export type ActivityRow = typeof outlineActivity.$inferSelect
export type OutlineInsert = typeof outlines.$inferInsert
export type ActivityInsert = typeof outlineActivity.$inferInsert
/** An outline with the name of the person it is assigned to. */
export interface AssignedOutline {
  outline: OutlineRow
  assignee: { name: string; email: string } | null
}

/** What the workspace calls a person, else the name of their account. */
const nameHere = sql<string>`coalesce(${memberships.displayName}, ${users.name})`
/** To select beside an outline that is joined to its person and to what the workspace calls them. */
export const assigneeNow = { name: nameHere, email: users.email }

/** Outlines with the people they are assigned to, in an order that the caller gives. */
export function findAssigned({ tx }: WorkspaceTx, where: SQL | undefined) {
  return tx
    .select({ outline: outlines, assignee: assigneeNow })
    .from(outlines)
    .leftJoin(users, eq(users.id, outlines.assignedToUserId))
    .leftJoin(memberships, and(eq(memberships.workspaceId, outlines.workspaceId), eq(memberships.userId, users.id)))
    .where(where)
}

/** A brand's outlines: the newest month first, inside it in the order they were made. */
export async function findOutlinesOfBrand(scope: WorkspaceTx, brandId: string): Promise<AssignedOutline[]> {
  return findAssigned(
    scope,
    and(eq(outlines.workspaceId, scope.workspaceId), eq(outlines.brandId, brandId), isNull(outlines.deletedAt)),
  ).orderBy(desc(outlines.planYear), desc(outlines.planMonth), asc(outlines.createdAt), asc(outlines.id))
}

export async function findOutline(scope: WorkspaceTx, id: string): Promise<AssignedOutline | null> {
  const [row] = await findAssigned(
    scope,
    and(eq(outlines.workspaceId, scope.workspaceId), eq(outlines.id, id), isNull(outlines.deletedAt)),
  )
  return row ?? null
}

export async function findOutlineIdOfSubtopic(
  { tx, workspaceId }: WorkspaceTx,
  subtopicId: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: outlines.id })
    .from(outlines)
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.subtopicId, subtopicId), isNull(outlines.deletedAt)))
  return row?.id ?? null
}

export async function findOutlineIdsOf(
  { tx, workspaceId }: WorkspaceTx,
  subtopicIds: string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: outlines.id, subtopicId: outlines.subtopicId })
    .from(outlines)
    .where(
      and(eq(outlines.workspaceId, workspaceId), inArray(outlines.subtopicId, subtopicIds), isNull(outlines.deletedAt)),
    )
  return new Map(rows.flatMap(({ id, subtopicId }) => (subtopicId === null ? [] : [[subtopicId, id] as const])))
}

/** Where an outline lives, looking only in the given workspaces. */
export const findOutlineWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, outlines, id, workspaceIds)

/** How many outlines of each kind a month of a brand has, without those of some ideas. */
export async function countTypesOfMonth(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  { year, month }: YearMonth,
  exceptSubtopicIds: string[],
): Promise<Record<OutlineType, number>> {
  const rows = await tx
    .select({ type: outlines.type, outlines: count() })
    .from(outlines)
    .where(
      and(
        eq(outlines.workspaceId, workspaceId),
        eq(outlines.brandId, brandId),
        eq(outlines.planYear, year),
        eq(outlines.planMonth, month),
        isNull(outlines.deletedAt),
        or(isNull(outlines.subtopicId), notInArray(outlines.subtopicId, exceptSubtopicIds)),
      ),
    )
    .groupBy(outlines.type)
  const counted = (type: OutlineType) => rows.find((row) => row.type === type)?.outlines ?? 0
  return { 'design-based': counted('design-based'), 'text-based': counted('text-based') }
}

export async function insertOutlines(
  { tx }: WorkspaceTx,
  rows: OutlineInsert[],
  activity: ActivityInsert[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(outlines).values(rows)
  if (activity.length > 0) await tx.insert(outlineActivity).values(activity)
}

/** What happened to some outlines, oldest first. */
export async function findActivityOf({ tx, workspaceId }: WorkspaceTx, outlineIds: string[]): Promise<ActivityRow[]> {
  if (outlineIds.length === 0) return []
  return tx
    .select()
    .from(outlineActivity)
    .where(and(eq(outlineActivity.workspaceId, workspaceId), inArray(outlineActivity.outlineId, outlineIds)))
    .orderBy(asc(outlineActivity.occurredAt), asc(outlineActivity.id))
}

/** An outline, held until the transaction ends, so that two changes of it follow one another. */
export async function findOutlineForChange({ tx, workspaceId }: WorkspaceTx, id: string): Promise<OutlineRow | null> {
  const [row] = await tx
    .select()
    .from(outlines)
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.id, id), isNull(outlines.deletedAt)))
    .for('update')
  return row ?? null
}

/** The outlines in a person's hands, held until the transaction ends. */
export async function findOutlinesAssignedTo({ tx, workspaceId }: WorkspaceTx, userId: string): Promise<OutlineRow[]> {
  return tx
    .select()
    .from(outlines)
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.assignedToUserId, userId)))
    .orderBy(asc(outlines.id))
    .for('update')
}

export async function updateSendTime(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  scheduledSendAt: string | null,
  activity: ActivityInsert,
): Promise<void> {
  await tx
    .update(outlines)
    .set({ scheduledSendAt, updatedAt: activity.occurredAt })
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.id, id)))
  await tx.insert(outlineActivity).values(activity)
}

export async function updateWorkflow(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  changes: Partial<Pick<OutlineRow, 'workflowStatus' | 'assignedToUserId' | 'designLink' | 'notes'>>,
  activity: [ActivityInsert, ...ActivityInsert[]],
): Promise<void> {
  await tx
    .update(outlines)
    .set({ ...changes, updatedAt: activity[0].occurredAt })
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.id, id)))
  await tx.insert(outlineActivity).values(activity)
}

/** The members of the workspace, by the order in which they joined. */
export async function findAssignees({
  tx,
  workspaceId,
}: WorkspaceTx): Promise<{ id: string; name: string; email: string }[]> {
  return tx
    .select({ id: users.id, name: nameHere, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(memberships.createdAt), asc(users.id))
}

/** Leaves what a person did in these workspaces and elsewhere, without who it was. `names`: what they were called. */
export async function forgetPerson(
  db: Db,
  { userId, names, workspaceIds }: { userId: string; names: string[]; workspaceIds: string[] },
): Promise<void> {
  await db
    .update(outlineActivity)
    .set({ userId: null, userName: 'Deleted person' })
    .where(eq(outlineActivity.userId, userId))
  await db
    .update(outlineVersions)
    .set({ userId: null, userName: 'Deleted person' })
    .where(eq(outlineVersions.userId, userId))
  if (workspaceIds.length === 0) return
  const details = names.map((name) => `Assigned to ${name}`)
  await db
    .update(outlineActivity)
    .set({ details: 'Assigned to a deleted person' })
    .where(and(inArray(outlineActivity.workspaceId, workspaceIds), inArray(outlineActivity.details, details)))
}
