import { getBrand } from '#features/brands/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import type { Country } from '#shared/brand-brief.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { type SeriesRequest, observanceOn, seriesIdeas } from '#writing/month/series-steps.ts'
import type { seriesEndpoints } from '../../series-contract.ts'
import { refuseYear } from '../plannable-year.ts'
import { ideaRows } from '../service.ts'
import { type SubtopicRow, type TopicWithSubtopics, insertTopics, refuseTooManyManualIdeas } from '../store.ts'

/** Like a manual idea, a series doesn't count toward the plan. The topic is in the month of the anchor day. */
export async function addSeries(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  { kind, date, observanceId, name }: BodyOf<typeof seriesEndpoints.add>,
): Promise<TopicWithSubtopics> {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  return withWorkspace(app.db, workspaceId, async (scope) => {
    const brand = await getBrand(scope, brandId)
    refuseYear(brand, app.clock.now(), year, 'date')
    const observance = observanceId === undefined ? undefined : chosenObservance(brand.country, date, observanceId)
    const ideas = seriesIdeas({ kind, day: date, name, observance }, brand.language)
    const { topic } = ideaRows(app, { workspaceId, brandId, year, month }, { ...ideas[0]!, title: name })
    const subtopics = ideas.map(({ title, description, why, meta, plannedFor }, position): SubtopicRow => ({
      workspaceId,
      id: newId(),
      mainTopicId: topic.id,
      title,
      description,
      why,
      meta,
      plannedFor,
      position,
      status: 'NEW',
      archivedAt: null,
      deletedAt: null,
    }))
    await insertTopics(scope, [topic], subtopics)
    await refuseTooManyManualIdeas(scope, topic)
    return { ...topic, subtopics }
  })
}

function chosenObservance(country: Country, day: string, id: string): SeriesRequest['observance'] {
  const found = observanceOn(country, day, id)
  if (found === undefined) {
    throw new AppError('INVALID_INPUT', {
      message: 'This holiday is on another day. Choose it again.',
      details: { field: 'observanceId' },
    })
  }
  return found
}
