import {
  type Column,
  type SQL,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import { type PersonHere, personHere, personWith } from '#features/access/server/people-store.ts'
import { memberships, workspacePeople } from '#features/access/server/workspace-tables.ts'
import type { Db } from '#server/db/open-db.ts'
import { workspaceOf } from '#server/db/workspace-of.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { OutlineType } from '#shared/brand-brief.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { type EditableContent, contentOf } from '../content-fields.ts'
import { klaviyoDrafts, outlineActivity, outlineVersions, outlines } from './tables.ts'

export type OutlineRow = typeof outlines.$inferSelect
export type ActivityRow = typeof outlineActivity.$inferSelect
export type OutlineInsert = typeof outlines.$inferInsert
export type ActivityInsert = typeof outlineActivity.$inferInsert

/** Lists don't read what the editor stores beside an outline. */
const { hints: _hints, hintsOf: _hintsOf, ...shownColumns } = getTableColumns(outlines)
export type ShownOutline = Omit<OutlineRow, 'hints' | 'hintsOf'>

export const contentNow = ({ title, template, content }: ShownOutline): EditableContent =>
  contentOf({ title, template, ...content })

export interface AssignedOutline {
  outline: OutlineRow
  assignee: PersonHere | null
}

export function findAssigned({ tx }: WorkspaceTx, where: SQL | undefined) {
  return tx
    .select({ outline: outlines, assignee: personHere })
    .from(outlines)
    .leftJoinLateral(personWith(tx, outlines.assignedToUserId), sql`true`)
    .leftJoin(
      memberships,
      and(eq(memberships.workspaceId, outlines.workspaceId), eq(memberships.userId, workspacePeople.id)),
    )
    .where(where)
}

export interface OutlineCursor {
  id: string
  month: number
  /** In microseconds since 1970. */
  made: string
}

const monthPlace = sql<number>`(${outlines.planYear} * 12 + ${outlines.planMonth})`
const madePlace = sql<string>`(extract(epoch from ${outlines.createdAt}) * 1000000)::bigint`

const inListOrder = [desc(outlines.planYear), desc(outlines.planMonth), asc(outlines.createdAt), asc(outlines.id)]

const ofBrandAfter = (workspaceId: string, brandId: string, after: OutlineCursor | null) =>
  and(
    eq(outlines.workspaceId, workspaceId),
    eq(outlines.brandId, brandId),
    isNull(outlines.deletedAt),
    after === null
      ? undefined
      : sql`(-${monthPlace}, ${madePlace}, ${outlines.id}) > (${-after.month}::int, ${after.made}::bigint, ${after.id}::uuid)`,
  )

/** As stored, which is compressed. It is in the row, so the database doesn't read the content. */
const storedBytes = sql<number>`pg_column_size(${outlines.content})`

export interface OutlineSize {
  id: string
  bytes: number
}

export async function findCursorsOfBrand(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  { after, limit }: { after: OutlineCursor | null; limit: number },
): Promise<(OutlineCursor & OutlineSize)[]> {
  return tx
    .select({ id: outlines.id, month: monthPlace, made: sql<string>`${madePlace}::text`, bytes: storedBytes })
    .from(outlines)
    .where(ofBrandAfter(workspaceId, brandId, after))
    .orderBy(...inListOrder)
    .limit(limit)
}

/** One aggregated text is five times as fast to read as rows. */
export async function findSizesOfBrand(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  after: OutlineCursor | null,
): Promise<OutlineSize[]> {
  const [row] = await tx
    .select({
      sizes: sql<
        string | null
      >`string_agg(${outlines.id} || ':' || ${storedBytes}, ',' order by ${sql.join(inListOrder, sql`, `)})`,
    })
    .from(outlines)
    .where(ofBrandAfter(workspaceId, brandId, after))
  const entries = row?.sizes?.split(',') ?? []
  return entries.map((entry) => {
    const [id, bytes] = entry.split(':')
    return { id: id!, bytes: Number(bytes) }
  })
}

/** One parameter for all ids, because hundreds of parameters take a fifth of the time of a list. */
const isOneOf = (column: Column, ids: string[]): SQL => sql`${column} = any(${sql.param(ids)}::uuid[])`

export async function findOutlinesIn(scope: WorkspaceTx, ids: string[]): Promise<AssignedOutline[]> {
  return findAssigned(
    scope,
    and(eq(outlines.workspaceId, scope.workspaceId), inArray(outlines.id, ids), isNull(outlines.deletedAt)),
  )
}

/** Without their people, because planning that view takes longer than reading a hundred outlines. */
export async function findRowsIn({ tx, workspaceId }: WorkspaceTx, ids: string[]): Promise<ShownOutline[]> {
  return tx
    .select(shownColumns)
    .from(outlines)
    .where(and(eq(outlines.workspaceId, workspaceId), isOneOf(outlines.id, ids), isNull(outlines.deletedAt)))
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

export const findOutlineWorkspace = (db: Db, id: string, workspaceIds: readonly string[] | 'all') =>
  workspaceOf(db, outlines, id, workspaceIds)

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

export async function findSubjectLinesAround(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  { year, month }: YearMonth,
  exceptOutlineId: string | null,
): Promise<string[]> {
  const rows = await tx
    .select({ lines: sql<string[]>`${outlines.content} -> 'subjectLines'` })
    .from(outlines)
    .where(
      and(
        eq(outlines.workspaceId, workspaceId),
        eq(outlines.brandId, brandId),
        sql`abs(${monthPlace} - ${year * 12 + month}) < 12`,
        isNull(outlines.deletedAt),
        exceptOutlineId === null ? undefined : ne(outlines.id, exceptOutlineId),
      ),
    )
    .orderBy(sql`abs(${monthPlace} - ${year * 12 + month})`, asc(outlines.id))
  return rows.flatMap(({ lines }) => lines)
}

export async function insertOutlines(
  { tx }: WorkspaceTx,
  rows: OutlineInsert[],
  activity: ActivityInsert[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(outlines).values(rows)
  if (activity.length > 0) await tx.insert(outlineActivity).values(activity)
}

export async function findActivityOf({ tx, workspaceId }: WorkspaceTx, outlineIds: string[]): Promise<ActivityRow[]> {
  if (outlineIds.length === 0) return []
  return tx
    .select()
    .from(outlineActivity)
    .where(and(eq(outlineActivity.workspaceId, workspaceId), isOneOf(outlineActivity.outlineId, outlineIds)))
    .orderBy(asc(outlineActivity.occurredAt), asc(outlineActivity.id))
}

/** Locks the outline until the transaction ends, so that concurrent changes are serialized. */
export async function findOutlineForChange({ tx, workspaceId }: WorkspaceTx, id: string): Promise<OutlineRow | null> {
  const [row] = await tx
    .select()
    .from(outlines)
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.id, id), isNull(outlines.deletedAt)))
    .for('update')
  return row ?? null
}

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

/** An outline without a date belongs to the month that its idea is planned for. */
export async function updatePlanMonth(
  { tx, workspaceId }: WorkspaceTx,
  subtopicId: string,
  { year, month }: YearMonth,
): Promise<void> {
  await tx
    .update(outlines)
    .set({ planYear: year, planMonth: month })
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.subtopicId, subtopicId)))
}

export async function updateWorkflow(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  changes: Partial<
    Pick<OutlineRow, 'workflowStatus' | 'assignedToUserId' | 'designLink' | 'notes' | 'reviewRequestedAt'>
  >,
  activity: [ActivityInsert, ...ActivityInsert[]],
): Promise<void> {
  await tx
    .update(outlines)
    .set({ ...changes, updatedAt: activity[0].occurredAt })
    .where(and(eq(outlines.workspaceId, workspaceId), eq(outlines.id, id)))
  await tx.insert(outlineActivity).values(activity)
}

/** Later edits start another version, so this one keeps the text of now. Returns its number. */
export async function closeVersion({ tx, workspaceId }: WorkspaceTx, outlineId: string): Promise<number> {
  const ofOutline = and(eq(outlineVersions.workspaceId, workspaceId), eq(outlineVersions.outlineId, outlineId))
  const [newest] = await tx
    .select({ number: outlineVersions.number })
    .from(outlineVersions)
    .where(ofOutline)
    .orderBy(desc(outlineVersions.updatedAt), desc(outlineVersions.number))
    .limit(1)
  // An outline that was never changed gets its first version with the first edit.
  if (newest === undefined) return 1
  await tx
    .update(outlineVersions)
    .set({ closed: true })
    .where(and(ofOutline, eq(outlineVersions.number, newest.number)))
  return newest.number
}

export async function renameGuest({ tx, workspaceId }: WorkspaceTx, decisionId: string, by: string): Promise<void> {
  await tx
    .update(outlineActivity)
    .set({ data: sql`${outlineActivity.data} || ${JSON.stringify({ by })}::jsonb` })
    .where(
      and(eq(outlineActivity.workspaceId, workspaceId), eq(sql`${outlineActivity.data} ->> 'decisionId'`, decisionId)),
    )
}

export async function findAssignees({ tx, workspaceId }: WorkspaceTx): Promise<{ id: string; person: PersonHere }[]> {
  return tx
    .select({ id: workspacePeople.id, person: personHere })
    .from(memberships)
    .innerJoinLateral(personWith(tx, memberships.userId), sql`true`)
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(memberships.createdAt), asc(workspacePeople.id))
}

export async function forgetPerson(db: Db, userId: string): Promise<void> {
  await db.update(outlineActivity).set({ userId: null }).where(eq(outlineActivity.userId, userId))
  await db.update(outlineActivity).set({ subjectUserId: null }).where(eq(outlineActivity.subjectUserId, userId))
  await db.update(outlineVersions).set({ userId: null }).where(eq(outlineVersions.userId, userId))
  await db.update(klaviyoDrafts).set({ madeByUserId: null }).where(eq(klaviyoDrafts.madeByUserId, userId))
}
