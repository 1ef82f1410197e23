import type { BrandRow } from '#features/brands/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import type { Scope } from '#server/http/route.ts'
import { type YearMonth, effectiveMonth, monthKey } from '#shared/calendar-dates.ts'
import { AppError } from '#shared/errors.ts'
import { type OutlineView, readOutlines } from './service.ts'

/** The outlines a month's document holds: those the library lists under it, without the archived ones. */
export async function outlinesOfMonth(
  app: AppContext,
  scope: Scope,
  brandId: string,
  month: YearMonth,
): Promise<{ brand: BrandRow; outlines: OutlineView[] }> {
  const outlines = (await readOutlines(app, scope, brandId)).filter(
    ({ outline: { scheduledSendAt, planYear, planMonth, workflowStatus } }) =>
      workflowStatus !== 'archived' &&
      monthKey(effectiveMonth({ scheduledSendAt, planMonth: { year: planYear, month: planMonth } })) ===
        monthKey(month),
  )
  if (outlines[0] === undefined) throw new AppError('NOT_FOUND', { message: 'This month has no outlines to export.' })
  return { brand: outlines[0].brand, outlines }
}
