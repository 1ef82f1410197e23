import { z } from 'zod'
import { type YearMonth, monthKey } from '#shared/calendar-dates.ts'
import { type TypedDraft, typedDraft } from '#web/typed-draft.ts'
import { placedPlanSchema } from '../../contract.ts'

const planSchema = placedPlanSchema.extend({
  /** What was asked to be placed, in the end or not. */
  outlineIds: z.array(z.uuid()),
})
export type PlacedPlan = z.infer<typeof planSchema>

/** What the scheduler placed in a month and nobody has kept or taken back yet: it waits for that, wherever one goes. */
export const keptPlan = (userId: string, brandId: string, month: YearMonth): TypedDraft<PlacedPlan> =>
  typedDraft(userId, `calendar-plan:${brandId}:${monthKey(month)}`, (kept) => planSchema.parse(kept))
