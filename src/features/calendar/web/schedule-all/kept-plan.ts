import { z } from 'zod'
import { type YearMonth, monthKey } from '#shared/calendar-dates.ts'
import { type TypedDraft, typedDraft } from '#web/typed-draft.ts'
import { type Schedule, placedPlanSchema } from '../../fields.ts'

const planSchema = placedPlanSchema.extend({
  outlineIds: z.array(z.uuid()),
})
export type PlacedPlan = z.infer<typeof planSchema>

export const keptPlan = (userId: string, brandId: string, month: YearMonth): TypedDraft<PlacedPlan> =>
  typedDraft(userId, `calendar-plan:${brandId}:${monthKey(month)}`, (kept) => planSchema.parse(kept))

export function suggestedIn(plan: PlacedPlan | null, schedules: readonly Schedule[]): ReadonlySet<string> {
  const placed = new Set(plan?.schedules.map(({ outlineId }) => outlineId))
  return new Set(
    schedules.filter((item) => !item.manualOverride && placed.has(item.outlineId)).map(({ outlineId }) => outlineId),
  )
}
