import { monthKey } from '#shared/calendar-dates.ts'
import type { Strategy } from '#shared/strategy.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { strategySchema } from '#features/ideas/fields.ts'
import type { BrandMonth } from '#features/ideas/web/queries.ts'
import { useTypedDraft } from '#web/use-typed-draft.ts'

/** Null when nothing was typed. The tab keeps the text through reloads. */
export function useTypedStrategy(place: BrandMonth): [Strategy | null, (typed: Strategy) => void] {
  const { id } = useSignedIn()
  return useTypedDraft(id, `strategy:${place.brandId}:${monthKey(place)}`, (kept) => strategySchema.parse(kept))
}
