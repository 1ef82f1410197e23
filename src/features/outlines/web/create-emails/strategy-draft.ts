import { monthKey } from '#shared/calendar-dates.ts'
import type { Strategy } from '#shared/strategy.ts'
import type { PlanPlace } from '#features/ideas/web/queries.ts'
import { observable, type Observed } from '#features/ideas/web/widgets/observable.ts'

// By brand and month, for as long as the page is open: who looks into the library meanwhile finds it as it was.
const typed = observable<ReadonlyMap<string, Strategy>>(new Map())

export const typedStrategies: Observed<ReadonlyMap<string, Strategy>> = typed

export const strategyKey = (place: PlanPlace) => `${place.brandId} ${monthKey(place)}`

export function keepStrategy(place: PlanPlace, strategy: Strategy): void {
  typed.change((now) => new Map(now).set(strategyKey(place), strategy))
}
