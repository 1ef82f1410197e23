import { type SQL, and, asc, count, desc, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { personHere, personWith } from '#features/access/server/people-store.ts'
import { memberships, workspacePeople } from '#features/access/server/workspace-tables.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { type LibraryQuery, NOBODY } from '../../library-contract.ts'
import { type AssignedOutline, type OutlineRow, findAssigned } from '../store.ts'
import { outlines } from '../tables.ts'
import { searchCondition } from './search-words.ts'

export interface Part extends LibraryQuery {
  brandId: string
  userId: string
}
export type SummaryRow = Omit<OutlineRow, 'content'>
export interface AssignedSummary extends Pick<AssignedOutline, 'assignee'> {
  outline: SummaryRow
}
export interface MonthCursor {
  time: string
  title: string
  id: string
}

const { content: _content, ...summaryColumns } = getTableColumns(outlines)
// The database computes this from the send time, else the planned month, and from the title.
export const listMonth = sql<number>`${outlines}.list_month`
export const listTime = sql<string>`${outlines}.list_time`
export const listTitle = sql<string>`${outlines}.list_title collate "C"`
const outlineId = sql<string>`${outlines.id}`
export const monthNumber = ({ year, month }: YearMonth) => year * 12 + month - 1

export const monthOfNumber = (place: number): YearMonth => ({ year: Math.floor(place / 12), month: (place % 12) + 1 })

const ofBrand = ({ workspaceId }: WorkspaceTx, brandId: string) =>
  and(eq(outlines.workspaceId, workspaceId), eq(outlines.brandId, brandId), isNull(outlines.deletedAt))

function ofFilter({ filter = 'all', userId }: Part): SQL | undefined {
  if (filter === 'all') return ne(outlines.workflowStatus, 'archived')
  if (filter === 'my-assignments') {
    return and(ne(outlines.workflowStatus, 'archived'), eq(outlines.assignedToUserId, userId))
  }
  return eq(outlines.workflowStatus, filter)
}

const ofAssignee = (assignee: string) =>
  assignee === NOBODY ? isNull(outlines.assignedToUserId) : eq(outlines.assignedToUserId, assignee)

const wordsOf = ({ brandId, search }: Part) => (search === undefined ? null : searchCondition(brandId, search))

/** A database function runs the search. Its result has the table's name, so the rest of the query stays the same. */
export function sourceOf(part: Part) {
  const words = wordsOf(part)
  if (words === null) return outlines
  return sql`outlines_found(${part.brandId}::uuid, ${words}, ${part.including ?? null}::uuid) as "outlines"`
}

export function ofPart(tx: WorkspaceTx, part: Part): SQL | undefined {
  const { brandId, status, assignee, type, including } = part
  const asked = and(
    ofFilter(part),
    status === undefined ? undefined : eq(outlines.workflowStatus, status),
    assignee === undefined ? undefined : ofAssignee(assignee),
    type === undefined ? undefined : eq(outlines.type, type),
  )
  return and(
    wordsOf(part) === null ? ofBrand(tx, brandId) : undefined,
    including === undefined ? asked : or(asked, eq(outlines.id, including)),
  )
}

export async function countMonths(tx: WorkspaceTx, part: Part): Promise<(YearMonth & { outlines: number })[]> {
  const rows = await tx.tx
    .select({ place: listMonth, outlines: count() })
    .from(sourceOf(part))
    .where(ofPart(tx, part))
    .groupBy(listMonth)
    .orderBy(desc(listMonth))
  return rows.map(({ place, outlines: held }) => ({ ...monthOfNumber(place), outlines: held }))
}

/** As `countMonths` and `findFirst`, but the search runs only once. */
export async function findMonthsAndFirst(
  tx: WorkspaceTx,
  part: Part,
  limit: number,
): Promise<{ months: (YearMonth & { outlines: number })[]; first: AssignedSummary[] }> {
  const found = tx.tx.$with('found').as(
    tx.tx
      .select({
        month: listMonth.as('month'),
        time: listTime.as('time'),
        title: listTitle.as('title'),
        id: outlineId.as('id'),
      })
      .from(sourceOf(part))
      .where(ofPart(tx, part)),
  )
  const [held] = await tx.tx
    .with(found)
    .select({
      months: sql<[number, number][]>`(
        select coalesce(jsonb_agg(jsonb_build_array(month, outlines) order by month desc), '[]')
        from (select month, count(*) as outlines from found group by month) as counted)`,
      first: sql<string[]>`(
        select coalesce(jsonb_agg(id), '[]')
        from (select id from found order by month desc, time, title, id limit ${limit}) as listed)`,
    })
    .from(sql`(select) as one`)
  const { months, first } = held!
  return {
    months: months.map(([place, count]) => ({ ...monthOfNumber(place), outlines: count })),
    first:
      first.length === 0
        ? []
        : await summaries(tx, and(ofBrand(tx, part.brandId), inArray(outlines.id, first))).orderBy(
            desc(listMonth),
            ...inSendOrder,
          ),
  }
}

export async function hasOutlines(tx: WorkspaceTx, brandId: string): Promise<boolean> {
  const found = await tx.tx.select({ id: outlines.id }).from(outlines).where(ofBrand(tx, brandId)).limit(1)
  return found.length > 0
}

export const summaries = ({ tx }: WorkspaceTx, where: SQL | undefined) =>
  tx
    .select({
      outline: summaryColumns,
      assignee: personHere,
      place: { time: sql<string>`${listTime}::text`, title: listTitle, id: outlines.id },
    })
    .from(outlines)
    .leftJoinLateral(personWith(tx, outlines.assignedToUserId), sql`true`)
    .leftJoin(
      memberships,
      and(eq(memberships.workspaceId, outlines.workspaceId), eq(memberships.userId, workspacePeople.id)),
    )
    .where(where)

const inSendOrder = [asc(listTime), asc(listTitle), asc(outlines.id)]

export async function findFirst(tx: WorkspaceTx, part: Part, limit: number): Promise<AssignedSummary[]> {
  // Reads only the sort columns to choose rows, then loads those rows.
  const ids = tx.tx
    .select({ id: outlineId })
    .from(sourceOf(part))
    .where(ofPart(tx, part))
    .orderBy(desc(listMonth), ...inSendOrder)
    .limit(limit)
  return summaries(tx, and(ofBrand(tx, part.brandId), inArray(outlines.id, ids))).orderBy(
    desc(listMonth),
    ...inSendOrder,
  )
}

export async function findMonthPage(
  tx: WorkspaceTx,
  part: Part,
  { month, after, limit }: { month: YearMonth; after: MonthCursor | null; limit: number },
): Promise<(AssignedSummary & { place: MonthCursor })[]> {
  const later =
    after === null
      ? undefined
      : sql`(${listTime}, ${listTitle}, ${outlines.id}) > (${after.time}::bigint, ${after.title}, ${after.id}::uuid)`
  const ids = tx.tx
    .select({ id: outlineId })
    .from(sourceOf(part))
    .where(and(ofPart(tx, part), sql`${listMonth} = ${monthNumber(month)}`, later))
    .orderBy(...inSendOrder)
    .limit(limit)
  return summaries(tx, and(ofBrand(tx, part.brandId), inArray(outlines.id, ids))).orderBy(...inSendOrder)
}

export async function findOutlinesOfMonth(
  tx: WorkspaceTx,
  brandId: string,
  month: YearMonth,
): Promise<AssignedOutline[]> {
  return findAssigned(
    tx,
    and(ofBrand(tx, brandId), sql`${listMonth} = ${monthNumber(month)}`, ne(outlines.workflowStatus, 'archived')),
  ).orderBy(asc(listTime), asc(listTitle), asc(outlines.id))
}
