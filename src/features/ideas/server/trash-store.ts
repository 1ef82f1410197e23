import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import type { MainTopicRow } from './store.ts'
import { mainTopics, subtopics } from './tables.ts'

export interface TrashedIdea {
  kind: 'topic' | 'idea'
  id: string
  title: string
  mainTopicTitle: string | null
  ideas: number
  year: number
  month: number
  deletedAt: Date
}

const withItsTopic = and(eq(subtopics.workspaceId, mainTopics.workspaceId), eq(subtopics.mainTopicId, mainTopics.id))

export async function findTrashedIdeas(
  { tx, workspaceId }: WorkspaceTx,
  brandId: string,
  limit: number,
): Promise<TrashedIdea[]> {
  const ofBrand = and(eq(mainTopics.workspaceId, workspaceId), eq(mainTopics.brandId, brandId))
  const topics = await tx
    .select({ topic: mainTopics, ideas: count(subtopics.id) })
    .from(mainTopics)
    .leftJoin(subtopics, and(withItsTopic, isNull(subtopics.deletedAt)))
    .where(and(ofBrand, isNotNull(mainTopics.deletedAt)))
    .groupBy(mainTopics.workspaceId, mainTopics.id)
    .orderBy(desc(mainTopics.deletedAt), desc(mainTopics.id))
    .limit(limit)
  const ideas = await tx
    .select({ topic: mainTopics, idea: subtopics })
    .from(subtopics)
    .innerJoin(mainTopics, withItsTopic)
    .where(and(ofBrand, isNull(mainTopics.deletedAt), isNotNull(subtopics.deletedAt)))
    .orderBy(desc(subtopics.deletedAt), desc(subtopics.id))
    .limit(limit)
  return [
    ...topics.map(({ topic: { id, title, isManual, year, month, deletedAt }, ideas: held }): TrashedIdea => ({
      kind: isManual ? 'idea' : 'topic',
      id,
      title,
      mainTopicTitle: null,
      ideas: held,
      year,
      month,
      deletedAt: deletedAt!,
    })),
    ...ideas.map(
      ({ topic: { title: mainTopicTitle, isManual, year, month }, idea: { id, title, deletedAt } }): TrashedIdea => ({
        kind: 'idea',
        id,
        title,
        mainTopicTitle: isManual ? null : mainTopicTitle,
        ideas: 1,
        year,
        month,
        deletedAt: deletedAt!,
      }),
    ),
  ]
}

export async function restoreTopic({ tx, workspaceId }: WorkspaceTx, id: string): Promise<MainTopicRow | null> {
  const [restored] = await tx
    .update(mainTopics)
    .set({ deletedAt: null })
    .where(and(eq(mainTopics.workspaceId, workspaceId), eq(mainTopics.id, id), isNotNull(mainTopics.deletedAt)))
    .returning()
  return restored ?? null
}

/** Locks the topic until the transaction ends. */
export async function findTrashedSubtopic({ tx, workspaceId }: WorkspaceTx, id: string) {
  const [found] = await tx
    .select({ id: subtopics.id, topicDeletedAt: mainTopics.deletedAt })
    .from(subtopics)
    .innerJoin(mainTopics, withItsTopic)
    .where(and(eq(subtopics.workspaceId, workspaceId), eq(subtopics.id, id), isNotNull(subtopics.deletedAt)))
    .for('update')
  return found ?? null
}
