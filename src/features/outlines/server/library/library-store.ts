import { type SQL, and, asc, count, desc, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { personHere } from '#features/access/server/people-store.ts'
import { memberships, workspacePeople } from '#features/access/server/workspace-tables.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { type LibraryQuery, NOBODY } from '../../library-contract.ts'
import { type AssignedOutline, type OutlineRow, findAssigned } from '../store.ts'
import { outlines } from '../tables.ts'
import { searchCondition } from './search-words.ts'

/** Whose library, which part of it, and who looks. */
export interface Part extends LibraryQuery {
  brandId: string
  userId: string
}
/** An outline without its content: the content is most of its bytes. */
export type SummaryRow = Omit<OutlineRow, 'content'>
export interface AssignedSummary extends Pick<AssignedOutline, 'assignee'> {
  outline: SummaryRow
}
/** Where a row stands within its month. */
export interface Place {
  time: string
  title: string
  id: string
}

const { content: _content, ...summaryColumns } = getTableColumns(outlines)
// Computed by the database, from the send time else the planned month, and from the title.
const listMonth = sql<number>`${outlines}.list_month`
const listTime = sql<string>`${outlines}.list_time`
const listTitle = sql<string>`${outlines}.list_title collate "C"`
// Also where the source is no table.
const outlineId = sql<string>`${outlines.id}`
const monthNumber = ({ year, month }: YearMonth) => year * 12 + month - 1

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

/** The words that are searched for, as the database compares them; null where nothing is. */
const wordsOf = ({ brandId, search }: Part) => (search === undefined ? null : searchCondition(brandId, search))

/**
 * Where the outlines of a part are looked for. Those that a search finds come from a function of the database with what
 * they are filtered and ordered by, under the name of the table.
 */
function sourceOf(part: Part) {
  const words = wordsOf(part)
  if (words === null) return outlines
  return sql`outlines_found(${part.brandId}::uuid, ${words}, ${part.including ?? null}::uuid) as "outlines"`
}

function ofPart(tx: WorkspaceTx, part: Part): SQL | undefined {
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

/** How many outlines each month of a part has, newest month first. */
export async function countMonths(tx: WorkspaceTx, part: Part): Promise<(YearMonth & { outlines: number })[]> {
  const rows = await tx.tx
    .select({ place: listMonth, outlines: count() })
    .from(sourceOf(part))
    .where(ofPart(tx, part))
    .groupBy(listMonth)
    .orderBy(desc(listMonth))
  return rows.map((row) => ({
    year: Math.floor(row.place / 12),
    month: (row.place % 12) + 1,
    outlines: row.outlines,
  }))
}

export async function hasOutlines(tx: WorkspaceTx, brandId: string): Promise<boolean> {
  const found = await tx.tx.select({ id: outlines.id }).from(outlines).where(ofBrand(tx, brandId)).limit(1)
  return found.length > 0
}

const summaries = ({ tx }: WorkspaceTx, where: SQL | undefined) =>
  tx
    .select({
      outline: summaryColumns,
      assignee: personHere,
      place: { time: sql<string>`${listTime}::text`, title: listTitle, id: outlines.id },
    })
    .from(outlines)
    .leftJoin(workspacePeople, eq(workspacePeople.id, outlines.assignedToUserId))
    .leftJoin(
      memberships,
      and(eq(memberships.workspaceId, outlines.workspaceId), eq(memberships.userId, workspacePeople.id)),
    )
    .where(where)

const inSendOrder = [asc(listTime), asc(listTitle), asc(outlines.id)]

/** The first outlines of a part: newest month first, inside it in the order in which they are sent. */
export async function findFirst(tx: WorkspaceTx, part: Part, limit: number): Promise<AssignedSummary[]> {
  // Which ones is decided by what lists are made from; only those are then read as a whole.
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

/** Outlines of one month of a part that come after a place, in the order in which they are sent. */
export async function findMonthPage(
  tx: WorkspaceTx,
  part: Part,
  { month, after, limit }: { month: YearMonth; after: Place | null; limit: number },
): Promise<(AssignedSummary & { place: Place })[]> {
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

/** What a month's document holds: everything the library lists under it that is not archived. */
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

/** The outlines that were written last; archived ones are done with. */
export async function findRecent(tx: WorkspaceTx, brandId: string, limit: number): Promise<AssignedSummary[]> {
  return summaries(tx, and(ofBrand(tx, brandId), ne(outlines.workflowStatus, 'archived')))
    .orderBy(desc(outlines.createdAt), desc(outlines.id))
    .limit(limit)
}

export async function countReadyForReview(tx: WorkspaceTx, brandId: string): Promise<number> {
  const [row] = await tx.tx
    .select({ outlines: count() })
    .from(outlines)
    .where(and(ofBrand(tx, brandId), eq(outlines.workflowStatus, 'ready_for_review')))
  return row?.outlines ?? 0
}
