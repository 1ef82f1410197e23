import { and, asc, count, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import type { MonthState } from '../../overview-contract.ts'
import { type AssignedSummary, listMonth, monthNumber, monthOfNumber, summaries } from '../library/library-store.ts'
import { outlines } from '../tables.ts'

const ofBrands = ({ workspaceId }: WorkspaceTx, brandIds: readonly string[]) =>
  and(eq(outlines.workspaceId, workspaceId), inArray(outlines.brandId, [...brandIds]), isNull(outlines.deletedAt))

const countIf = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`
const withStatus = (status: 'ready_for_review' | 'approved' | 'sent') =>
  countIf(sql`${eq(outlines.workflowStatus, status)}`)

export type OutlineCounts = Omit<MonthState, keyof YearMonth | 'ideas' | 'toWrite'>

export async function countByMonth(
  tx: WorkspaceTx,
  brandIds: readonly string[],
  months: readonly YearMonth[],
): Promise<(YearMonth & { brandId: string; counts: OutlineCounts })[]> {
  const rows = await tx.tx
    .select({
      brandId: outlines.brandId,
      place: listMonth,
      outlines: count(),
      readyForReview: withStatus('ready_for_review'),
      approved: withStatus('approved'),
      sent: withStatus('sent'),
      scheduled: countIf(sql`${outlines.workflowStatus} <> 'sent' and ${outlines.scheduledSendAt} is not null`),
      unscheduled: countIf(sql`${outlines.workflowStatus} <> 'sent' and ${outlines.scheduledSendAt} is null`),
    })
    .from(outlines)
    .where(
      and(ofBrands(tx, brandIds), inArray(listMonth, months.map(monthNumber)), ne(outlines.workflowStatus, 'archived')),
    )
    .groupBy(outlines.brandId, listMonth)
  return rows.map(({ place, brandId, ...counts }) => ({ ...monthOfNumber(place), brandId, counts }))
}

export const findSends = async (
  tx: WorkspaceTx,
  brandIds: readonly string[],
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<AssignedSummary[]> =>
  summaries(
    tx,
    and(
      ofBrands(tx, brandIds),
      gte(outlines.scheduledSendAt, from),
      lt(outlines.scheduledSendAt, to),
      ne(outlines.workflowStatus, 'archived'),
    ),
  )
    .orderBy(asc(outlines.scheduledSendAt), asc(outlines.id))
    .limit(limit)

const ofReview = (tx: WorkspaceTx, brandIds: readonly string[]) =>
  and(ofBrands(tx, brandIds), eq(outlines.workflowStatus, 'ready_for_review'))

export const findReviews = async (
  tx: WorkspaceTx,
  brandIds: readonly string[],
  limit: number,
): Promise<AssignedSummary[]> =>
  summaries(tx, ofReview(tx, brandIds))
    .orderBy(sql`${outlines.reviewRequestedAt} asc nulls last`, asc(outlines.updatedAt), asc(outlines.id))
    .limit(limit)

export const countReviews = (tx: WorkspaceTx, brandIds: readonly string[]): Promise<number> =>
  tx.tx.$count(outlines, ofReview(tx, brandIds))
