import { getBrand } from '#features/brands/server/service.ts'
import { type BrandRow } from '#features/brands/server/store.ts'
import type { AppContext } from '#server/app-context.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import { findOutlinesOfMonth } from './library/library-store.ts'
import type { OutlineView } from './service.ts'

export async function outlinesOfMonth(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  month: YearMonth,
): Promise<{ brand: BrandRow; outlines: OutlineView[] }> {
  return withWorkspace(app.db, workspaceId, async (tx) => {
    const brand = await getBrand(tx, brandId)
    const found = await findOutlinesOfMonth(tx, brandId, month)
    if (found.length === 0) throw new AppError('NOT_FOUND', { message: 'This month has no outlines to export.' })
    return { brand, outlines: found.map((each) => ({ ...each, brand, activity: null })) }
  })
}
