import { findBrandsOf } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { readWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { monthOf } from '#shared/calendar-dates.ts'
import type { SummaryView } from '../library/library.ts'
import { findAcrossBrands } from './search-store.ts'

const MOST_FOUND = 20

export async function searchOutlines(
  app: AppContext,
  { workspaceId }: Scope,
  { q }: { q: string },
): Promise<SummaryView[]> {
  return readWorkspace(app.db, workspaceId, async (tx) => {
    const brands = await findBrandsOf(tx.tx, [workspaceId])
    if (brands.length === 0) return []
    const found = await findAcrossBrands(tx, {
      brandIds: brands.map(({ id }) => id),
      q,
      near: monthOf(app.clock.now(), 'UTC'),
      limit: MOST_FOUND,
    })
    const byId = new Map(brands.map((brand) => [brand.id, brand]))
    return found.map(({ outline, assignee }) => ({ outline, assignee, brand: byId.get(outline.brandId)! }))
  })
}
