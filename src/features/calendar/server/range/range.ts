import { nameHere } from '#features/access/server/people-store.ts'
import { briefsOf } from '#features/brands/server/brand-facts.ts'
import { type BrandRow, findBrandsOf } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { readWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { dayAfter } from '#shared/calendar-dates.ts'
import type { AnswerOf, QueryOf } from '#shared/endpoint.ts'
import { monthOfDay } from '../../calendar-days.ts'
import { MOST_ITEMS, type RangeItem, type RangeObservance, type rangeEndpoints } from '../../range-contract.ts'
import { presentSchedule } from '../present.ts'
import { observancesBetween } from '../shown-observances.ts'
import { type FoundItem, countUnscheduled, findItems } from './range-store.ts'

type Query = QueryOf<typeof rangeEndpoints.read>
export type RangePlan = AnswerOf<typeof rangeEndpoints.read>

export async function readRange(app: AppContext, { workspaceId }: Scope, query: Query): Promise<RangePlan> {
  const { from, to, brandIds: chosen, status, assignee } = query
  return readWorkspace(app.db, workspaceId, async (tx) => {
    const inUse = await findBrandsOf(tx.tx, [workspaceId])
    const brands = chosen === undefined ? inUse : inUse.filter(({ id }) => chosen.includes(id))
    const brandIds = brands.map(({ id }) => id)
    const before = dayAfter(to, 1)
    const found = await findItems(tx, { brandIds, from, before, status, assignee, limit: MOST_ITEMS + 1 })
    return {
      brands: brands.map(({ id, name, country, timezone }) => ({ id, name, country, timezone })),
      items: presentItems(found.slice(0, MOST_ITEMS), brands),
      unscheduled: await countUnscheduled(tx, brandIds, monthOfDay(from), monthOfDay(to)),
      observances: sharedObservances(await briefsOf(tx, brands), from, to),
      more: found.length > MOST_ITEMS,
    }
  })
}

function presentItems(found: readonly FoundItem[], brands: readonly BrandRow[]): RangeItem[] {
  const byId = new Map(brands.map((brand) => [brand.id, brand]))
  return found.map((item) => ({
    ...presentSchedule(item, byId.get(item.brandId)!),
    brandId: item.brandId,
    assignedToName: item.assignee === null ? null : nameHere(item.assignee),
  }))
}

/** A day is shown once with every country in which it has the same dates. */
export function sharedObservances(
  briefs: readonly Pick<BrandBrief, 'country' | 'facts'>[],
  from: string,
  to: string,
): RangeObservance[] {
  const shared = new Map<string, RangeObservance>()
  for (const brief of briefs) {
    for (const observance of observancesBetween(brief, from, to)) {
      const key = `${observance.id} ${observance.date} ${observance.lastDay}`
      const known = shared.get(key) ?? { ...observance, countries: [] }
      if (!known.countries.includes(brief.country)) known.countries.push(brief.country)
      shared.set(key, known)
    }
  }
  return [...shared.values()].toSorted((one, other) => one.date.localeCompare(other.date))
}
