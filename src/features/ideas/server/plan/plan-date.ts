import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { BodyOf } from '#shared/endpoint.ts'
import { AppError } from '#shared/errors.ts'
import { isSeriesAnchor } from '#writing/month/series-steps.ts'
import type { ideaEndpoints } from '../../contract.ts'
import { findIdea } from '../service.ts'
import { type SubtopicRow, updateSubtopic } from '../store.ts'

/** Thanks and service may come after the day. A series follows the day of its anchor email. */
function isTooLate(date: string, { meta }: SubtopicRow): boolean {
  if (meta === null || meta.family === 'community' || meta.family === 'lifecycle' || isSeriesAnchor(meta)) return false
  const { type, to } = meta.anchor
  return type === 'date' && to !== undefined && date > to
}

export async function planDate(
  app: AppContext,
  { workspaceId }: Scope,
  id: string,
  { date, insteadOfId }: BodyOf<typeof ideaEndpoints.planDate>,
): Promise<void> {
  await withWorkspace(app.db, workspaceId, async (scope) => {
    const { topic, subtopic } = await findIdea(scope, id)
    if (date !== null && (topic.archivedAt !== null || subtopic.archivedAt !== null)) {
      throw new AppError('IDEA_ARCHIVED')
    }
    const day = date === null ? null : Temporal.PlainDate.from(date)
    if (day !== null && (day.year !== topic.year || day.month !== topic.month)) {
      throw new AppError('INVALID_INPUT', {
        message: `Choose a day in ${monthTitle(topic)}.`,
        details: { field: 'date' },
      })
    }
    if (date !== null && isTooLate(date, subtopic)) {
      throw new AppError('INVALID_INPUT', {
        message: `This email is about ${subtopic.meta?.anchor.name ?? 'a day'}. Choose a day before it is over.`,
        details: { field: 'date' },
      })
    }
    if (insteadOfId !== undefined) {
      await updateSubtopic(scope, (await findIdea(scope, insteadOfId)).subtopic.id, { plannedFor: null })
    }
    await updateSubtopic(scope, subtopic.id, { plannedFor: date })
  })
}
