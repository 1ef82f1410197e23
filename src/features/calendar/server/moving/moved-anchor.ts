import { isSeriesAnchor } from '#writing/month/series-steps.ts'
import { dayOf } from '../../calendar-days.ts'
import type { MovedAnchor } from '../../contract.ts'
import type { PlannedOutline } from '../store.ts'

/** Without an earlier date, the email stood on its planned day. */
export function movedAnchor(
  { outline, meta, plannedFor }: PlannedOutline,
  before: string | null,
): MovedAnchor | undefined {
  const from = before === null ? plannedFor : dayOf(before)
  const { subtopicId, brandId, scheduledSendAt } = outline
  if (subtopicId === null || scheduledSendAt === null || from === null || !isSeriesAnchor(meta)) return undefined
  const to = dayOf(scheduledSendAt)
  return from === to ? undefined : { ideaId: subtopicId, brandId, from, to }
}
