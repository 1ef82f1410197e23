import type { PlanRequest } from '#writing/requests/plan-request.ts'
import { and, asc, between, count, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { holdName } from '#server/db/named-lock.ts'
import type { Db } from '#server/db/open-db.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { type YearMonth, monthKey } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import { mainTopics, subtopics } from './tables.ts'

export type MainTopicRow = typeof mainTopics.$inferSelect
export type SubtopicRow = typeof subtopics.$inferSelect
export interface TopicWithSubtopics extends MainTopicRow {
  subtopics: SubtopicRow[]
}

const topicIn = (workspaceId: string, id: string) => and(eq(mainTopics.workspaceId, workspaceId), eq(mainTopics.id, id))
const subtopicIn = (workspaceId: string, id: string) =>
  and(eq(subtopics.workspaceId, workspaceId), eq(subtopics.id, id))
const ofTopic = (workspaceId: string, id: string) =>
  and(eq(subtopics.workspaceId, workspaceId), eq(subtopics.mainTopicId, id))
const ofMonth = (place: Pick<MainTopicRow, 'workspaceId' | 'brandId' | 'year' | 'month'>) =>
  and(
    eq(mainTopics.workspaceId, place.workspaceId),
    eq(mainTopics.brandId, place.brandId),
    eq(mainTopics.year, place.year),
    eq(mainTopics.month, place.month),
    isNull(mainTopics.deletedAt),
  )
const withItsTopic = and(eq(subtopics.workspaceId, mainTopics.workspaceId), eq(subtopics.mainTopicId, mainTopics.id))

const isInPlan = and(isNotNull(subtopics.plannedFor), isNull(subtopics.archivedAt), isNull(subtopics.deletedAt))

const MOST_MANUAL_IDEAS = 200

export async function insertManualIdea(scope: WorkspaceTx, topic: MainTopicRow, idea: SubtopicRow): Promise<void> {
  await insertTopics(scope, [topic], [idea])
  await refuseTooManyManualIdeas(scope, topic)
}

/** Call this after the insert. The lock serializes concurrent inserts, so that each is counted. */
export async function refuseTooManyManualIdeas(
  { tx, workspaceId }: WorkspaceTx,
  { brandId, year, month }: Pick<MainTopicRow, 'brandId' | 'year' | 'month'>,
): Promise<void> {
  await holdName(tx, `manual_ideas ${brandId} ${monthKey({ year, month })}`)
  const place = ofMonth({ workspaceId, brandId, year, month })
  const held = await tx.$count(mainTopics, and(place, eq(mainTopics.isManual, true)))
  if (held > MOST_MANUAL_IDEAS) throw new AppError('MANUAL_IDEA_LIMIT_REACHED')
}

export async function insertTopics(
  { tx }: WorkspaceTx,
  topics: (typeof mainTopics.$inferInsert)[],
  ideas: (typeof subtopics.$inferInsert)[],
): Promise<void> {
  if (topics.length > 0) await tx.insert(mainTopics).values(topics)
  if (ideas.length > 0) await tx.insert(subtopics).values(ideas)
}

export async function findMonth(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  year: number,
  month: number,
): Promise<TopicWithSubtopics[]> {
  const rows = await tx
    .select({ topic: mainTopics, subtopic: subtopics })
    .from(mainTopics)
    .innerJoin(subtopics, and(withItsTopic, isNull(subtopics.deletedAt)))
    .where(ofMonth({ workspaceId, brandId, year, month }))
    .orderBy(asc(mainTopics.createdAt), asc(mainTopics.position), asc(mainTopics.id), asc(subtopics.position))
  const topics = new Map<string, TopicWithSubtopics>()
  for (const { topic, subtopic } of rows) {
    const entry = topics.get(topic.id) ?? { ...topic, subtopics: [] }
    entry.subtopics.push(subtopic)
    topics.set(topic.id, entry)
  }
  return [...topics.values()]
}

/** Skips archived ideas. Locks until the transaction ends, so that concurrent requests create one idea. */
export async function findSimilarIdea(
  { tx, workspaceId }: WorkspaceTx,
  { brandId, year, month }: Pick<MainTopicRow, 'brandId' | 'year' | 'month'>,
  campaignId: string,
): Promise<SubtopicRow | null> {
  await holdName(tx, `similar_idea ${campaignId}`)
  const [row] = await tx
    .select({ subtopic: subtopics })
    .from(subtopics)
    .innerJoin(mainTopics, withItsTopic)
    .where(
      and(
        ofMonth({ workspaceId, brandId, year, month }),
        eq(mainTopics.isManual, true),
        sql`${subtopics.meta} -> 'evidence' ->> 'refId' = ${campaignId}`,
        isNull(mainTopics.archivedAt),
        isNull(subtopics.archivedAt),
        isNull(subtopics.deletedAt),
      ),
    )
  return row?.subtopic ?? null
}

export async function findIdeasBetween({ tx, workspaceId }: WorkspaceTx, brandId: string, from: number, to: number) {
  const place = sql`${mainTopics.year} * 12 + ${mainTopics.month}`
  return tx
    .select({
      title: subtopics.title,
      mainTopicTitle: mainTopics.title,
      year: mainTopics.year,
      month: mainTopics.month,
      meta: subtopics.meta,
      isPlanned: sql<boolean>`${isInPlan}`,
      wasUsed: sql<boolean>`${subtopics.status} = 'OUTLINED' or ${isInPlan}`,
    })
    .from(subtopics)
    .innerJoin(mainTopics, withItsTopic)
    .where(
      and(
        eq(mainTopics.workspaceId, workspaceId),
        eq(mainTopics.brandId, brandId),
        sql`${place} between ${from} and ${to}`,
      ),
    )
    .orderBy(asc(place), asc(subtopics.id))
}

export async function findPlannedIdeas(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  first: string,
  last: string,
): Promise<{ ideaId: string; title: string; date: string }[]> {
  const rows = await tx
    .select({ ideaId: subtopics.id, title: subtopics.title, date: subtopics.plannedFor })
    .from(subtopics)
    .innerJoin(mainTopics, withItsTopic)
    .where(
      and(
        eq(mainTopics.workspaceId, workspaceId),
        eq(mainTopics.brandId, brandId),
        isInPlan,
        eq(subtopics.status, 'NEW'),
        between(subtopics.plannedFor, first, last),
        isNull(mainTopics.archivedAt),
        isNull(mainTopics.deletedAt),
      ),
    )
    .orderBy(asc(subtopics.plannedFor), asc(subtopics.id))
  return rows.map(({ date, ...idea }) => ({ ...idea, date: date! }))
}

export async function countIdeasLeft(
  { tx, workspaceId }: WorkspaceTx,
  brandIds: readonly string[],
  months: readonly YearMonth[],
): Promise<(YearMonth & { brandId: string; ideas: number; planned: number })[]> {
  return tx
    .select({
      brandId: mainTopics.brandId,
      year: mainTopics.year,
      month: mainTopics.month,
      ideas: count(),
      planned: count(subtopics.plannedFor),
    })
    .from(mainTopics)
    .innerJoin(subtopics, withItsTopic)
    .where(
      and(
        eq(mainTopics.workspaceId, workspaceId),
        inArray(mainTopics.brandId, [...brandIds]),
        or(...months.map(({ year, month }) => and(eq(mainTopics.year, year), eq(mainTopics.month, month)))),
        isNull(mainTopics.archivedAt),
        isNull(mainTopics.deletedAt),
        isNull(subtopics.archivedAt),
        isNull(subtopics.deletedAt),
        eq(subtopics.status, 'NEW'),
      ),
    )
    .groupBy(mainTopics.brandId, mainTopics.year, mainTopics.month)
}

/** Two brands of a workspace shouldn't get the same thesis or ideas. */
export async function findTaken(
  { tx, workspaceId }: WorkspaceTx,
  { brandId, year, month }: Pick<MainTopicRow, 'brandId' | 'year' | 'month'>,
): Promise<Required<Pick<PlanRequest, 'takenTheses' | 'takenIdeas'>>> {
  const rows = await tx
    .select({ thesis: mainTopics.thesis, title: subtopics.title, idea: subtopics.meta })
    .from(mainTopics)
    .leftJoin(
      subtopics,
      and(
        eq(subtopics.workspaceId, mainTopics.workspaceId),
        eq(subtopics.mainTopicId, mainTopics.id),
        isNotNull(subtopics.plannedFor),
        isNull(subtopics.deletedAt),
      ),
    )
    .where(
      and(
        eq(mainTopics.workspaceId, workspaceId),
        ne(mainTopics.brandId, brandId),
        eq(mainTopics.year, year),
        eq(mainTopics.month, month),
        isNull(mainTopics.deletedAt),
      ),
    )
  return {
    takenTheses: [...new Map(rows.flatMap(({ thesis }) => (thesis === null ? [] : [[thesis.id, thesis]]))).values()],
    takenIdeas: rows.flatMap(({ title, idea }) => {
      const angle = idea?.angle
      return angle === undefined || title === null ? [] : [{ angle, title }]
    }),
  }
}

export async function findIdeaWorkspace(
  db: Db,
  id: string,
  workspaceIds: readonly string[] | 'all',
): Promise<string | null> {
  if (workspaceIds.length === 0) return null
  const among = (column: typeof mainTopics.workspaceId | typeof subtopics.workspaceId) =>
    workspaceIds === 'all' ? undefined : inArray(column, [...workspaceIds])
  const [row] = await db
    .select({ workspaceId: mainTopics.workspaceId })
    .from(mainTopics)
    .where(and(eq(mainTopics.id, id), among(mainTopics.workspaceId)))
    .unionAll(
      db
        .select({ workspaceId: subtopics.workspaceId })
        .from(subtopics)
        .where(and(eq(subtopics.id, id), among(subtopics.workspaceId))),
    )
  return row?.workspaceId ?? null
}

export async function findTopic({ tx, workspaceId }: WorkspaceTx, id: string): Promise<MainTopicRow | null> {
  const [row] = await tx
    .select()
    .from(mainTopics)
    .where(and(topicIn(workspaceId, id), isNull(mainTopics.deletedAt)))
  return row ?? null
}

/** Null when the subtopic or its topic is in the trash. */
export async function findSubtopic(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
): Promise<{ topic: MainTopicRow; subtopic: SubtopicRow } | null> {
  const [row] = await tx
    .select({ topic: mainTopics, subtopic: subtopics })
    .from(subtopics)
    .innerJoin(mainTopics, withItsTopic)
    .where(and(subtopicIn(workspaceId, id), isNull(subtopics.deletedAt), isNull(mainTopics.deletedAt)))
  return row ?? null
}

/** Locks the topic until the transaction ends, so that concurrent changes are serialized. */
export async function findSubtopicForChange(
  scope: WorkspaceTx,
  id: string,
): Promise<{ topic: MainTopicRow; subtopic: SubtopicRow } | null> {
  const found = await findSubtopic(scope, id)
  if (found === null) return null
  const { tx, workspaceId } = scope
  await tx.select({ id: mainTopics.id }).from(mainTopics).where(topicIn(workspaceId, found.topic.id)).for('update')
  return findSubtopic(scope, id)
}

export async function findSubtopicsOf({ tx, workspaceId }: WorkspaceTx, topicId: string): Promise<SubtopicRow[]> {
  return tx
    .select()
    .from(subtopics)
    .where(and(ofTopic(workspaceId, topicId), isNull(subtopics.deletedAt)))
    .orderBy(asc(subtopics.position))
}

export async function updateTopic(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  change: Partial<MainTopicRow>,
): Promise<void> {
  await tx.update(mainTopics).set(change).where(topicIn(workspaceId, id))
}

export async function updateSubtopic(
  { tx, workspaceId }: WorkspaceTx,
  id: string,
  change: Partial<SubtopicRow>,
): Promise<void> {
  await tx.update(subtopics).set(change).where(subtopicIn(workspaceId, id))
}

export async function archiveSubtopicsOf(
  { tx, workspaceId }: WorkspaceTx,
  topicId: string,
  archivedAt: Date,
): Promise<void> {
  await tx
    .update(subtopics)
    .set({ archivedAt })
    .where(and(ofTopic(workspaceId, topicId), isNull(subtopics.archivedAt)))
}

export async function deleteTrashBefore(db: Db, before: Date): Promise<void> {
  await db.delete(mainTopics).where(lt(mainTopics.deletedAt, before))
  await db.delete(subtopics).where(lt(subtopics.deletedAt, before))
}
