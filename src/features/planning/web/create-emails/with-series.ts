import type { SeriesOffering } from '#features/calendar/web/widgets/series/series-offer-state.ts'
import type { MonthPlan } from '#features/ideas/web/widgets/plan/plan-words.ts'
import type { PlanChanges } from '#features/ideas/web/widgets/plan/use-plan-changes.ts'

/** Offers to move the rest when a planned email moves to another day. */
export function withSeries(
  changes: PlanChanges,
  { plan, brandId, series }: { plan: MonthPlan | null; brandId: string; series: SeriesOffering },
): PlanChanges {
  return {
    ...changes,
    async move(change) {
      const { ideaId, date, insteadOfId } = change
      const from = plan?.emails.find(({ subtopicId }) => subtopicId === ideaId)?.date
      const saved = await changes.move(change)
      if (saved && date !== null && from !== undefined && insteadOfId === undefined) {
        series.moved({ ideaId, brandId, outlineId: null, from, to: date })
      }
      return saved
    },
  }
}
