import type { BrandRow } from '#features/brands/server/store.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { dayAfter } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import type { IdeaMeta } from '#writing/requests/idea-meta.ts'
import { seriesAnchorOn } from '#writing/month/series-steps.ts'
import { type SubtopicRow, findSubtopicForChange, findSubtopicsOf, updateSubtopic } from './store.ts'

export interface MovedDay {
  ideaId: string
  from: string
  to: string
}

export type SeriesIdea = SubtopicRow & { plannedFor: string; meta: IdeaMeta & Required<Pick<IdeaMeta, 'series'>> }

/** The ideas of a series that are in the plan. */
export async function findSeriesIdeas(tx: WorkspaceTx, topicId: string): Promise<SeriesIdea[]> {
  const ideas = await findSubtopicsOf(tx, topicId)
  return ideas.filter(
    (idea): idea is SeriesIdea =>
      idea.archivedAt === null && idea.plannedFor !== null && idea.meta?.series !== undefined,
  )
}

export async function movePlannedDays(tx: WorkspaceTx, brand: BrandRow, days: readonly MovedDay[]): Promise<void> {
  for (const { ideaId, from, to } of days.toSorted((one, other) => (one.ideaId < other.ideaId ? -1 : 1))) {
    const found = await findSubtopicForChange(tx, ideaId)
    if (found === null || found.topic.brandId !== brand.id) throw new AppError('NOT_FOUND')
    const { title, plannedFor, archivedAt, meta } = found.subtopic
    if (plannedFor !== from || archivedAt !== null || meta?.series === undefined) {
      throw new AppError('CONFLICT', { message: `“${title}” has moved since then, so no email was moved.` })
    }
    await updateSubtopic(tx, ideaId, { plannedFor: to, meta: metaOn(meta, to, brand) })
  }
}

/** Keeps what the email is about in step with the new anchor day. */
export function metaOn(meta: IdeaMeta, plannedFor: string, { country }: Pick<BrandRow, 'country'>): IdeaMeta {
  const anchor = seriesAnchorOn(meta, dayAfter(plannedFor, -meta.series!.offset), country)
  return anchor === undefined ? meta : { ...meta, anchor }
}
