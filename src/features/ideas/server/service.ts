import { getBrand } from '#features/brands/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { type WorkspaceTx, withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import type { ideaEndpoints } from '../contract.ts'
import { refuseYear } from './plannable-year.ts'
import {
  type MainTopicRow,
  type SubtopicRow,
  archiveSubtopicsOf,
  findSubtopic,
  findSubtopicForChange,
  findSubtopicsOf,
  findTopic,
  insertManualIdea,
  updateSubtopic,
  updateTopic,
} from './store.ts'

export interface Idea {
  topic: MainTopicRow
  subtopic: SubtopicRow
}

/** A manual idea doesn't count toward the plan. */
export async function addManualIdea(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  fields: BodyOf<typeof ideaEndpoints.addManual>,
): Promise<SubtopicRow> {
  const { title, year, month, description = '' } = fields
  const rows = ideaRows(app, { workspaceId, brandId, year, month }, { title, description, why: null, meta: null })
  await withWorkspace(app.db, workspaceId, async (scope) => {
    refuseYear(await getBrand(scope, brandId), app.clock.now(), year)
    await insertManualIdea(scope, rows.topic, rows.subtopic)
  })
  return rows.subtopic
}

export function ideaRows(
  app: AppContext,
  place: Pick<MainTopicRow, 'workspaceId' | 'brandId' | 'year' | 'month'>,
  idea: Pick<SubtopicRow, 'title' | 'description' | 'why' | 'meta'>,
): Idea {
  const topic: MainTopicRow = {
    ...place,
    id: newId(),
    title: idea.title,
    why: null,
    isManual: true,
    strategy: null,
    thesis: null,
    position: 0,
    createdAt: app.clock.now(),
    archivedAt: null,
    deletedAt: null,
  }
  const subtopic: SubtopicRow = {
    ...idea,
    workspaceId: place.workspaceId,
    id: newId(),
    mainTopicId: topic.id,
    status: 'NEW',
    plannedFor: null,
    position: 0,
    archivedAt: null,
    deletedAt: null,
  }
  return { topic, subtopic }
}

/** Resolves a manual topic to its only subtopic. */
export async function findIdea(scope: WorkspaceTx, id: string): Promise<Idea> {
  const found = await findSubtopic(scope, id)
  if (found !== null) return found
  const topic = await findTopic(scope, id)
  const [subtopic] = topic?.isManual === true ? await findSubtopicsOf(scope, id) : []
  if (topic === null || subtopic === undefined) throw new AppError('NOT_FOUND')
  return { topic, subtopic }
}

export async function markOutlined(scope: WorkspaceTx, subtopicId: string, outlined = true): Promise<void> {
  await updateSubtopic(scope, subtopicId, { status: outlined ? 'OUTLINED' : 'NEW' })
}

/** An email of a series is of the month of its day, which may be the one before or after its topic's. */
export function planMonthOf({ topic, subtopic }: Idea): YearMonth {
  const day = subtopic.meta?.series === undefined ? null : subtopic.plannedFor
  if (day === null) return { year: topic.year, month: topic.month }
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }
}

export async function archiveIdea(app: AppContext, { workspaceId }: Scope, id: string): Promise<void> {
  await changeIdea(app, workspaceId, id, {
    topic: (scope) => updateTopic(scope, id, { archivedAt: app.clock.now() }),
    subtopic: (scope) => updateSubtopic(scope, id, { archivedAt: app.clock.now() }),
  })
}

export async function unarchiveIdea(app: AppContext, { workspaceId }: Scope, id: string): Promise<void> {
  await changeIdea(app, workspaceId, id, {
    async topic(scope, topic) {
      if (topic.archivedAt !== null) return updateTopic(scope, id, { archivedAt: null })
      // The topic was never archived. It is in the archive because of its subtopics.
      for (const subtopic of await findSubtopicsOf(scope, id)) {
        await updateSubtopic(scope, subtopic.id, { archivedAt: null })
      }
    },
    async subtopic(scope, { topic }) {
      if (topic.archivedAt !== null) {
        await archiveSubtopicsOf(scope, topic.id, topic.archivedAt)
        await updateTopic(scope, topic.id, { archivedAt: null })
      }
      await updateSubtopic(scope, id, { archivedAt: null })
    },
  })
}

export async function deleteIdea(app: AppContext, { workspaceId }: Scope, id: string): Promise<void> {
  await changeIdea(app, workspaceId, id, {
    topic: (scope) => updateTopic(scope, id, { deletedAt: app.clock.now() }),
    subtopic: (scope) => updateSubtopic(scope, id, { deletedAt: app.clock.now() }),
  })
}

interface IdeaChange {
  topic(scope: WorkspaceTx, topic: MainTopicRow): Promise<void>
  subtopic(scope: WorkspaceTx, idea: Idea): Promise<void>
}

/** Topics and subtopics share one space of ids. */
async function changeIdea(app: AppContext, workspaceId: string, id: string, change: IdeaChange): Promise<void> {
  await withWorkspace(app.db, workspaceId, async (scope) => {
    const topic = await findTopic(scope, id)
    if (topic !== null) return change.topic(scope, topic)
    const idea = await findSubtopicForChange(scope, id)
    if (idea === null) throw new AppError('NOT_FOUND')
    return change.subtopic(scope, idea)
  })
}
