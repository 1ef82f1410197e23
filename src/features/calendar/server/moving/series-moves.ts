import { getBrand } from '#features/brands/server/service.ts'
import type { BrandRow } from '#features/brands/server/store.ts'
import { type SeriesIdea, findSeriesIdeas, metaOn } from '#features/ideas/server/series-days.ts'
import { findIdea } from '#features/ideas/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { readWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { dayAfter, daysFrom, todayAt } from '#shared/calendar-dates.ts'
import type { AnswerOf, QueryOf } from '#shared/endpoint.ts'
import { isSeriesAnchor } from '#writing/month/series-steps.ts'
import type { SeriesDay, moveEndpoints } from '../../moves-contract.ts'
import { type PlannableOutline, findPlannableOfIdeas } from '../store.ts'
import { type LookedAt, newWarnings, shownMove } from './move-dates.ts'

/**
 * Scheduled emails move by as many days as the anchor did, so that a day that someone chose for one keeps its distance.
 * Planned ideas get the day that the series wants.
 */
export async function lookAtSeries(
  app: AppContext,
  { workspaceId }: Scope,
  ideaId: string,
  { from, to }: QueryOf<typeof moveEndpoints.series>,
): Promise<AnswerOf<typeof moveEndpoints.series>> {
  return readWorkspace(app.db, workspaceId, async (tx) => {
    const { topic, subtopic: anchor } = await findIdea(tx, ideaId)
    if (!isSeriesAnchor(anchor.meta) || from === to) return { name: topic.title, moves: [], days: [], conflicts: [] }
    const brand = await getBrand(tx, topic.brandId)
    const today = todayAt(brand.timezone, app.clock.now())
    const ideas = await findSeriesIdeas(tx, topic.id)
    const outlines = await findPlannableOfIdeas(
      tx,
      brand.id,
      ideas.map(({ id }) => id),
    )
    const looked = outlines
      .filter(({ outline }) => outline.subtopicId !== anchor.id && outline.scheduledSendAt !== null)
      .map((entry) => movedEntry(entry, ideas, { from, to }, brand, today))
      .toSorted((one, other) => (one.move.from! < other.move.from! ? -1 : 1))
    return {
      name: anchor.meta!.series!.name,
      moves: looked.map(({ move }) => move),
      days: daysOf(ideas, outlines, { ideaId: anchor.id, to }, today),
      conflicts: await newWarnings(tx, brand, looked, today),
    }
  })
}

function movedEntry(
  entry: PlannableOutline,
  ideas: readonly SeriesIdea[],
  { from, to }: { from: string; to: string },
  brand: BrandRow,
  today: string,
): LookedAt {
  const move = shownMove(entry, { by: 'days', days: daysFrom(from, to) }, brand, today)
  const idea = ideas.find(({ id }) => id === entry.outline.subtopicId)!
  return { entry: { ...entry, meta: metaOn(idea.meta, dayAfter(to, idea.meta.series.offset), brand) }, move }
}

function daysOf(
  ideas: readonly SeriesIdea[],
  outlines: readonly PlannableOutline[],
  anchor: { ideaId: string; to: string },
  today: string,
): SeriesDay[] {
  return ideas
    .map((idea) => {
      const ofIdea = outlines.filter(({ outline }) => outline.subtopicId === idea.id).map(({ outline }) => outline)
      const to = dayAfter(anchor.to, idea.meta.series.offset)
      return {
        isOver: ofIdea.some(({ workflowStatus }) => workflowStatus === 'sent' || workflowStatus === 'archived'),
        day: {
          ideaId: idea.id,
          title: idea.title,
          from: idea.plannedFor,
          to,
          past: to < today,
          isHidden: idea.id === anchor.ideaId || ofIdea.some(({ scheduledSendAt }) => scheduledSendAt !== null),
        },
      }
    })
    .filter(({ isOver, day }) => !isOver && day.from !== day.to)
    .map(({ day }) => day)
}
