import { z } from 'zod'
import { monthKey } from '#shared/calendar-dates.ts'
import type { Strategy } from '#shared/strategy.ts'
import { strategySchema } from '#features/ideas/contract.ts'
import type { PlanPlace } from '#features/ideas/web/queries.ts'
import { keep, kept, typedKey } from '#web/browser-storage.ts'
import { observable, type Observed } from '#features/ideas/web/widgets/observable.ts'

const KEY = typedKey('strategies')
const drafts = z.array(z.tuple([z.string(), strategySchema]))

// By brand and month, for as long as the tab is open: who looks into the library or reloads finds it as it was.
const typed = observable<ReadonlyMap<string, Strategy>>(new Map(keptDrafts()))

export const typedStrategies: Observed<ReadonlyMap<string, Strategy>> = typed

export const strategyKey = (place: PlanPlace) => `${place.brandId} ${monthKey(place)}`

export function keepStrategy(place: PlanPlace, strategy: Strategy): void {
  typed.change((now) => new Map(now).set(strategyKey(place), strategy))
  keep('tab', KEY, JSON.stringify([...typed.read()]))
}

function keptDrafts(): z.infer<typeof drafts> {
  try {
    return drafts.parse(JSON.parse(kept('tab', KEY) ?? '[]'))
  } catch {
    // Something that is no draft.
    return []
  }
}
