import { and, asc, count, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { type PersonHere, personHere, personWith } from '#features/access/server/people-store.ts'
import { memberships, workspacePeople } from '#features/access/server/workspace-tables.ts'
import { brands } from '#features/brands/server/tables.ts'
import { subtopics } from '#features/ideas/server/tables.ts'
import type { WorkflowStatus } from '#features/outlines/contract.ts'
import { NOBODY } from '#features/outlines/library-contract.ts'
import { outlines } from '#features/outlines/server/tables.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { type ScheduledFacts, ofIdea, ofOutline, waits } from '../store.ts'
import { schedules } from '../tables.ts'

export interface RangeWanted {
  brandIds: readonly string[]
  from: string
  before: string
  status?: WorkflowStatus | undefined
  assignee?: string | undefined
  limit: number
}

export interface FoundItem extends ScheduledFacts {
  brandId: string
  assignee: PersonHere | null
}

export async function findItems({ tx, workspaceId }: WorkspaceTx, wanted: RangeWanted): Promise<FoundItem[]> {
  const { brandIds, from, before, status, assignee, limit } = wanted
  if (brandIds.length === 0) return []
  return tx
    .select({
      schedule: schedules,
      outline: outlineFacts,
      brandId: outlines.brandId,
      meta: subtopics.meta,
      assignee: personHere,
    })
    .from(outlines)
    .innerJoin(schedules, ofOutline)
    .innerJoin(brands, and(eq(brands.workspaceId, outlines.workspaceId), eq(brands.id, outlines.brandId)))
    .leftJoin(subtopics, ofIdea)
    .leftJoinLateral(personWith(tx, outlines.assignedToUserId), sql`true`)
    .leftJoin(
      memberships,
      and(eq(memberships.workspaceId, outlines.workspaceId), eq(memberships.userId, workspacePeople.id)),
    )
    .where(
      and(
        eq(outlines.workspaceId, workspaceId),
        inArray(outlines.brandId, [...brandIds]),
        gte(outlines.scheduledSendAt, from),
        lt(outlines.scheduledSendAt, before),
        ne(outlines.workflowStatus, 'archived'),
        isNull(outlines.deletedAt),
        status === undefined ? undefined : eq(outlines.workflowStatus, status),
        assignee === undefined ? undefined : assignedTo(assignee),
      ),
    )
    .orderBy(
      asc(outlines.scheduledSendAt),
      asc(brands.createdAt),
      asc(brands.id),
      sql`${outlines}.list_title collate "C"`,
      asc(outlines.id),
    )
    .limit(limit)
}

const outlineFacts = {
  id: outlines.id,
  title: outlines.title,
  ideaTitle: outlines.ideaTitle,
  mainTopicTitle: outlines.mainTopicTitle,
  template: outlines.template,
  planYear: outlines.planYear,
  planMonth: outlines.planMonth,
  workflowStatus: outlines.workflowStatus,
  notes: outlines.notes,
  scheduledSendAt: outlines.scheduledSendAt,
  content: outlines.content,
}

const assignedTo = (assignee: string) =>
  assignee === NOBODY ? isNull(outlines.assignedToUserId) : eq(outlines.assignedToUserId, assignee)

export async function countUnscheduled(
  { tx, workspaceId }: WorkspaceTx,
  brandIds: readonly string[],
  first: YearMonth,
  last: YearMonth,
): Promise<(YearMonth & { brandId: string; count: number })[]> {
  if (brandIds.length === 0) return []
  const place = sql`${outlines.planYear} * 12 + ${outlines.planMonth}`
  return tx
    .select({ brandId: outlines.brandId, year: outlines.planYear, month: outlines.planMonth, count: count() })
    .from(outlines)
    .innerJoin(brands, and(eq(brands.workspaceId, outlines.workspaceId), eq(brands.id, outlines.brandId)))
    .where(
      and(
        waits(workspaceId, brandIds),
        sql`${place} between ${first.year * 12 + first.month} and ${last.year * 12 + last.month}`,
      ),
    )
    .groupBy(outlines.brandId, outlines.planYear, outlines.planMonth, brands.createdAt)
    .orderBy(asc(brands.createdAt), asc(outlines.brandId), asc(outlines.planYear), asc(outlines.planMonth))
}
