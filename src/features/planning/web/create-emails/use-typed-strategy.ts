import { monthKey } from '#shared/calendar-dates.ts'
import type { Strategy } from '#shared/strategy.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { strategySchema } from '#features/ideas/contract.ts'
import type { PlanPlace } from '#features/ideas/web/queries.ts'
import { useTypedDraft } from '#web/use-typed-draft.ts'

/** The strategy as it was typed for a month, null when it was not: who looks into the library or reloads finds it. */
export function useTypedStrategy(place: PlanPlace): [Strategy | null, (typed: Strategy) => void] {
  const { id } = useSignedIn()
  return useTypedDraft(id, `strategy:${place.brandId}:${monthKey(place)}`, (kept) => strategySchema.parse(kept))
}
